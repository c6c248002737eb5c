// Tables: TipTap's, with widths in proportion to each other, and rows that stay in the repeat or condition that they are put into.

import { Table as BaseTable, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Node } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  selectedRect,
} from "@tiptap/pm/tables";
import type { NodeView, ViewMutationRecord } from "@tiptap/pm/view";
import { aroundOf } from "../tree/close";

/** Draws a table with its columns as wide as the page will have them. */
class TableView implements NodeView {
  readonly dom = document.createElement("div");
  readonly contentDOM = document.createElement("tbody");
  readonly #columns = document.createElement("colgroup");
  // A table that is wider than the screen is scrolled by keys too.
  readonly #watch = new ResizeObserver(() => {
    const wide = this.dom.scrollWidth > this.dom.clientWidth;
    if (wide) this.dom.tabIndex = 0;
    else this.dom.removeAttribute("tabindex");
  });

  constructor(node: Node) {
    const table = document.createElement("table");
    table.append(this.#columns, this.contentDOM);
    this.dom.className = "tableWrapper";
    this.dom.append(table);
    this.#draw(node);
    this.#watch.observe(this.dom);
  }

  #draw(node: Node): void {
    const widths = (node.attrs.widths as number[] | null) ?? [];
    const all = widths.reduce((sum, width) => sum + width, 0);
    this.#columns.replaceChildren(
      ...widths.map((width) => {
        const column = document.createElement("col");
        column.style.width = `${(width / all) * 100}%`;
        return column;
      }),
    );
  }

  update(node: Node): boolean {
    if (node.type.name !== "table") return false;
    this.#draw(node);
    return true;
  }

  destroy(): void {
    this.#watch.disconnect();
  }

  ignoreMutation(change: ViewMutationRecord): boolean {
    return change.type !== "selection" && !this.contentDOM.contains(change.target);
  }
}

type Act = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean;

interface Given {
  state: EditorState;
  tr: Transaction;
  dispatch?: ((args: unknown) => unknown) | undefined;
}

/** Adds or takes away a column, and its width. */
function withWidths(act: Act, change: (widths: number[], left: number, right: number) => void) {
  return () =>
    ({ state, tr, dispatch }: Given) => {
      if (!act(state)) return false;
      const { table, tableStart, left, right } = selectedRect(state);
      const done = act(state, dispatch as never);
      const widths = table.attrs.widths as number[] | null;
      if (done && dispatch && widths) {
        const next = [...widths];
        change(next, left, right);
        tr.setNodeAttribute(tableStart - 1, "widths", next.length > 0 ? next : null);
      }
      return done;
    };
}

/** Adds a row that stands in the same repeats and conditions as the one beside it. */
function withAround(act: Act, after: boolean) {
  return () =>
    ({ state, tr, dispatch }: Given) => {
      if (!act(state)) return false;
      const { table, tableStart, top, bottom } = selectedRect(state);
      const within = aroundOf(table.child(after ? bottom - 1 : top));
      const done = act(state, dispatch as never);
      if (done && dispatch && within.length > 0) {
        const grown = tr.doc.nodeAt(tableStart - 1);
        const index = after ? bottom : top;
        let pos = tableStart;
        for (let row = 0; row < index; row += 1) pos += grown?.child(row).nodeSize ?? 0;
        tr.setNodeAttribute(pos, "within", within);
      }
      return done;
    };
}

const usual = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0) / widths.length || 1;

export const Table = BaseTable.extend({
  addAttributes() {
    return { widths: { default: null, rendered: false } };
  },
  addNodeView() {
    return ({ node }) => new TableView(node);
  },
  addCommands() {
    return {
      ...this.parent?.(),
      addColumnBefore: withWidths(addColumnBefore, (widths, left) => widths.splice(left, 0, usual(widths))),
      addColumnAfter: withWidths(addColumnAfter, (widths, _, right) =>
        widths.splice(right, 0, usual(widths)),
      ),
      deleteColumn: withWidths(deleteColumn, (widths, left, right) => widths.splice(left, right - left)),
      addRowBefore: withAround(addRowBefore, false),
      addRowAfter: withAround(addRowAfter, true),
    };
  },
  renderHTML: () => ["table", ["tbody", 0]],
}).configure({ resizable: false });

const spans = {
  colspan: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute("colspan")) || 1,
  },
  rowspan: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute("rowspan")) || 1,
  },
  colwidth: { default: null, rendered: false },
};

export const Row = TableRow.extend({ content: "(tableCell | tableHeader)*" });
export const Cell = TableCell.extend({ addAttributes: () => spans });
export const HeadCell = TableHeader.extend({ addAttributes: () => spans });
