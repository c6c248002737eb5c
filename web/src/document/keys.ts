// Keys for the pieces of a document, so that a paragraph that appears or goes does not take the focus away from an input
// further down: whatever holds a field is known by that field, everything else by its fixed words.

import type { Block, Inline } from "../net/session";

function inlineMark(content: Inline[]): string {
  const field = content.find((piece) => piece.kind === "field");
  if (field && "id" in field) return `#${field.id}`;
  return content
    .map((piece) => (piece.kind === "text" ? piece.text : ""))
    .join("")
    .slice(0, 60);
}

function nestedMark(blocks: Block[]): string {
  const marks = blocks.map(blockMark);
  return marks.find((mark) => mark.startsWith("#")) ?? marks[0] ?? "";
}

/** Returns what a block is known by: `#` and the id of its first field, or its words. */
export function blockMark(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return inlineMark(block.content);
    case "bulletList":
    case "orderedList":
      return nestedMark(block.items.flat());
    case "quote":
    case "columns":
      return nestedMark(block.content);
    case "table":
      return nestedMark(block.rows.flat().flatMap((cell) => cell.content));
    case "field":
      return `#${block.id}`;
    case "image":
      return block.file;
    default:
      return "";
  }
}

/** Returns a key for each of some siblings, each different. */
export function keys<T>(siblings: T[], mark: (sibling: T) => string): string[] {
  const seen = new Map<string, number>();
  return siblings.map((sibling) => {
    const name = mark(sibling);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}~${count}`;
  });
}

export function blockKeys(blocks: Block[]): string[] {
  return keys(blocks, (block) => `${block.kind}:${blockMark(block)}`);
}

export function itemKeys(items: Block[][]): string[] {
  return keys(items, nestedMark);
}

export function inlineKeys(content: Inline[]): string[] {
  return keys(content, (piece) => (piece.kind === "field" ? `#${piece.id}` : piece.kind));
}
