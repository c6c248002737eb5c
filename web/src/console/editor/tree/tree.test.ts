// A template that is opened and saved unchanged is the same tree.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getSchema } from "@tiptap/core";
import { describe, expect, it, vi } from "vitest";
import { bodyKit, lineKit } from "../nodes/kit";
import { closed, closedLine, type Places } from "./close";
import { opened, openedLine } from "./open";
import { placed } from "./place";
import type { TreeNode } from "./shape";

// Words need a page to stand on.
vi.mock("../../text/words", () => ({ t: (id: string) => id }));

const examples = join(import.meta.dirname, "../../../../../examples");
const schema = getSchema(bodyKit(null));
const line = getSchema(lineKit(null));

function body(content: TreeNode, places?: Places) {
  const doc = schema.nodeFromJSON(opened(content));
  doc.check();
  return closed(doc, places);
}

/** The order of marks means nothing, and the editor has one of its own. */
function sorted(nodes: TreeNode[] | undefined): unknown {
  return JSON.parse(JSON.stringify(nodes ?? []), (key, value) =>
    key === "marks" ? value.toSorted((a: TreeNode, b: TreeNode) => a.type.localeCompare(b.type)) : value,
  );
}

const templates = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => {
    const file = readFileSync(join(examples, entry.name, "template.json"), "utf8");
    return [entry.name, JSON.parse(file).content] as const;
  })
  .filter(([, content]) => content.type === "doc" && content.content[0].type !== "pdf");

describe("the examples", () => {
  it("are there", () => expect(templates.length).toBeGreaterThan(4));

  it.each(templates)("%s comes back as it was", (_, content) => {
    expect(sorted(body(content))).toEqual(sorted(content.content));
  });

  it.each(templates)("%s keeps its header and footer", (_, content) => {
    for (const part of ["header", "footer"]) {
      const given = content.attrs?.[part];
      if (!given) continue;
      const doc = line.nodeFromJSON(openedLine(given));
      doc.check();
      expect(sorted(closedLine(doc, part))).toEqual(sorted(given));
    }
  });
});

const text = (words: string): TreeNode => ({ type: "text", text: words });
const paragraph = (...content: TreeNode[]): TreeNode => ({ type: "paragraph", content });
const cell = (...content: TreeNode[]): TreeNode => ({ type: "tableCell", content: [paragraph(...content)] });

