// The service's refusals in the language of the console.

import { recognise, type Table } from "../../text/recognise";
import type { T } from "../text/words";
import { FIELDS, FILES, SENTENCES, WARNINGS } from "./table";

function say(t: T, table: Table, text: string): string | null {
  const found = recognise(table, text);
  if (!found) return null;
  return found.id && t(`refusals-${found.id}`, found.gaps);
}

/** Says what is wrong with a field; nothing where there are no words for it. */
export function fieldSaid(t: T, fragment: string): string | null {
  return say(t, FILES, fragment) ?? say(t, FIELDS, fragment);
}

/** Says why something can't be done; an empty text where the kind of failure says it all. */
export function sentenceSaid(t: T, sentence: string): string | null {
  return say(t, SENTENCES, sentence);
}

/** Says why a row of an order failed: a place and what is wrong there, or a sentence. The place stays as it is. */
export function rowSaid(t: T, text: string): string | null {
  const [, place = "", fragment = ""] =
    /^([\w.[\]"]+) (.+?)(?: \(and \d+ more, see details\))?$/s.exec(text) ?? [];
  const said = fragment && fieldSaid(t, fragment);
  return said ? `${place}: ${said}` : sentenceSaid(t, text);
}

/** Says what a printed document lacks. */
export function warningSaid(t: T, text: string): string | null {
  return say(t, WARNINGS, text);
}
