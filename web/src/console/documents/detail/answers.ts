// The answers and values of a document as people read them.

import { writeNumber } from "../../../form/numbers";
import type { T } from "../../text/words";
import type { Respondent } from "../documents";
import type { Field, Option, Variable } from "../template";

/** One answer: what was asked, and what was said. */
export interface Answer {
  key: string;
  label: string;
  shown: Shown;
}

/** A text, an uploaded file by its id, a list by rows, or the word that something was signed. */
export type Shown =
  | { text: string }
  | { file: string }
  | { head: Head[]; rows: string[][] }
  | { signed: true };

/** A column of a list; `amount` where its cells are numbers, which stand below each other by their last digits. */
export interface Head {
  name: string;
  label: string;
  amount: boolean;
}

/** Answers that belong together: a role's, or those that were known before. */
export interface Group {
  /** The role; nothing for what the sender filled in. */
  role: string | null;
  answers: Answer[];
}

/** Ways to write, in the language and time zone of whoever reads. */
export interface Writing {
  t: T;
  language: string;
  day: (day: string) => string;
  moment: (at: string) => string;
}

type Kind = { type: string; options: Option[]; currency?: string; columns?: Variable[] };

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Writes one value in a line. */
export function writeValue(kind: Kind, value: unknown, writing: Writing): string {
  if (isBlank(value)) return "";
  if (typeof value === "boolean") return writing.t(value ? "documents-yes" : "documents-no");
  if (Array.isArray(value)) return value.map((one) => writeValue(kind, one, writing)).join(", ");
  if (typeof value === "object" && value !== null) {
    const { amount, currency } = value as { amount?: unknown; currency?: unknown };
    if (amount === undefined) return JSON.stringify(value);
    return `${writeNumber(String(amount), writing.language, 2)} ${currency ?? ""}`.trim();
  }
  const text = String(value);
  switch (kind.type) {
    case "number":
      return writeNumber(text, writing.language);
    case "money":
      return [writeNumber(text, writing.language, 2), kind.currency].filter(Boolean).join(" ");
    case "date":
    case "signedDate":
      return /^\d{4}-\d\d-\d\d/.test(text) ? writing.day(text.slice(0, 10)) : text;
    case "datetime":
      return writing.moment(text);
    default:
      return kind.options.find((option) => option.value === text)?.label ?? text;
  }
}

function shown(kind: Kind, value: unknown, writing: Writing): Shown {
  if ((kind.type === "file" || kind.type === "image") && typeof value === "string") return { file: value };
  const records = Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null);
  if (kind.type === "list" && records && kind.columns) {
    const { columns } = kind;
    const rows = (value as Record<string, unknown>[]).map((record) =>
      columns.map((column) => writeValue(column, record[column.name], writing)),
    );
    const head = columns.map(({ name, label, type }) => ({
      name,
      label,
      amount: type === "number" || type === "money",
    }));
    return { head, rows };
  }
  return { text: writeValue(kind, value, writing) };
}

interface Asked {
  values: Record<string, unknown>;
  variables: Variable[];
  fields: Field[];
  respondents: Respondent[];
}

/** Returns all that is known in a document: what was filled in before, each role's answers, and what nobody asked for. */
export function answersOf({ values, variables, fields, respondents }: Asked, writing: Writing): Group[] {
  const used = new Set<string>();
  const groups = new Map<string, Answer[]>();
  const done = (role: string | undefined) =>
    respondents.some((one) => one.submitted && (one.role === (role ?? "") || !role));
  for (const field of fields) {
    const key = field.variable ?? field.id;
    const list = groups.get(field.role ?? "") ?? [];
    groups.set(field.role ?? "", list);
    used.add(key);
    const variable = variables.find(({ name }) => name === field.variable);
    const label = field.label ?? variable?.label ?? field.id;
    if (field.type === "signature" || field.type === "initials") {
      if (field.required && done(field.role)) list.push({ key: field.id, label, shown: { signed: true } });
    } else if (!isBlank(values[key])) {
      const kind = field.options.length > 0 || !variable ? field : { ...variable, type: variable.type };
      list.push({ key: field.id, label, shown: shown(kind, values[key], writing) });
    }
  }
  const before: Answer[] = [];
  for (const variable of variables) {
    if (used.has(variable.name) || isBlank(values[variable.name])) continue;
    before.push({
      key: variable.name,
      label: variable.label,
      shown: shown(variable, values[variable.name], writing),
    });
  }
  const named = new Set([...used, ...variables.map(({ name }) => name)]);
  for (const [name, value] of Object.entries(values))
    if (!named.has(name) && !isBlank(value))
      before.push({
        key: name,
        label: name,
        shown: { text: typeof value === "object" ? JSON.stringify(value) : String(value) },
      });
  return [
    { role: null, answers: before },
    ...[...groups].map(([role, answers]) => ({ role, answers })),
  ].filter(({ answers }) => answers.length > 0);
}
