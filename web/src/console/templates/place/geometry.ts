// Boxes on pages: moving, resizing, snapping, aligning. All measures are parts of the page, as in a field's placement.

import type { Placement } from "../form";

/** A page's size in points. */
export interface PageSize {
  width: number;
  height: number;
}

export type Rect = Pick<Placement, "x" | "y" | "width" | "height">;

/** The sides of a box that a drag takes along: "n", "se". */
export type Edges = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

export const EDGES: readonly Edges[] = ["nw", "n", "ne", "e", "se", "s", "sw", "w"];

/** The least width and height of a box in points. */
export const LEAST = 6;

const POINTS_PER_MM = 72 / 25.4;
const ROUND = 1e5;

/** Millimetres of a number of points. */
export const inMillimetres = (points: number) => points / POINTS_PER_MM;
/** Points of a number of millimetres. */
export const inPoints = (millimetres: number) => millimetres * POINTS_PER_MM;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const round = (value: number) => Math.round(value * ROUND) / ROUND;

/** Puts a box onto the page, in numbers that are short to store and never end beyond it. */
export function settled(rect: Rect, size: PageSize): Rect {
  const width = clamp(rect.width, LEAST / size.width, 1);
  const height = clamp(rect.height, LEAST / size.height, 1);
  const x = round(clamp(rect.x, 0, 1 - width));
  const y = round(clamp(rect.y, 0, 1 - height));
  return { x, y, width: Math.min(round(width), round(1 - x)), height: Math.min(round(height), round(1 - y)) };
}

/** The box around boxes. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  const right = Math.max(...rects.map((one) => one.x + one.width));
  const bottom = Math.max(...rects.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far boxes can go together without one of them leaving the page. */
export function held(rects: readonly Rect[], dx: number, dy: number): { dx: number; dy: number } {
  const { x, y, width, height } = around(rects);
  return { dx: clamp(dx, -x, 1 - x - width), dy: clamp(dy, -y, 1 - y - height) };
}

/** Moves the given sides of a box; the others stay where they are. */
export function resized(rect: Rect, edges: Edges, dx: number, dy: number, size: PageSize): Rect {
  const least = { x: LEAST / size.width, y: LEAST / size.height };
  let { x, y, width, height } = rect;
  if (edges.includes("e")) width = clamp(width + dx, least.x, 1 - x);
  if (edges.includes("s")) height = clamp(height + dy, least.y, 1 - y);
  if (edges.includes("w")) {
    const left = clamp(x + dx, 0, x + width - least.x);
    width += x - left;
    x = left;
  }
  if (edges.includes("n")) {
    const top = clamp(y + dy, 0, y + height - least.y);
    height += y - top;
    y = top;
  }
  return settled({ x, y, width, height }, size);
}

/** Lines that show what a box is in line with. */
export interface Guides {
  x?: number;
  y?: number;
}

interface Snapped {
  /** What to add so that an edge meets another. */
  by: number;
  at?: number;
}

function nearest(edges: readonly number[], others: readonly number[], reach: number): Snapped {
  let found: Snapped = { by: 0 };
  let least = reach;
  for (const edge of edges)
    for (const other of others) {
      const away = Math.abs(other - edge);
      if (away <= least && (found.at === undefined || away < least)) {
        least = away;
        found = { by: other - edge, at: other };
      }
    }
  return found;
}

const across = ({ x, width }: Rect) => [x, x + width / 2, x + width];
const down = ({ y, height }: Rect) => [y, y + height / 2, y + height];

/** Says how to move a box so that its edges or its middle meet those of others that are within reach. */
export function snapped(rect: Rect, others: readonly Rect[], reach: { x: number; y: number }) {
  const x = nearest(across(rect), others.flatMap(across), reach.x);
  const y = nearest(down(rect), others.flatMap(down), reach.y);
  return { dx: x.by, dy: y.by, guides: { x: x.at, y: y.at } satisfies Guides };
}

/** The same for the sides that are being dragged. */
export function snappedEdges(
  rect: Rect,
  edges: Edges,
  others: readonly Rect[],
  reach: { x: number; y: number },
) {
  const sideX = edges.includes("e") ? [rect.x + rect.width] : edges.includes("w") ? [rect.x] : [];
  const sideY = edges.includes("s") ? [rect.y + rect.height] : edges.includes("n") ? [rect.y] : [];
  const x = nearest(sideX, others.flatMap(across), reach.x);
  const y = nearest(sideY, others.flatMap(down), reach.y);
  return { dx: x.by, dy: y.by, guides: { x: x.at, y: y.at } satisfies Guides };
}

/** Whether two boxes have something in common. */
export function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The ways to bring boxes into line. */
export const ALIGNMENTS = ["left", "right", "top", "bottom", "size", "across", "down"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Brings boxes into line. The first one is the measure for sizes; the outermost ones for the rest. */
export function aligned(rects: readonly Rect[], way: Alignment): Rect[] {
  const first = rects[0];
  if (!first) return [];
  const outer = around(rects);
  switch (way) {
    case "left":
      return rects.map((one) => ({ ...one, x: outer.x }));
    case "right":
      return rects.map((one) => ({ ...one, x: outer.x + outer.width - one.width }));
    case "top":
      return rects.map((one) => ({ ...one, y: outer.y }));
    case "bottom":
      return rects.map((one) => ({ ...one, y: outer.y + outer.height - one.height }));
    case "size":
      return rects.map((one) => ({ ...one, width: first.width, height: first.height }));
    case "across":
      return spread(rects, "x", "width");
    case "down":
      return spread(rects, "y", "height");
  }
}

/** Puts the same space between all boxes. */
function spread(rects: readonly Rect[], start: "x" | "y", extent: "width" | "height"): Rect[] {
  const ordered = rects.toSorted((one, other) => one[start] - other[start]);
  const outer = around(rects);
  const taken = rects.reduce((sum, one) => sum + one[extent], 0);
  const gap = (outer[extent] - taken) / Math.max(1, rects.length - 1);
  const starts = new Map<Rect, number>();
  let next = outer[start];
  for (const one of ordered) {
    starts.set(one, next);
    next += one[extent] + gap;
  }
  return rects.map((one) => ({ ...one, [start]: starts.get(one) ?? one[start] }));
}
