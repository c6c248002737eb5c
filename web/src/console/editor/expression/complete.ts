// What may be meant by the beginning of a name in an expression.

import type { Draft } from "../draft/Draft";
import { columnsOf, namesIn, type Within } from "../draft/scope";

export interface Callable {
  name: string;
  least: number;
  most?: number | null;
}

export interface Completion {
  /** What is put into the expression. */
  text: string;
  /** What is shown beside it: a label, or what a function takes. */
  note: string;
  /** Its type, where nobody gave it a label. */
  type?: string;
  kind: "variable" | "computed" | "field" | "item" | "function";
}

export interface Completing {
  /** Where the word begins that is being completed. */
  from: number;
  found: Completion[];
}

/** Functions that take a closure are called on a list. */
const ON_LISTS = ["map", "filter", "find", "some", "all", "sortBy"];
const OF_VALUES: Record<string, string[]> = {
  money: ["amount", "currency"],
  date: ["year", "month", "day"],
  datetime: ["year", "month", "day"],
};
const MOST = 12;

/** Returns what the word before the cursor may become; nothing inside of texts. */
export function complete(
  source: string,
  caret: number,
  draft: Draft,
  within: Within[],
  functions: Callable[],
  asked = false,
): Completing | null {
  const before = source.slice(0, caret);
  if (insideText(before)) return null;
  const [, path = "", word = ""] = /((?:[A-Za-z_]\w*\.)*)([A-Za-z_]\w*)?$/.exec(before) ?? [];
  if (word === "" && path === "" && !asked) return null;
  // A number's decimals, or a name that follows one directly.
  if (/\d\.?$/.test(before.slice(0, before.length - path.length - word.length)) && path === "") return null;
  const from = caret - word.length;
  const all =
    path === "" ? plain(draft, within, functions) : properties(path.slice(0, -1), before, draft, within);
  const wanted = word.toLowerCase();
  const fits = (one: Completion) =>
    one.text.toLowerCase().startsWith(wanted) || one.note.toLowerCase().includes(wanted);
  const found = all.filter((one) => (wanted === "" ? true : fits(one)) && one.text !== word);
  found.sort((a, b) => rank(a, wanted) - rank(b, wanted));
  return found.length > 0 ? { from, found: found.slice(0, MOST) } : null;
}

function rank(one: Completion, wanted: string): number {
  return (one.text.toLowerCase().startsWith(wanted) ? 0 : 2) + (one.kind === "function" ? 1 : 0);
}

function plain(draft: Draft, within: Within[], functions: Callable[]): Completion[] {
  const names = namesIn(draft, within).map(
    ({ name, label, kind, type }): Completion => ({
      text: name,
      note: label ?? "",
      type: label || kind === "field" ? undefined : type,
      kind,
    }),
  );
  const called = functions.map(
    ({ name, least, most }): Completion => ({
      text: `${name}(`,
      note: `${name}(${least === 0 && most === 0 ? "" : "…"})`,
      kind: "function",
    }),
  );
  return [...names, ...called];
}

function properties(path: string, before: string, draft: Draft, within: Within[]): Completion[] {
  const columns = columnsAt(path, before, draft, within);
  const found = Object.entries(columns).map(
    ([text, { label, type }]): Completion => ({
      text,
      note: label ?? "",
      type: label ? undefined : type,
      kind: "item",
    }),
  );
  const type = draft.variables[path]?.type;
  if (type === "list")
    return ON_LISTS.map((name) => ({ text: `${name}(|i| `, note: `${name}(|i| …)`, kind: "function" }));
  return [
    ...found,
    ...(OF_VALUES[type ?? ""] ?? []).map((text): Completion => ({ text, note: "", kind: "item" })),
  ];
}

/** The columns of an item: of a repeat around, or of a closure `items.map(|i| i.`. */
function columnsAt(path: string, before: string, draft: Draft, within: Within[]) {
  const repeat = within.findLast((one) => one.as === path);
  if (repeat) return columnsOf(draft, repeat.over, within.slice(0, within.indexOf(repeat)));
  const closures = [...before.matchAll(/([A-Za-z_][\w.]*)\.\w+\(\s*\|\s*(\w+)/g)];
  const closure = closures.findLast(([, , name]) => name === path);
  return closure?.[1] ? columnsOf(draft, closure[1].split(".")[0] ?? "", within) : {};
}

function insideText(before: string): boolean {
  const plainQuotes = before.replace(/\\./g, "").replace(/`[^`]*`/g, "");
  return (plainQuotes.match(/"/g)?.length ?? 0) % 2 === 1;
}
