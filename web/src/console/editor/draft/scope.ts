// Which names can be used at a place: those of the draft, and the items of the repeats around it.

import type { Node } from "@tiptap/pm/model";
import { aroundOf } from "../tree/close";
import type { Draft } from "./Draft";
import type { Variables, VariableType } from "./parts";

/** A repeat around a place. */
export interface Within {
  over: string;
  as: string;
}

export interface Named {
  name: string;
  /** What people call it. */
  label?: string;
  kind: "variable" | "computed" | "field" | "item";
  type?: VariableType | string;
}

/** Returns the repeats around a position, outermost first. */
export function repeatsAround(doc: Node, pos: number): Within[] {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  const found: Within[] = [];
  for (let depth = 1; depth <= $pos.depth; depth += 1) {
    const node = $pos.node(depth);
    for (const around of aroundOf(node))
      if (around.type === "repeat")
        found.push({ over: String(around.attrs.over ?? ""), as: String(around.attrs.as ?? "item") });
    if (node.type.name.startsWith("repeat"))
      found.push({ over: String(node.attrs.over), as: String(node.attrs.as ?? "item") });
  }
  return found;
}

/** Returns the columns of a list that an expression gives, as far as they can be told without working it out. */
export function columnsOf(draft: Draft, source: string, within: Within[] = []): Variables {
  const path = source.trim();
  const variable = draft.variables[path];
  if (variable) return variable.columns ?? {};
  const [head, column] = path.split(".");
  const outer = within.findLast((one) => one.as === head);
  if (outer && column)
    return columnsOf(draft, outer.over, within.slice(0, within.indexOf(outer)))[column]?.columns ?? {};
  const expression = draft.computed[path]?.expression ?? path;
  // `items.map(|i| #{label: i.label, amount: …})` makes records with these keys.
  const record = /#\{(.*)\}/s.exec(expression)?.[1];
  if (record === undefined) {
    const list = /^\s*(\w+)\s*\./.exec(expression)?.[1];
    return (list && draft.variables[list]?.columns) || {};
  }
  const keys = [...record.matchAll(/(?:^|,)\s*(\w+)\s*:/g)].map(([, key]) => key as string);
  return Object.fromEntries(keys.map((key) => [key, { type: "text" as const }]));
}

/** Returns all names that can be printed or used at a place inside those repeats. */
export function namesIn(draft: Draft, within: Within[]): Named[] {
  const items = within.flatMap(({ over, as }, depth): Named[] => [
    ...Object.entries(columnsOf(draft, over, within.slice(0, depth))).map(([column, { type, label }]) => ({
      name: `${as}.${column}`,
      label,
      kind: "item" as const,
      type,
    })),
    { name: `${as}.position`, kind: "item", type: "number" },
  ]);
  return [
    ...items,
    ...Object.entries(draft.variables).map(
      ([name, { label, type }]): Named => ({ name, label, kind: "variable", type }),
    ),
    ...Object.entries(draft.computed).map(([name, { type }]): Named => ({ name, kind: "computed", type })),
    ...draft.fields
      .filter((field) => !field.variable)
      .map((field): Named => ({ name: field.id, label: field.label, kind: "field", type: field.type })),
  ];
}

/** The formats in which a type can be printed (docs/EXPRESSIONS.md). */
export const FORMATS: Record<string, string[]> = {
  number: ["0", "0.0", "0.00", "percent", "words"],
  money: ["symbol", "code", "amount", "words"],
  date: ["short", "medium", "long", "full", "iso"],
  datetime: ["short", "medium", "long", "full", "iso"],
  text: ["upper", "lower"],
  email: ["upper", "lower"],
  choice: ["upper", "lower"],
  boolean: ["yesNo", "check"],
};

/** Returns the formats for a name; all where its type can't be told. */
export function formatsOf(type: string | undefined): string[] {
  return type ? (FORMATS[type] ?? []) : [...new Set(Object.values(FORMATS).flat())];
}
