// The service's tree, as the editor's document.

import type { JSONContent } from "@tiptap/core";
import {
  ALIASES,
  type Around,
  ATTRS,
  type Attrs,
  editorName,
  type Holds,
  holds,
  MARK_ATTRS,
  type TreeMark,
  type TreeNode,
} from "./shape";

let made = 0;

/** Returns an id for a new condition or repeat around items or rows. */
export function aroundId(): string {
  made += 1;
  return `around-${made}`;
}

/** Returns the editor's document of a tree; an empty line where there is none yet. */
export function opened(content: TreeNode | Record<string, never>): JSONContent {
  const nodes = (content as TreeNode).content ?? [];
  return { type: "doc", content: filled(children(nodes, "blocks"), "blocks") };
}

/** Returns the editor's document of a header or footer: a list of pieces, a paragraph or plain words. */
export function openedLine(line: unknown): JSONContent {
  let nodes: TreeNode[] = [];
  if (typeof line === "string") nodes = line === "" ? [] : [{ type: "text", text: line }];
  else if (Array.isArray(line)) nodes = line;
  else if (line) nodes = (line as TreeNode).content ?? [];
  return { type: "doc", content: [{ type: "paragraph", content: children(nodes, "inlines") }] };
}

function children(nodes: TreeNode[], around: Holds): JSONContent[] {
  if (around === "items" || around === "rows") return flat(nodes, around, []);
  return nodes.map((node) => one(node, around));
}

/** Lays items or rows in a row; each carries the conditions and repeats that it stands in. */
function flat(nodes: TreeNode[], around: Holds, within: Around[]): JSONContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== "conditional" && node.type !== "repeat") {
      const item = one(node, around);
      return within.length === 0 ? item : { ...item, attrs: { ...item.attrs, within } };
    }
    const inner: Around[] = [...within, { id: aroundId(), type: node.type, attrs: node.attrs ?? {} }];
    const found = flat(node.content ?? [], around, inner);
    if (found.length > 0) return found;
    // A condition around nothing would be lost.
    return flat([around === "items" ? { type: "listItem" } : { type: "tableRow" }], around, inner);
  });
}

function one(node: TreeNode, around: Holds): JSONContent {
  if (node.type === "text") return { type: "text", text: node.text ?? "", marks: marksOf(node.marks) };
  const inside = holds(node.type, around);
  const type = editorName(node.type, around);
  const content = filled(children(node.content ?? [], inside), inside);
  return {
    type,
    attrs: attrsOf(ATTRS[node.type] ?? {}, node.attrs),
    ...(content.length > 0 && { content }),
    ...(node.marks?.length && { marks: marksOf(node.marks) }),
  };
}

/** The editor has no blocks and lists without anything in them, since the cursor could not stand there. */
function filled(content: JSONContent[], inside: Holds): JSONContent[] {
  if (content.length > 0 || inside === "inlines" || inside === "nothing") return content;
  if (inside === "blocks") return [{ type: "paragraph" }];
  const cell = { type: "tableCell", content: [{ type: "paragraph" }] };
  if (inside === "cells") return [cell];
  if (inside === "rows") return [{ type: "tableRow", content: [cell] }];
  return [{ type: "listItem", content: [{ type: "paragraph" }] }];
}

/** The known attributes with their usual values; `given` remembers what was written, for when it is written back. */
function attrsOf(known: Attrs, given: Attrs | null | undefined): Attrs {
  const attrs: Attrs = { ...known };
  for (const [key, value] of Object.entries(given ?? {})) {
    const name = ALIASES[key] ?? key;
    if (name in known && value !== null) attrs[name] = value;
  }
  return given ? { ...attrs, given } : attrs;
}

function marksOf(marks: TreeMark[] | null | undefined): JSONContent["marks"] {
  return (marks ?? []).map(({ type, attrs }) => {
    const known = MARK_ATTRS[type];
    if (!known) return { type };
    const read = Object.entries(known).map(([name, usual]) => [name, attrs?.[name] ?? usual]);
    return { type, attrs: Object.fromEntries(read) };
  });
}
