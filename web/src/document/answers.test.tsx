import type { ComponentChild, VNode } from "preact";
import { describe, expect, it, vi } from "vitest";
import type { PrintField } from "../net/session";

vi.mock("../text/text", () => ({ t: (id: string) => id, language: () => "en", when: String }));

const { PlacedField } = await import("./Inlines");

/** What stands on the page, and what is heard in place of pictures, in brackets. */
function read(node: ComponentChild): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node !== "object") return String(node);
  const { props } = node as VNode<{ children?: ComponentChild | ComponentChild[]; "aria-label"?: string }>;
  const children = Array.isArray(props.children) ? props.children : [props.children];
  const heard = props["aria-label"];
  return (
    children
      .map(read)
      .join("|")
      .replace(/^\|+|\|+$/g, "") + (heard ? `[${heard}]` : "")
  );
}

function shown(layout: "inline" | "block", shape: PrintField["shape"], answer: PrintField["answer"]): string {
  const field: PrintField = { id: "f", label: "Size", role: null, shape, answer };
  return read(PlacedField({ field, layout, isControl: false }));
}

describe("answers of others", () => {
  it("stand with their names where they have a line to themselves", () => {
    expect(shown("block", "line", { kind: "text", text: "M" })).toBe("M|Size");
    expect(shown("inline", "line", { kind: "text", text: "M" })).toBe("M");
  });

  it("keep their lines", () => {
    expect(shown("block", "area", { kind: "text", text: "one\ntwo" })).toBe("one\ntwo|Size");
  });

  it("show a box that nobody ticked as one", () => {
    for (const answer of [null, { kind: "tick" as const, on: false }]) {
      expect(shown("inline", "tick", answer)).toBe("☐[Size: not-ticked]");
      expect(shown("block", "tick", answer)).toBe("☐[not-ticked]| Size");
    }
    expect(shown("block", "tick", { kind: "tick", on: true })).toBe("☑[ticked]| Size");
  });

  it("leave a line where there is none", () => {
    expect(shown("block", "line", null)).toBe("blank-of-others");
  });
});
