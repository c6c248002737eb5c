// What becomes of a drawing when its pad changes its size, such as when a phone is turned: all of it stays in sight.

export interface Size {
  width: number;
  height: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point becomes `x * factor + dx`, `y * factor + dy`. */
export interface Move {
  factor: number;
  dx: number;
  dy: number;
}

/** How much of the pad's edge stays free, in pixels: lines are as wide as that. */
const EDGE = 4;

/**
 * Returns how a drawing moves from a pad of one size to one of another. It becomes no smaller than it has to, and as large as it was
 * drawn as soon as there is room: `scale` is what it was made smaller by before.
 */
export function refit(ink: Bounds, from: Size, to: Size, scale: number): Move {
  const width = Math.max(ink.right - ink.left, 1);
  const height = Math.max(ink.bottom - ink.top, 1);
  const room = { width: Math.max(to.width - 2 * EDGE, 1), height: Math.max(to.height - 2 * EDGE, 1) };
  const factor = Math.min(1 / scale, room.width / width, room.height / height);
  // Its middle stays where it was, seen from the edges.
  const along = (start: number, end: number, before: number, now: number) => {
    const half = ((end - start) * factor) / 2;
    const middle = ((start + end) / 2 / Math.max(before, 1)) * now;
    const kept = Math.min(Math.max(middle, EDGE + half), now - EDGE - half);
    return kept - ((start + end) / 2) * factor;
  };
  return {
    factor,
    dx: along(ink.left, ink.right, from.width, to.width),
    dy: along(ink.top, ink.bottom, from.height, to.height),
  };
}
