import { expect, it } from "vitest";
import { inkOnPaper } from "./paper";

/** A picture of a colour with a darker box on it. */
function picture(paper: number, ink: number, box: [x: number, y: number, width: number, height: number]) {
  const pixels = new Uint8ClampedArray(100 * 60 * 4);
  for (let at = 0; at < 100 * 60; at += 1) {
    const [x, y] = [at % 100, Math.floor(at / 100)];
    const inside = x >= box[0] && x < box[0] + box[2] && y >= box[1] && y < box[1] + box[3];
    pixels.set([...Array(3).fill(inside ? ink : paper), 255], at * 4);
  }
  return pixels;
}

it("finds the ink on white and on grey paper", () => {
  for (const paper of [255, 170]) {
    expect(inkOnPaper(picture(paper, 40, [30, 20, 25, 10]), 100, 60)).toEqual({
      x: 28,
      y: 18,
      width: 29,
      height: 14,
    });
  }
});

it("takes what shows through for paper", () => {
  const pixels = new Uint8ClampedArray(100 * 60 * 4);
  for (let x = 10; x < 50; x += 1) for (const y of [30, 31]) pixels.set([0, 0, 0, 255], (y * 100 + x) * 4);
  expect(inkOnPaper(pixels, 100, 60)).toMatchObject({ x: 7, width: 46 });
});

it("leaves alone what it can't tell from the paper", () => {
  expect(inkOnPaper(picture(255, 255, [0, 0, 0, 0]), 100, 60)).toBeNull();
  expect(inkOnPaper(picture(255, 20, [5, 5, 90, 50]), 100, 60)).toBeNull();
  // Dust.
  expect(inkOnPaper(picture(255, 20, [5, 5, 1, 1]), 100, 60)).toBeNull();
});
