// Drawing with a finger, a pen or a mouse. Lines are smoothed through the middles between points, and thin out with speed as ink does.

import { refit, type Size } from "./refit";

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
/** How long the lines of somebody's hand are at the very least. */
const LEAST = 15;
export const INK = "#14213d";

export class Ink {
  private strokes: Stroke[] = [];
  private stroke: Stroke | null = null;
  /** Who draws the stroke: another finger, or the palm, has no part in it. */
  private pointer: Pick<PointerEvent, "pointerId" | "pointerType"> | null = null;
  private size: Size = { width: 0, height: 0 };
  /** How much smaller the strokes are than they were drawn. */
  private scale = 1;
  private readonly context: CanvasRenderingContext2D | null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onChange: () => void,
    /** Whose strokes it goes on with, such as after its place on the page was gone for a while. */
    before: Ink | null = null,
  ) {
    if (before) {
      this.strokes = before.strokes;
      this.size = before.size;
      this.scale = before.scale;
    }
    this.context = canvas.getContext("2d");
    this.fit();
    canvas.addEventListener("pointerdown", this.down);
    canvas.addEventListener("pointermove", this.go);
    canvas.addEventListener("pointerup", this.up);
    canvas.addEventListener("pointercancel", this.up);
  }

  stop(): void {
    this.canvas.removeEventListener("pointerdown", this.down);
    this.canvas.removeEventListener("pointermove", this.go);
    this.canvas.removeEventListener("pointerup", this.up);
    this.canvas.removeEventListener("pointercancel", this.up);
  }

  get isEmpty(): boolean {
    return this.strokes.length === 0;
  }

  /** Whether what was drawn is no more than a dot, such as a slip of a finger leaves. */
  get isDot(): boolean {
    let way = 0;
    for (const { points } of this.strokes) {
      points.forEach((point, at) => {
        const before = points[at - 1];
        if (before) way += Math.hypot(point.x - before.x, point.y - before.y);
      });
    }
    return way / this.scale < LEAST;
  }

  clear(): void {
    this.strokes = [];
    this.scale = 1;
    this.draw();
    this.onChange();
  }

  undo(): void {
    this.strokes.pop();
    this.draw();
    this.onChange();
  }

  /** Takes the size of its place on the page, such as after the device was turned; all that was drawn stays in sight. */
  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    // A place that is not shown has no size.
    if (width === 0 || height === 0) return;
    if (width !== this.size.width || height !== this.size.height) this.move({ width, height });
    const scale = Math.min(Math.max(devicePixelRatio, 1), 3);
    this.canvas.width = Math.round(this.canvas.clientWidth * scale);
    this.canvas.height = Math.round(this.canvas.clientHeight * scale);
    this.context?.setTransform(scale, 0, 0, scale, 0, 0);
    this.draw();
  }

  private move(to: Size): void {
    const points = this.strokes.flatMap((stroke) => stroke.points);
    if (points.length > 0) {
      const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      for (const { x, y } of points) {
        ink.left = Math.min(ink.left, x);
        ink.right = Math.max(ink.right, x);
        ink.top = Math.min(ink.top, y);
        ink.bottom = Math.max(ink.bottom, y);
      }
      const { factor, dx, dy } = refit(ink, this.size, to, this.scale);
      for (const point of points) {
        point.x = point.x * factor + dx;
        point.y = point.y * factor + dy;
      }
      this.scale *= factor;
    }
    this.size = to;
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    if (this.pointer) {
      // A palm often lies on the pad before the pen comes: then the pen is meant.
      if (event.pointerType !== "pen" || this.pointer.pointerType === "pen") return;
      this.strokes.pop();
      this.draw();
    }
    this.pointer = event;
    this.canvas.setPointerCapture(event.pointerId);
    this.stroke = { points: [this.point(event)], drawn: 0, width: 0 };
    this.strokes.push(this.stroke);
    this.drawOn(this.stroke);
    this.onChange();
  };

  private readonly go = (event: PointerEvent): void => {
    if (!this.stroke || event.pointerId !== this.pointer?.pointerId) return;
    const steps = event.getCoalescedEvents?.() ?? [];
    for (const step of steps.length > 0 ? steps : [event]) {
      const point = this.point(step);
      const last = this.stroke.points.at(-1);
      if (last && Math.hypot(point.x - last.x, point.y - last.y) < 1.5) continue;
      this.stroke.points.push(point);
    }
    this.drawOn(this.stroke);
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer?.pointerId) return;
    this.pointer = null;
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
      context.arc(first.x, first.y, (stroke.width * this.scale) / 2, 0, 2 * Math.PI);
      context.fill();
      stroke.drawn = 1;
    }
    for (let at = stroke.drawn; at < points.length; at += 1) {
      const point = points[at] as Point;
      const before = points[at - 1] as Point;
      const from = at === 1 ? first : middle(points[at - 2] as Point, before);
      const to = middle(before, point);
      const way = Math.hypot(point.x - before.x, point.y - before.y) / this.scale;
      const speed = way / Math.max(point.at - before.at, 1);
      stroke.width += (Math.max(THICK - speed * 1.6, THIN) - stroke.width) * 0.35;
      context.lineWidth = stroke.width * this.scale;
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
