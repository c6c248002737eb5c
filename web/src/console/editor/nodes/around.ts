// Conditions and repeats around items of a list or rows of a table. The items carry them (`tree/shape.ts`); here they are drawn, made, changed and
// taken away.

import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { selectedRect } from "@tiptap/pm/tables";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { t } from "../../text/words";
import { aroundOf } from "../tree/close";
import { aroundId } from "../tree/open";
import type { Around, Attrs } from "../tree/shape";
import type { Desk } from "./desk";
import { label } from "./logic";

const HOMES = ["bulletList", "orderedList", "table"];

function drawn(doc: Node, desk: Desk | null): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((home, at) => {
    if (!HOMES.includes(home.type.name)) return !home.isTextblock;
    let before: Around[] = [];
    home.forEach((item, offset) => {
      const pos = at + 1 + offset;
      const within = aroundOf(item);
      for (const [depth, around] of within.entries())
        if (before[depth]?.id !== around.id)
          found.push(
            Decoration.widget(pos, (_, getPos) => heading(home, around, depth, desk, getPos), {
              side: -10 + depth,
              // The words too, since the language may change.
              key: JSON.stringify(around) + depth + t("editor-logic-if"),
              stopEvent: () => true,
            }),
          );
      if (within.length > 0)
        found.push(
          Decoration.node(pos, pos + item.nodeSize, {
            class: "around",
            "data-around": within.at(-1)?.type ?? "",
          }),
        );
      before = within;
    });
    return true;
  });
  return DecorationSet.create(doc, found);
}

/** The line above the first item or row that says what is around it. */
function heading(
  home: Node,
  { type, attrs }: Around,
  depth: number,
  desk: Desk | null,
  getPos: () => number | undefined,
): HTMLElement {
  const button = document.createElement("button");
  label(button, type, attrs);
  button.addEventListener("click", () => {
    const pos = getPos();
    if (pos !== undefined) desk?.inspect({ kind: "around", pos, depth });
  });
  const line = document.createElement(home.type.name === "table" ? "tr" : "li");
  line.className = "aroundLabel";
  line.contentEditable = "false";
  line.dataset.kind = type;
  if (home.type.name === "table") {
    const cell = document.createElement("td");
    cell.colSpan = 100;
    cell.append(button);
    line.append(cell);
  } else line.append(button);
  return line;
}

const key = new PluginKey<DecorationSet>("around");

export const AroundLabels = Extension.create<{ desk: Desk | null }>({
  name: "aroundLabels",
  addOptions: () => ({ desk: null }),
  addProseMirrorPlugins() {
    const { desk } = this.options;
    return [
      new Plugin({
        key,
        state: {
          init: (_, { doc }) => drawn(doc, desk),
          apply: (tr, old) => (tr.docChanged || tr.getMeta(key) ? drawn(tr.doc, desk) : old),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

/** Draws the labels anew, in another language. */
export function redrawAround(editor: Editor): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, true).setMeta("addToHistory", false));
}

interface Run {
  item: Node;
  pos: number;
}

/** The items or rows that are together in what is around the one at a position. */
function together(editor: Editor, pos: number, depth: number): Run[] {
  const $pos = editor.state.doc.resolve(pos);
  const items: Run[] = [];
  $pos.parent.forEach((item, offset) => {
    items.push({ item, pos: $pos.start() + offset });
  });
  const at = $pos.index();
  const idOf = (place: number) => {
    const one = items[place];
    return one && aroundOf(one.item)[depth]?.id;
  };
  const id = idOf(at);
  if (id === undefined) return [];
  let [first, last] = [at, at];
  while (idOf(first - 1) === id) first -= 1;
  while (idOf(last + 1) === id) last += 1;
  return items.slice(first, last + 1);
}

/** Returns what is around the item or row at a position. */
export function aroundAt(doc: Node, pos: number, depth: number): Around | null {
  const item = doc.nodeAt(pos);
  return item ? (aroundOf(item)[depth] ?? null) : null;
}

/** Changes the attributes of a condition or repeat around items or rows; takes it away where there are none. */
export function changeAround(editor: Editor, pos: number, depth: number, attrs: Attrs | null): void {
  const { tr } = editor.state;
  for (const { item, pos: at } of together(editor, pos, depth)) {
    const within = [...aroundOf(item)];
    const old = within[depth] as Around;
    if (attrs) within[depth] = { ...old, attrs };
    else within.splice(depth, 1);
    tr.setNodeAttribute(at, "within", within.length > 0 ? within : null);
  }
  editor.view.dispatch(tr);
}

/** Puts the chosen items or rows into a new condition or repeat; gives the position of the first, or nothing where none are chosen. */
export function wrapAround(editor: Editor, type: Around["type"], attrs: Attrs): Run["pos"] | null {
  const run = chosen(editor);
  const first = run[0];
  if (!first) return null;
  const depth = aroundOf(first.item).length;
  const around: Around = { id: aroundId(), type, attrs };
  const { tr } = editor.state;
  for (const { item, pos } of run) {
    const within = aroundOf(item);
    if (within.length === depth) tr.setNodeAttribute(pos, "within", [...within, around]);
  }
  editor.view.dispatch(tr);
  return first.pos;
}

/** The rows or items that the selection touches: of the innermost table or list. */
function chosen(editor: Editor): Run[] {
  const { selection } = editor.state;
  const { $from, $to } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const home = $from.node(depth);
    if (home.type.name === "tableRow") {
      const { table, tableStart, top, bottom } = selectedRect(editor.state);
      const rows: Run[] = [];
      table.forEach((item, offset, index) => {
        if (index >= top && index < bottom) rows.push({ item, pos: tableStart + offset });
      });
      return rows;
    }
    if (HOMES.includes(home.type.name) && $to.depth >= depth && $to.node(depth) === home) {
      const items: Run[] = [];
      home.forEach((item, offset, index) => {
        if (index >= $from.index(depth) && index <= $to.index(depth))
          items.push({ item, pos: $from.start(depth) + offset });
      });
      return items;
    }
  }
  return [];
}
