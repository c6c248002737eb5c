// What the service's trees are made of (`crates/template/src/content`), and what each node is called in the editor. ProseMirror needs a name of
// its own for what may stand both in a line and between paragraphs.

/** A node of the service's tree. */
export interface TreeNode {
  type: string;
  attrs?: Attrs | null;
  content?: TreeNode[] | null;
  marks?: TreeMark[] | null;
  text?: string;
}

export interface TreeMark {
  type: string;
  attrs?: Attrs | null;
}

export type Attrs = Record<string, unknown>;

/** What may stand somewhere. */
export type Holds = "blocks" | "inlines" | "items" | "rows" | "cells" | "nothing";

/** A condition or a repeat around items of a list or rows of a table: in the editor the items carry what is around them, so that commands for
 * lists and tables work as ever. Neighbours with the same id are in the same one. */
export interface Around {
  id: string;
  type: "conditional" | "repeat";
  attrs: Attrs;
}

/** The attributes of each node with the values that count where they are left out. */
export const ATTRS: Record<string, Attrs> = {
  paragraph: { align: null },
  heading: { level: 1, numbered: false, align: null },
  orderedList: { start: 1, style: "1" },
  columns: { count: 2 },
  table: { widths: null },
  tableHeader: { colspan: 1, rowspan: 1, align: null, colwidth: null },
  tableCell: { colspan: 1, rowspan: 1, align: null, colwidth: null },
  image: { file: "", width: null, alt: "", align: null },
  variable: { name: "", format: null },
  field: { id: "" },
  conditional: { when: "" },
  repeat: { over: "", as: null },
};

/** The attributes of each mark. */
export const MARK_ATTRS: Record<string, Attrs> = {
  link: { href: "" },
  highlight: { color: null },
  color: { color: "" },
  fontSize: { size: null },
};

/** Other names of attributes that the service understands. */
export const ALIASES: Record<string, string> = { textAlign: "align" };

const HOLDS: Record<string, Holds> = {
  doc: "blocks",
  paragraph: "inlines",
  heading: "inlines",
  bulletList: "items",
  orderedList: "items",
  listItem: "blocks",
  blockquote: "blocks",
  columns: "blocks",
  table: "rows",
  tableRow: "cells",
  tableHeader: "blocks",
  tableCell: "blocks",
};

/** Returns what a node takes inside, standing where it stands: conditions and repeats take what their surroundings take. */
export function holds(type: string, around: Holds): Holds {
  if (type === "conditional" || type === "repeat") return around;
  return HOLDS[type] ?? "nothing";
}

/** What the editor calls nodes in a line that are called otherwise between paragraphs. */
const IN_LINE: Record<string, string> = { conditional: "conditionalInline", repeat: "repeatInline" };
const BETWEEN: Record<string, string> = { image: "imageBlock", field: "fieldBlock" };
const SERVICE = Object.fromEntries(
  [...Object.entries(IN_LINE), ...Object.entries(BETWEEN)].map(([service, editor]) => [editor, service]),
);

/** Returns the editor's name of a node. */
export function editorName(type: string, around: Holds): string {
  return (around === "inlines" ? IN_LINE : BETWEEN)[type] ?? type;
}

/** Returns the service's name of a node. */
export function serviceName(name: string): string {
  return SERVICE[name] ?? name;
}

/** Whether two values of attributes are the same. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
