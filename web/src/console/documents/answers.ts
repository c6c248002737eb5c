// What was collected in many documents, as a table for a spreadsheet.

import { ask } from "../api/client";
import { save } from "./download";

export type Separator = "comma" | "semicolon";

/** What the table is filtered by: what the list of documents is. */
export type Asked = Record<string, string | boolean | undefined>;

/** Returns what spreadsheets of a language expect between cells: where 0,5 is a number, the comma is taken. */
export function separatorOf(language: string): Separator {
  const written = new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(0.5);
  return written.includes(",") ? "semicolon" : "comma";
}

/** Fetches the table and saves it. Returns whether documents were left out because there are too many. */
export async function saveAnswers(query: Asked, separator: Separator): Promise<boolean> {
  const answer = await ask("/documents/export", { query: { ...query, separator } });
  save(await answer.blob(), "answers.csv");
  return answer.headers.get("X-Export-Truncated") === "true";
}
