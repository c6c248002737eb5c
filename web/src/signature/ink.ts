// Drawing with a finger, a pen or a mouse. Lines are smoothed through the middles between points, and thin out with speed as ink does.

interface Point {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
}

interface Stroke {
  points: Point[];
  /** How many of its points have been drawn, and how wide the line was there. */
  drawn: number;
  width: number;
}

const THIN = 1.4;
const THICK = 3.6;
export const INK = "#14213d";

export class Ink {
  private strokes: Stroke[] = [];
  private stroke: Stroke | null = null;
  private readonly context: CanvasRenderingContext2D | null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onChange: () => void,
    /** Whose strokes it goes on with, such as after its place on the page was gone for a while. */
    before: Ink | null = null,
  ) {
    if (before) this.strokes = before.strokes;
    this.context = canvas.getContext("2d");
    this.fit();
    canvas.addEventListener("pointerdown", this.down);
    canvas.addEventListener("pointermove", this.move);
    canvas.addEventListener("pointerup", this.up);
    canvas.addEventListener("pointercancel", this.up);
  }

  stop(): void {
    this.canvas.removeEventListener("pointerdown", this.down);
    this.canvas.removeEventListener("pointermove", this.move);
    this.canvas.removeEventListener("pointerup", this.up);
    this.canvas.removeEventListener("pointercancel", this.up);
  }

  get isEmpty(): boolean {
    return this.strokes.length === 0;
  }

  clear(): void {
    this.strokes = [];
    this.draw();
    this.onChange();
  }

  undo(): void {
    this.strokes.pop();
    this.draw();
    this.onChange();
  }

  /** Takes the size of its place on the page, such as after the device was turned; what was drawn stays. */
  fit(): void {
    const scale = Math.min(Math.max(devicePixelRatio, 1), 3);
    this.canvas.width = Math.round(this.canvas.clientWidth * scale);
    this.canvas.height = Math.round(this.canvas.clientHeight * scale);
    this.context?.setTransform(scale, 0, 0, scale, 0, 0);
    this.draw();
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    this.canvas.setPointerCapture(event.pointerId);
    this.stroke = { points: [this.point(event)], drawn: 0, width: 0 };
    this.strokes.push(this.stroke);
    this.drawOn(this.stroke);
    this.onChange();
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.stroke) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length > 0 ? steps : [event]) {
      const point = this.point(step);
      const last = this.stroke.points.at(-1);
      if (last && Math.hypot(point.x - last.x, point.y - last.y) < 1.5) continue;
      this.stroke.points.push(point);
    }
    this.drawOn(this.stroke);
  };

  private readonly up = (): void => {
    this.stroke = null;
  };

  private point(event: PointerEvent): Point {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top, at: event.timeStamp };
  }

  private draw(): void {
    this.context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
    for (const stroke of this.strokes) {
      stroke.drawn = 0;
      this.drawOn(stroke);
    }
  }

  /** Draws what a stroke has more than when it was last drawn. Nothing is drawn twice, which would make its edges rough. */
  private drawOn(stroke: Stroke): void {
    const context = this.context;
    const { points } = stroke;
    const [first] = points;
    if (!context || !first) return;
    context.strokeStyle = INK;
    context.fillStyle = INK;
    context.lineCap = "round";
    if (stroke.drawn === 0) {
      stroke.width = (THIN + THICK) / 2;
      context.beginPath();
      context.arc(first.x, first.y, stroke.width / 2, 0, 2 * Math.PI);
      context.fill();
      stroke.drawn = 1;
    }
    for (let at = stroke.drawn; at < points.length; at += 1) {
      const point = points[at] as Point;
      const before = points[at - 1] as Point;
      const from = at === 1 ? first : middle(points[at - 2] as Point, before);
      const to = middle(before, point);
      const speed = Math.hypot(point.x - before.x, point.y - before.y) / Math.max(point.at - before.at, 1);
      stroke.width += (Math.max(THICK - speed * 1.6, THIN) - stroke.width) * 0.35;
      context.lineWidth = stroke.width;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(before.x, before.y, to.x, to.y);
      context.stroke();
    }
    stroke.drawn = points.length;
  }
}

function middle(left: Point, right: Point): { x: number; y: number } {
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
}
