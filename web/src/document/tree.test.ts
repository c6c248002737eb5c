import { describe, expect, it } from "vitest";
import type { Block } from "../net/session";
import { Headings } from "./headings";
import { blockKeys } from "./keys";

describe("headings", () => {
  it("are numbered by how they lie under each other", () => {
    const headings = new Headings();
    expect([2, 2, 3, 3, 2, 1].map((level) => headings.number(level))).toEqual([
      "1",
      "2",
      "2.1",
      "2.2",
      "3",
      "4",
    ]);
  });

  it("skip no depth", () => {
    const headings = new Headings();
    expect([2, 4, 4, 3, 2, 1].map((level) => headings.depth(level))).toEqual([1, 2, 2, 2, 1, 1]);
  });
});

describe("keys", () => {
  const text = (words: string): Block => ({
    kind: "paragraph",
    align: null,
    content: [{ kind: "text", text: words }],
  });
  const field = (id: string): Block => ({
    kind: "field",
    id,
    label: id,
    role: null,
    shape: "line",
    answer: null,
  });

  it("stay with their blocks when others come and go", () => {
    const before = blockKeys([text("a"), field("x"), text("b")]);
    const after = blockKeys([text("a"), text("new"), field("x"), text("b")]);
    expect(after.filter((key) => before.includes(key))).toEqual(before);
  });

  it("are all different", () => {
    const keys = blockKeys([text("a"), text("a"), { kind: "rule" }, { kind: "rule" }]);
    expect(new Set(keys).size).toBe(4);
  });
});
