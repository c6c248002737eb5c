// The service's refusals in the language of the console.

import { recognise, type Table } from "../../text/recognise";
import type { T } from "../text/words";
import {
  EXPRESSIONS,
  FIELDS,
  FILES,
  HINTS,
  KINDS,
  MARKDOWN,
  RECEIVERS,
  SENTENCES,
  TAGS,
  WARNINGS,
} from "./table";

function say(t: T, table: Table, text: string): string | null {
  const found = recognise(table, text);
  if (!found) return null;
  return found.id && t(`refusals-${found.id}`, found.gaps);
}

/** Gaps in which the service puts the kind of a value, `a number`; in others a name may read like one. */
const OF_KINDS = ["given", "left", "right", "wanted", "type", "takes"];

/** The same, with the kinds of values in our words too. */
function sayKinds(t: T, table: Table, text: string): string | null {
  const found = recognise(table, text);
  if (!found) return null;
  const gaps = Object.entries(found.gaps).map(([name, gap]) => [
    name,
    (OF_KINDS.includes(name) && say(t, KINDS, String(gap))) || gap,
  ]);
  return t(`refusals-${found.id}`, Object.fromEntries(gaps));
}

/** Says what is wrong with a field; nothing where there are no words for it. */
export function fieldSaid(t: T, fragment: string): string | null {
  return say(t, FILES, fragment) ?? say(t, FIELDS, fragment) ?? placedSaid(t, fragment);
}

/** Says what is wrong with an expression, without its place. */
export function expressionSaid(t: T, fragment: string): string | null {
  const [, wrong = "", meant = ""] = /^(.+?)(; did you mean .+)?$/s.exec(fragment) ?? [];
  const said = sayKinds(t, EXPRESSIONS, wrong);
  const hint = meant && say(t, HINTS, meant);
  return said && hint ? `${said} ${hint}` : said;
}

function markdownSaid(t: T, fragment: string): string | null {
  const said = say(t, MARKDOWN, fragment);
  if (said !== null) return said;
  const [, tag = "", rest = ""] = /^(\{\{.*?(?:\}\}|(?= has no \}\}))) (.+)$/s.exec(fragment) ?? [];
  const found = recognise(TAGS, rest);
  return found && t(`refusals-${found.id}`, { tag });
}

/** Says what is wrong at a place of an expression or of a text: `line 2, column 5: …`. */
function placedSaid(t: T, fragment: string): string | null {
  const [, line, column, rest = ""] =
    /^(?:line (\d+)(?:, |(?=: )))?(?:column (\d+))?: (.+)$/s.exec(fragment) ?? [];
  if (!line && !column) return null;
  const what = column ? expressionSaid(t, rest) : markdownSaid(t, rest);
  if (what === null) return null;
  const place = { line: Number(line), column: Number(column), what };
  if (!line) return t("refusals-at-column", place);
  return t(column ? "refusals-at-line-column" : "refusals-at-line", place);
}

/** Says why a webhook's receiver got nothing. */
export function receiverSaid(t: T, fragment: string): string | null {
  return say(t, RECEIVERS, fragment);
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
  return said ? t("frame-of", { name: place, said }) : sentenceSaid(t, text);
}

/** Says what a printed document lacks. */
export function warningSaid(t: T, text: string): string | null {
  const said = sayKinds(t, WARNINGS, text);
  if (said !== null) return said;
  const [, expression = "", placed = ""] = /^(.+?): ((?:line \d+, )?column \d+: .+)$/s.exec(text) ?? [];
  const what = placed && placedSaid(t, placed);
  return what ? t("refusals-in-expression", { expression, what }) : null;
}
