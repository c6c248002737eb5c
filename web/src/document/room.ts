// How much room there is for each field on a page. Boxes on a small page grow so that they can be read and hit, but never over a
// neighbour: whoever taps in the middle of a box gets that one, and in between the nearer one.

import type { Placement } from "../net/session";

/** The most that a box may measure, in the unit of the page's size. */
export interface Room {
  width: number;
  height: number;
}

/** Returns how large the box of each placement may become on a page of some size, around its middle. */
export function rooms(placements: Placement[], page: Room): Room[] {
  const boxes = placements.map(({ x, y, width, height }) => ({
    x: (x + width / 2) * page.width,
    y: (y + height / 2) * page.height,
    width: width * page.width,
    height: height * page.height,
  }));
  return boxes.map((box, at) => {
    const room = { width: Infinity, height: Infinity };
    for (const [other, near] of boxes.entries()) {
      if (other === at) continue;
      const across = Math.abs(near.x - box.x);
      const down = Math.abs(near.y - box.y);
      const gapAcross = across - (box.width + near.width) / 2;
      const gapDown = down - (box.height + near.height) / 2;
      // Boxes that lie apart in one direction need not keep apart in the other.
      if (gapAcross >= gapDown)
        room.width = Math.min(room.width, Math.max(box.width, share(across, near.width)));
      else room.height = Math.min(room.height, Math.max(box.height, share(down, near.height)));
    }
    return room;
  });
}

/** Returns what is one's own of the way between two middles: half to each side, less where the neighbour's box needs more. */
function share(way: number, neighbour: number): number {
  return Math.min(way, 2 * way - neighbour);
}
