// The service words what it refuses in English, for programs. Pages know its sentences by tables and say the same in their own language.

import type { FluentVariable } from "@fluent/bundle";

/** The service's sentences, with `{gaps}` where it puts something in, and what each is called here. */
export type Table = Record<string, string>;

/** A sentence that was recognised: what it is called, and what stood in its gaps. */
export interface Recognised {
  id: string;
  gaps: Record<string, FluentVariable>;
}

type Rows = [RegExp, string][];
const read = new Map<Table, Rows>();

function rowsOf(table: Table): Rows {
  let rows = read.get(table);
  if (!rows) {
    rows = Object.entries(table).map(([sentence, id]) => {
      const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
      return [new RegExp(`^${plain.replace(/\{(\w+)\}/g, "(?<$1>[^]+?)")}$`), id];
    });
    read.set(table, rows);
  }
  return rows;
}

/** Finds a sentence in a table; the first row that fits counts. */
export function recognise(table: Table, sentence: string): Recognised | null {
  for (const [pattern, id] of rowsOf(table)) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const gaps = Object.entries(found.groups ?? {}).map(([name, text]) => [name, countable(text)]);
    return { id, gaps: Object.fromEntries(gaps) };
  }
  return null;
}

/** What is counted has to be a number, so that words go with it. */
function countable(text: string): FluentVariable {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
