// Form fields that a PDF brought along, as fields of a template.

import { FIELD_TYPES, type Field, type FieldType } from "../form";

/** A form field as the service found it. */
export interface FoundField {
  name: string;
  label?: string;
  /** The name of a field's type, or `button`. */
  kind: string;
  required: boolean;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Smaller than this, in parts of a page, nobody could fill it. */
const LEAST = 0.004;
const ROUND = 1e5;

/** What can be taken over. A button has nothing to fill, and what lies nowhere can't be placed. */
export function usable(found: readonly FoundField[]): FoundField[] {
  return found.filter(({ kind, width, height }) => kind !== "button" && width > LEAST && height > LEAST);
}

/**
 * Makes fields of those that were found, all of one role. The service does not say what can be chosen: of a choice the words are typed, and of
 * several buttons each becomes a box to tick.
 */
export function taken(found: readonly FoundField[], role: string): Field[] {
  const names = new Set<string>();
  return usable(found).map((one) => ({
    id: freeName(one.name, names),
    type: typeOf(one.kind),
    role,
    label: (one.label?.trim() || spoken(one.name)).slice(0, 255) || undefined,
    required: one.required,
    placement: { page: one.page, ...within(one) },
  }));
}

function typeOf(kind: string): FieldType {
  if (kind === "radio") return "checkbox";
  if (kind === "select" || kind === "multiselect") return "text";
  return FIELD_TYPES.find((type) => type === kind) ?? "text";
}

/** A name that programs can use: letters and digits, unlike all before it. */
function freeName(name: string, names: Set<string>): string {
  const words = name.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word, place) => (place === 0 ? lowered(word) : raised(word))).join("");
  // The ending keeps clear of names that expressions reserve, such as `default`.
  const base = /^\p{L}/u.test(joined) ? [...joined].slice(0, 80).join("") : "field";
  let free = `${base}Field`;
  for (let count = 2; names.has(free); count += 1) free = `${base}Field${count}`;
  names.add(free);
  return free;
}

const lowered = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const raised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name as words: `person.first_name` is "first name". */
function spoken(name: string): string {
  const last = name.split(".").at(-1) ?? name;
  return last
    .replace(/[_-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
}

/** The part of a box that lies on its page. */
function within({ x, y, width, height }: FoundField) {
  const start = (value: number) => Math.min(Math.max(value, 0), 1 - LEAST);
  const left = start(x);
  const top = start(y);
  const round = (value: number) => Math.floor(value * ROUND) / ROUND;
  return {
    x: round(left),
    y: round(top),
    width: round(Math.min(width, 1 - left)),
    height: round(Math.min(height, 1 - top)),
  };
}