describe("what every node and mark can be", () => {
  const all: TreeNode = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2, numbered: false, textAlign: "center" }, content: [text("T")] },
      { type: "paragraph", attrs: { align: "justify", note: 7 }, content: [text("kept")] },
      { type: "paragraph", attrs: {} },
      paragraph(
        {
          type: "text",
          marks: [
            { type: "bold" },
            { type: "italic" },
            { type: "underline" },
            { type: "strike" },
            { type: "code" },
            { type: "link", attrs: { href: "https://example.com" } },
            { type: "highlight" },
            { type: "subscript" },
            { type: "color", attrs: { color: "#112233" } },
            { type: "fontSize", attrs: { size: 14.5 } },
          ],
          text: "all",
        },
        { type: "hardBreak" },
        { type: "variable", attrs: { name: "price", format: "words" }, marks: [{ type: "bold" }] },
        { type: "field", attrs: { id: "f" } },
        { type: "image", attrs: { file: "fil_1", alt: "A ship" } },
        {
          type: "conditional",
          attrs: { when: "a" },
          content: [text("b"), { type: "repeat", attrs: { over: "xs", as: "x" }, content: [text("c")] }],
        },
      ),
      {
        type: "orderedList",
        attrs: { start: 3, style: "1.1" },
        content: [
          { type: "listItem", content: [paragraph(text("first"))] },
          {
            type: "repeat",
            attrs: { over: "xs" },
            content: [
              { type: "listItem", content: [paragraph(text("second"))] },
              {
                type: "conditional",
                attrs: { when: "x" },
                content: [{ type: "listItem", content: [{ type: "blockquote", content: [paragraph()] }] }],
              },
            ],
          },
          {
            type: "conditional",
            attrs: { when: "y" },
            content: [{ type: "listItem", content: [paragraph()] }],
          },
          {
            type: "conditional",
            attrs: { when: "y" },
            content: [{ type: "listItem", content: [paragraph()] }],
          },
        ],
      },
      { type: "horizontalRule" },
      { type: "pageBreak" },
      { type: "columns", attrs: { count: 3 }, content: [paragraph()] },
      {
        type: "table",
        attrs: { widths: [1, 2.5] },
        content: [
          {
            type: "tableRow",
            content: [{ type: "tableHeader", attrs: { colspan: 2, rowspan: 1 }, content: [paragraph()] }],
          },
          {
            type: "repeat",
            attrs: { over: "items", as: "line" },
            content: [
              {
                type: "tableRow",
                content: [cell(text("a")), cell({ type: "variable", attrs: { name: "line.x" } })],
              },
            ],
          },
        ],
      },
      { type: "image", attrs: { file: "fil_1", width: 0.5, alt: "", align: "center" } },
      { type: "field", attrs: { id: "g" } },
      { type: "repeat", attrs: { over: "xs", as: null }, content: [paragraph(text("d"))] },
    ],
  };

  it("comes back, with what the editor does not know and what was said though it need not be", () => {
    const clean = (nodes: unknown) =>
      JSON.parse(
        JSON.stringify(nodes).replaceAll('"content":[]', '"nothing":0').replaceAll(',"nothing":0', ""),
      );
    expect(clean(sorted(body(all)))).toEqual(clean(sorted(all.content ?? [])));
  });

  it("has room for the cursor where a tree holds nothing", () => {
    const bare = ["bulletList", "blockquote", "columns", "table", "conditional"].map((type) => ({ type }));
    expect(() => body({ type: "doc", content: bare })).not.toThrow();
    expect(() => body({ type: "doc" })).not.toThrow();
  });
});

describe("places", () => {
  const doc: TreeNode = {
    type: "doc",
    content: [
      paragraph(text("one")),
      {
        type: "table",
        content: [
          { type: "tableRow", content: [cell(text("head"))] },
          {
            type: "repeat",
            attrs: { over: "xs" },
            content: [{ type: "tableRow", content: [cell({ type: "variable", attrs: { name: "x" } })] }],
          },
        ],
      },
    ],
  };
  const places: Places = new Map();
  const tree = schema.nodeFromJSON(opened(doc));
  closed(tree, places);

  it("lead through rows in repeats to the node", () => {
    const field = "content.content[1].content[1].content[0].content[0].content[0].content[0].attrs.name";
    const place = placed(field, places);
    expect(place).toMatchObject({ part: "content", attribute: "name" });
    expect(tree.nodeAt((place as { pos: number }).pos)?.type.name).toBe("variable");
  });

  it("lead to the first row of a repeat, and to the nearest thing that is there", () => {
    const repeat = placed("content.content[1].content[1].attrs.over", places) as { pos: number };
    expect(tree.nodeAt(repeat.pos)?.type.name).toBe("tableRow");
    const gone = placed("content.content[0].content[9].text", places) as { pos: number };
    expect(gone.pos).toBe(0);
  });

  it("lead to the panels", () => {
    expect(placed("symbolTable.rent.default", places)).toEqual({ part: "variables", name: "rent" });
    expect(placed("expressionTable.total", places)).toEqual({ part: "computed", name: "total" });
    expect(placed("formSchema.fields[2].role", places)).toEqual({ part: "fields", index: 2 });
    expect(placed("formSchema.roles[0].name", places)).toEqual({ part: "roles", index: 0 });
    expect(placed("content.attrs.page.margin", places)).toEqual({ part: "page", attribute: "page" });
    expect(placed("name", places)).toEqual({ part: "name" });
  });
});
