// What the columns of a table mean for the documents of an order.

import { isAddress } from "../address";
import { lacking } from "../send/people";
import type { Role, Variable } from "../template";
import { type Misread, readCell, type TableHabits } from "./cell";
import type { Sheet } from "./csv";

/** What a column may mean: `email:Tenant`, `name:Tenant`, `value:rent`, `document`, `external`; empty: nothing. */
export type Meaning = string;

/** What is wrong with a row, in words that `documents-bulk-wrong-…` has, or in the service's own. */
export interface Wrong {
  /** The column, where it is about one. */
  column?: number;
  /** A word of ours, with what it is about. */
  why?: Misread["why"] | "nobody" | "uninvited" | "empty";
  options?: string;
  /** The service's words. */
  said?: string;
}

/** A document of the order, as the service takes it. */
export interface Ordered {
  name?: string;
  externalId?: string;
  values: Record<string, unknown>;
  recipients?: { email: string; name?: string; role?: string }[];
}

/** A row, read. */
export interface Row {
  /** Its place among the rows of the table. */
  place: number;
  line: number;
  cells: string[];
  document: Ordered;
  wrong: Wrong[];
  /** The line of an earlier row that says exactly the same. */
  sameAs?: number;
}

/** Variables that a cell can hold. */
export const isCell = ({ type }: Variable) => type !== "list" && type !== "image";

