import { describe, expect, it } from "vitest";
import { type Bounds, type Move, refit } from "./refit";

const moved = ({ left, top, right, bottom }: Bounds, { factor, dx, dy }: Move): Bounds => ({
  left: left * factor + dx,
  top: top * factor + dy,
  right: right * factor + dx,
  bottom: bottom * factor + dy,
});
const landscape = { width: 484, height: 176 };
const portrait = { width: 315, height: 176 };
const ink = { left: 20, top: 40, right: 470, bottom: 140 };

describe("a drawing on a pad that changes its size", () => {
  it("stays in sight as a whole", () => {
    const turned = moved(ink, refit(ink, landscape, portrait, 1));
    expect(turned.left).toBeGreaterThanOrEqual(3.9);
    expect(turned.right).toBeLessThanOrEqual(311.1);
    expect((turned.right - turned.left) / (turned.bottom - turned.top)).toBeCloseTo(4.5);
  });

  it("is as large as it was once there is room again", () => {
    const move = refit(ink, landscape, portrait, 1);
    const turned = moved(ink, move);
    const back = refit(turned, portrait, landscape, move.factor);
    expect(move.factor * back.factor).toBeCloseTo(1);
    expect(moved(turned, back).right).toBeLessThanOrEqual(480.1);
  });

  it("is made no smaller where it fits", () => {
    const small = { left: 10, top: 60, right: 110, bottom: 120 };
    expect(refit(small, landscape, portrait, 1).factor).toBe(1);
    expect(moved(small, refit(small, landscape, portrait, 1)).left).toBeGreaterThanOrEqual(4);
  });

  it("may be a dot", () => {
    const dot = { left: 400, top: 80, right: 400, bottom: 80 };
    const turned = moved(dot, refit(dot, landscape, portrait, 1));
    expect(turned.left).toBeLessThanOrEqual(311);
  });
});
