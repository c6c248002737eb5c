// Puts conditions and repeats around what is chosen: a part of a line, blocks, items of a list or rows of a table.

import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { Draft } from "../draft/Draft";
import { wrapAround } from "../nodes/around";
import type { Desk } from "../nodes/desk";
import { aroundOf } from "../tree/close";
import type { Attrs } from "../tree/shape";

export type Logic = "conditional" | "repeat";

/** A repeat goes over the first list that there is. */
function attrsOf(type: Logic, draft: Draft): Attrs {
  if (type === "conditional") return { when: "" };
  const list = Object.entries(draft.variables).find(([, variable]) => variable.type === "list");
  return { over: list?.[0] ?? "", as: "item" };
}

/** Puts a condition or a repeat around the chosen blocks, or the chosen part of a line; opens it. */
export function insertLogic(editor: Editor, desk: Desk, type: Logic): void {
  const { selection } = editor.state;
  const { $from, $to } = selection;
  const attrs = attrsOf(type, desk.draft);
  const inLine = selection instanceof TextSelection && !selection.empty && $from.sameParent($to);
  if (inLine && !coversLine(selection)) {
    const content = editor.state.doc.slice($from.pos, $to.pos).content;
    const node = editor.schema.nodes[`${type}Inline`]?.create(attrs, content);
    if (!node) return;
    editor.view.dispatch(editor.state.tr.replaceWith($from.pos, $to.pos, node));
    desk.inspect({ kind: "logic", pos: $from.pos, fresh: true });
    return;
  }
  const range = $from.blockRange($to);
  if (range && editor.chain().focus().wrapIn(type, attrs).run())
    desk.inspect({ kind: "logic", pos: range.start, fresh: true });
  else insertAround(editor, desk, type);
}

function coversLine({ $from, $to }: TextSelection): boolean {
  return $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size;
}

/** Puts a condition or a repeat around the chosen rows or items; opens it. */
export function insertAround(editor: Editor, desk: Desk, type: Logic): void {
  const pos = wrapAround(editor, type, attrsOf(type, desk.draft));
  if (pos === null) return;
  const item = editor.state.doc.nodeAt(pos);
  const depth = item ? aroundOf(item).length - 1 : 0;
  desk.inspect({ kind: "around", pos, depth, fresh: true });
}