/** Returns all that a column may mean for a template. */
export function meaningsOf(roles: Role[], variables: Variable[]): Meaning[] {
  const names = roles.length > 0 ? roles.map(({ name }) => name) : [""];
  return [
    ...names.flatMap((name) => [`email:${name}`, `name:${name}`]),
    "document",
    "external",
    ...variables.filter(isCell).map(({ name }) => `value:${name}`),
  ];
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const EMAIL = ["email", "mail", "emailaddress", "mailadresse", "courriel", "correo", "correoelectronico"];
const NAME = ["name", "fullname", "nom", "nombre"];

/** Guesses what the columns mean by their names: each meaning is given to one column only. */
export function guess(head: string[], roles: Role[], variables: Variable[]): Meaning[] {
  const left = new Set(meaningsOf(roles, variables));
  const take = (meaning: Meaning | undefined): Meaning => {
    if (meaning === undefined || !left.has(meaning)) return "";
    left.delete(meaning);
    return meaning;
  };
  const only = roles.length <= 1 ? (roles[0]?.name ?? "") : undefined;
  const found = head.map((title) => {
    const said = plain(title);
    if (said === "") return "";
    const variable = variables.find(
      (one) => isCell(one) && (plain(one.name) === said || plain(one.label) === said),
    );
    if (variable) return take(`value:${variable.name}`);
    for (const { name } of roles) {
      const role = plain(name);
      if (EMAIL.some((word) => said === role + word || said === word + role)) return take(`email:${name}`);
      if (said === role || NAME.some((word) => said === role + word)) return take(`name:${name}`);
    }
    if (["documentname", "document", "title"].includes(said)) return take("document");
    if (["externalid", "reference", "id"].includes(said)) return take("external");
    return "";
  });
  // "email" alone is whoever signs first, where nothing said otherwise.
  return found.map((meaning, column) => {
    const said = plain(head[column] ?? "");
    if (meaning !== "") return meaning;
    const first = only ?? roles[0]?.name ?? "";
    if (EMAIL.includes(said)) return take(`email:${first}`);
    if (NAME.includes(said)) return take(`name:${first}`);
    return "";
  });
}

/** Returns the roles that a table has a column of addresses for. */
export const addressedRoles = (meanings: Meaning[]): string[] =>
  meanings.flatMap((meaning) => (meaning.startsWith("email:") ? [meaning.slice("email:".length)] : []));

/** What is known of the template that a table is for, and of whoever made the table. */
interface Knowledge {
  roles: Role[];
  variables: Variable[];
  /** Variables that somebody is asked for while filling in. */
  asked: ReadonlyMap<string, string>;
  habits: TableHabits;
}

/** Returns the variables that a document should not be sent without, and that the service has no value of its own for. */
export function needed({ variables, asked }: Pick<Knowledge, "variables" | "asked">): Variable[] {
  return variables.filter((one) => one.required && one.default === undefined && !asked.has(one.name));
}

/** Returns the cells of all columns that hold days. */
export function dayCells({ rows }: Sheet, meanings: Meaning[], variables: Variable[]): string[] {
  const columns = meanings.flatMap((meaning, column) => {
    const type = variables.find(({ name }) => meaning === `value:${name}`)?.type;
    return type === "date" || type === "datetime" ? [column] : [];
  });
  return rows.flatMap((cells) => columns.map((column) => cells[column] ?? ""));
}

/** Reads all rows of a table. */
export function readRows(sheet: Sheet, meanings: Meaning[], knowledge: Knowledge): Row[] {
  const { roles, variables, habits } = knowledge;
  const known = new Map(variables.map((one) => [one.name, one]));
  const addressed = addressedRoles(meanings);
  // A draft may be filled in later.
  const asking = addressed.length > 0 ? needed(knowledge) : [];
  const seen = new Map<string, number>();
  const expected = roles.filter(({ name }) => addressed.includes(name));
  return sheet.rows.map((cells, place) => {
    const document: Ordered = { values: {} };
    const people = new Map<string, { email?: string; name?: string }>();
    const wrong: Wrong[] = [];
    for (const [column, meaning] of meanings.entries()) {
      const cell = cells[column] ?? "";
      const [kind = "", ...rest] = meaning.split(":");
      const about = rest.join(":");
      if (cell === "" || kind === "") continue;
      if (kind === "document") document.name = cell;
      else if (kind === "external") document.externalId = cell;
      else if (kind === "email" || kind === "name") {
        people.set(about, { ...people.get(about), [kind]: cell });
        if (kind === "email" && !isAddress(cell)) wrong.push({ column, why: "email" });
      } else {
        const variable = known.get(about);
        if (!variable) continue;
        const read = readCell(variable, cell, habits);
        if ("value" in read) document.values[about] = read.value;
        else wrong.push({ ...read, column });
      }
    }
    for (const { name } of asking) {
      const column = meanings.indexOf(`value:${name}`);
      if (column >= 0 && (cells[column] ?? "") === "") wrong.push({ column, why: "empty" });
    }
    const recipients = [...people].flatMap(([role, { email, name }]) =>
      email ? [{ email, name, role: role || undefined }] : [],
    );
    if (recipients.length > 0) {
      document.recipients = recipients;
      // Those who are invited would complete the document without whoever is missing.
      const taken = recipients.map(({ role }) => role ?? "");
      for (const { name } of lacking(expected, taken))
        wrong.push({ column: meanings.indexOf(`email:${name}`), why: "uninvited", options: name });
    } else if (addressed.length > 0) wrong.push({ why: "nobody" });
    const line = sheet.lines[place] ?? place + 2;
    const used = JSON.stringify(cells.filter((_, column) => meanings[column]));
    const sameAs = seen.get(used);
    if (sameAs === undefined) seen.set(used, line);
    return { place, line, cells, document, wrong, sameAs };
  });
}

/** Returns what a place in a document of the order means as a column: `recipients[0].email` is the address of that role. */
function meant(place: string, { recipients }: Ordered): Meaning {
  const [, value] = /^values\.([^.[]+)/.exec(place) ?? [];
  if (value) return `value:${value}`;
  const [, index, part] = /^recipients\[(\d+)\]\.(email|name)$/.exec(place) ?? [];
  if (part) return `${part}:${recipients?.[Number(index)]?.role ?? ""}`;
  return { name: "document", externalId: "external" }[place] ?? "";
}

/** Puts the service's refusals beside the rows and columns that they are about; gives back those that are about none. */
export function placed(details: { field: string; message: string }[], sent: Row[], meanings: Meaning[]) {
  const byPlace = new Map<number, Wrong[]>();
  const left = details.filter(({ field, message }) => {
    const [, index, rest = ""] = /^documents\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    if (!row) return true;
    const meaning = meant(rest, row.document);
    const column = meaning === "" ? -1 : meanings.indexOf(meaning);
    const wrong = column < 0 ? { said: rest ? `${rest}: ${message}` : message } : { column, said: message };
    byPlace.set(row.place, [...(byPlace.get(row.place) ?? []), wrong]);
    return false;
  });
  return { byPlace, left };
}
