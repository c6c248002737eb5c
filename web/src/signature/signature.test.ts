import { describe, expect, it } from "vitest";
import { initialsOf, offered } from "./initials";
import { inkBox, shrink } from "./picture";

describe("initials", () => {
  it.each([
    ["Daniel Moreau", "DM"],
    ["anne-marie o’neil", "AMO"],
    ["Élodie", "É"],
    ["ليلى حسن", "لح"],
    ["", ""],
    ["a b c d e f", "ABCD"],
  ])("of %s are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("a name that is offered as a signature", () => {
  it("is as long as a signature may be", () => {
    expect(offered("Jo Mills")).toBe("Jo Mills");
    expect([...offered("Ἀ🎉".repeat(120))]).toHaveLength(100);
  });
});

describe("pictures of signatures", () => {
  it("are cut to what can be seen, with some room", () => {
    const pixels = new Uint8ClampedArray(10 * 8 * 4);
    pixels[(3 * 10 + 4) * 4 + 3] = 255;
    pixels[(5 * 10 + 6) * 4 + 3] = 255;
    expect(inkBox(pixels, 10, 8, 1)).toEqual({ x: 3, y: 2, width: 5, height: 5 });
    expect(inkBox(new Uint8ClampedArray(10 * 8 * 4), 10, 8, 1)).toBeNull();
  });

  it("are made small enough and never larger", () => {
    expect(shrink(2400, 400)).toBe(0.5);
    expect(shrink(100, 800)).toBe(0.5);
    expect(shrink(100, 50)).toBe(1);
  });
});
