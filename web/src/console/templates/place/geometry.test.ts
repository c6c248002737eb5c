import { describe, expect, it } from "vitest";
import { aligned, held, meet, resized, settled, snapped, snappedEdges } from "./geometry";

const A4 = { width: 595.28, height: 841.89 };
const box = (x: number, y: number, width = 0.2, height = 0.1) => ({ x, y, width, height });

describe("a box", () => {
  it("stays on its page", () => {
    for (const wild of [box(-1, 2), box(0.95, 0.99), box(0.3, 0.3, 4, 4), box(2 / 3, 1 / 3, 1 / 3, 2 / 3)]) {
      const { x, y, width, height } = settled(wild, A4);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
      expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it("is never too small to be caught", () => {
    const { width, height } = settled(box(0.5, 0.5, 0, 0), A4);
    expect(width * A4.width).toBeCloseTo(6, 1);
    expect(height * A4.height).toBeCloseTo(6, 1);
  });

  it("keeps the side that is not dragged", () => {
    const left = resized(box(0.4, 0.4), "nw", -0.1, -0.2, A4);
    expect(left.x + left.width).toBeCloseTo(0.6);
    expect(left.y + left.height).toBeCloseTo(0.5);
    const over = resized(box(0.4, 0.4), "w", 0.9, 0, A4);
    expect(over.x + over.width).toBeCloseTo(0.6);
    expect(resized(box(0.4, 0.4), "se", 9, 9, A4)).toEqual({ x: 0.4, y: 0.4, width: 0.6, height: 0.6 });
  });
});

describe("boxes that move together", () => {
  it("stop when the first of them meets the edge", () => {
    const { dx, dy } = held([box(0.1, 0.1), box(0.7, 0.8)], 0.5, -0.5);
    expect(dx).toBeCloseTo(0.1);
    expect(dy).toBeCloseTo(-0.1);
  });
});

describe("snapping", () => {
  const reach = { x: 0.01, y: 0.01 };
  it("meets the nearest edge within reach", () => {
    const { dx, dy, guides } = snapped(box(0.105, 0.5), [box(0.1, 0.2), box(0.108, 0.2)], reach);
    expect(dx).toBeCloseTo(0.003);
    expect(dy).toBe(0);
    expect(guides).toEqual({ x: expect.closeTo(0.108), y: undefined });
  });
  it("leaves alone what is far", () => {
    expect(snapped(box(0.5, 0.5), [box(0.05, 0.05, 0.1, 0.1)], reach)).toMatchObject({ dx: 0, dy: 0 });
  });
  it("looks only at the sides that are dragged", () => {
    const { dx, dy } = snappedEdges(box(0.1, 0.1), "e", [box(0.305, 0.105)], reach);
    expect(dx).toBeCloseTo(0.005);
    expect(dy).toBe(0);
  });
});

describe("alignment", () => {
  const three = [box(0.1, 0.5, 0.1), box(0.5, 0.1, 0.2), box(0.2, 0.3, 0.1)];
  it.each([
    ["left", [0.1, 0.1, 0.1]],
    ["right", [0.6, 0.5, 0.6]],
  ] as const)("brings boxes to the %s", (way, xs) => {
    expect(aligned(three, way).map(({ x }) => x)).toEqual(xs.map((x) => expect.closeTo(x)));
  });
  it.each([
    ["top", [0.1, 0.1, 0.1]],
    ["bottom", [0.5, 0.5, 0.5]],
  ] as const)("brings boxes to the %s", (way, ys) => {
    expect(aligned(three, way).map(({ y }) => y)).toEqual(ys.map((y) => expect.closeTo(y)));
  });
  it("gives all the size of the first", () => {
    expect(aligned(three, "size").map(({ width }) => width)).toEqual([0.1, 0.1, 0.1]);
  });
  it("puts the same space between, whatever their order", () => {
    const [first, last, middle] = aligned(three, "across");
    expect(first?.x).toBeCloseTo(0.1);
    expect(middle?.x).toBeCloseTo(0.3);
    expect(last?.x).toBeCloseTo(0.5);
    expect(aligned(three, "down").map(({ y }) => y)).toEqual([0.5, 0.1, 0.3].map((y) => expect.closeTo(y)));
  });
});

it("tells whether boxes meet", () => {
  expect(meet(box(0, 0), box(0.19, 0.09))).toBe(true);
  expect(meet(box(0, 0), box(0.2, 0))).toBe(false);
});
