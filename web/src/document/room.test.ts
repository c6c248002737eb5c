import { describe, expect, it } from "vitest";
import type { Placement } from "../net/session";
import { type Room, rooms } from "./room";

const at = (x: number, y: number, width: number, height: number): Placement => ({
  page: 1,
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});
const page = { width: 100, height: 100 };

/** The boxes as they are when they take all the room that they want and may. */
function grown(placements: Placement[], wanted: number) {
  return rooms(placements, page).map((room: Room, place) => {
    const { x, y, width, height } = placements[place] as Placement;
    const w = Math.max(width * 100, Math.min(wanted, room.width));
    const h = Math.max(height * 100, Math.min(wanted, room.height));
    return {
      left: x * 100 + (width * 100 - w) / 2,
      top: y * 100 + (height * 100 - h) / 2,
      width: w,
      height: h,
    };
  });
}

function overlap(boxes: ReturnType<typeof grown>): boolean {
  return boxes.some((a, i) =>
    boxes.some(
      (b, j) =>
        i < j &&
        a.left + a.width > b.left + 1e-9 &&
        b.left + b.width > a.left + 1e-9 &&
        a.top + a.height > b.top + 1e-9 &&
        b.top + b.height > a.top + 1e-9,
    ),
  );
}

describe("the room of a field on a page", () => {
  it("ends where that of its neighbour begins", () => {
    const ticks = [at(10, 10, 3, 3), at(10, 18, 3, 3), at(10, 26, 3, 3)];
    expect(rooms(ticks, page).map(({ height }) => Math.round(height))).toEqual([8, 8, 8]);
    expect(rooms(ticks, page)[0]?.width).toBe(Infinity);
    expect(overlap(grown(ticks, 44))).toBe(false);
  });

  it("is less beside a large neighbour, which does not move", () => {
    const fields = [at(10, 10, 3, 3), at(10, 15, 60, 12)];
    expect(overlap(grown(fields, 24))).toBe(false);
    expect(rooms(fields, page)[0]?.height).toBeCloseTo(7);
  });

  it("never makes boxes overlap that did not", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const fields: Placement[] = [];
      let number = seed * 7919;
      const random = (most: number) => {
        number = (number * 48271) % 2147483647;
        return (number / 2147483647) * most;
      };
      for (let tries = 0; tries < 12; tries += 1) {
        const next = at(random(90), random(90), 2 + random(8), 2 + random(6));
        const boxes = [...fields, next].map(({ x, y, width, height }) => ({
          left: x * 100,
          top: y * 100,
          width: width * 100,
          height: height * 100,
        }));
        if (!overlap(boxes)) fields.push(next);
      }
      expect(overlap(grown(fields, 24)), `seed ${seed}`).toBe(false);
      expect(overlap(grown(fields, 44)), `seed ${seed}`).toBe(false);
    }
  });
});
