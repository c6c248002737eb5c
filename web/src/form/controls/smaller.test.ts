import { expect, it } from "vitest";
import { reduced } from "./smaller";

it("keeps the shape of a photograph and leaves what is small enough", () => {
  const { width, height } = reduced(9_248, 6_936);
  expect(width * height).toBeLessThanOrEqual(12_000_000);
  expect(width / height).toBeCloseTo(9_248 / 6_936, 2);
  expect(reduced(4_000, 3_000)).toEqual({ width: 4_000, height: 3_000 });
  expect(reduced(100_000_000, 1).height).toBe(1);
});
