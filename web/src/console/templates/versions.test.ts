import { expect, it } from "vitest";
import { isFolded } from "./versions";

const numbered = (...numbers: number[]) => numbers.map((number) => ({ number }));

it("knows whether saves are left out", () => {
  expect(isFolded(numbered(201, 1))).toBe(true);
  expect(isFolded(numbered(7, 6, 4))).toBe(true);
  expect(isFolded(numbered(7, 6, 5))).toBe(false);
  expect(isFolded(numbered(3))).toBe(false);
  expect(isFolded([])).toBe(false);
});
