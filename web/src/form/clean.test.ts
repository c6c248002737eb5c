import { describe, expect, it } from "vitest";
import { clean } from "./clean";

describe("what is pasted", () => {
  it.each([
    ["from\vWord\u2028and\u2029so\u0085on\f.", "from\nWord\nand\nso\non\n."],
    ["a bell\u0007, a null\0, an escape\u001b[0m, \u009f", "a bell, a null, an escape[0m, "],
    ["tabs\tand\r\nlines\nstay", "tabs\tand\r\nlines\nstay"],
    ["half \ud83c and whole 🎉", "half  and whole 🎉"],
    ["مرحبًا، 你好, é, \u200d", "مرحبًا، 你好, é, \u200d"],
  ])("%j is taken as %j", (pasted, taken) => {
    expect(clean(pasted, true)).toBe(taken);
  });

  it("has blanks for breaks where there is but one line", () => {
    expect(clean("from\vWord\u0007", false)).toBe("from Word");
  });
});
