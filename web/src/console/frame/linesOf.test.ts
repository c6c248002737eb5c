import { expect, it } from "vitest";
import { linesOf } from "./linesOf";

it("counts lines, and breaks long ones", () => {
  expect(linesOf(undefined)).toBe(1);
  expect(linesOf("")).toBe(1);
  expect(linesOf("one\n\nthree\n")).toBe(4);
  expect(linesOf("x".repeat(57))).toBe(2);
});
