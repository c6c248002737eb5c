// Values while they are typed, and as the service takes them. What is typed follows the language and the time zone of whoever types; what is
// sent follows docs/EXPRESSIONS.md: plain digits, ISO 8601, ids of files.

import { isTooFine, readNumber, writeNumber } from "../../../form/numbers";
import type { Variable } from "../template";
import { clockOf, momentOf } from "../zone";

/** An amount whose variable has no currency of its own. */
export interface TypedMoney {
  amount: string;
  currency: string;
}

/** What stands in the inputs of one variable. */
export type TypedValue = string | boolean | undefined | TypedMoney | Typed[];

/** What stands in the inputs of all variables, by their names. */
export type Typed = { [name: string]: TypedValue };

/** How whoever types writes numbers and clock times. */
export interface Habits {
  language: string;
  timeZone?: string;
}

/** What was typed means a value (none where nothing was typed), or nothing that its variable takes. */
export type Read =
  | { value: unknown; wrong?: undefined }
  | { wrong: "number" | "decimals" | "currency" | "moment" };

const isMoney = (value: unknown): value is { amount: unknown; currency: unknown } =>
  typeof value === "object" && value !== null && "amount" in value && "currency" in value;

/** Returns what stands in a variable's inputs for a value. */
export function writeTyped(variable: Variable, value: unknown, habits: Habits): TypedValue {
  if (variable.type === "boolean") return typeof value === "boolean" ? value : undefined;
  if (variable.type === "list") {
    const items = Array.isArray(value) ? value : [];
    const { columns } = variable;
    if (!columns) return items.map((item) => ({ item: String(item) }));
    return items.map((item) => typedValues(columns, item as Record<string, unknown>, habits));
  }
  if (variable.type === "money" && !variable.currency) {
    const amount = isMoney(value) ? value.amount : value;
    return {
      amount: amount === undefined || amount === null ? "" : writeNumber(String(amount), habits.language),
      currency: isMoney(value) ? String(value.currency) : "",
    };
  }
  if (value === undefined || value === null) return "";
  switch (variable.type) {
    case "number":
      return writeNumber(String(value), habits.language);
    case "money":
      return writeNumber(String(isMoney(value) ? value.amount : value), habits.language, 2);
    case "datetime":
      return clockOf(String(value), habits.timeZone);
    default:
      return String(value);
  }
}

/** Returns what stands in the inputs of all variables: the values given, or else their defaults. */
export function typedValues(variables: Variable[], values: Record<string, unknown>, habits: Habits): Typed {
  return Object.fromEntries(
    variables.map((one) => [one.name, writeTyped(one, values[one.name] ?? one.default, habits)]),
  );
}

/** Whether nothing was typed. */
export function isBlank(typed: TypedValue): boolean {
  if (Array.isArray(typed)) return typed.every((record) => Object.values(record).every(isBlank));
  if (typeof typed === "object") return typed.amount.trim() === "";
  return typed === undefined || (typeof typed === "string" && typed.trim() === "");
}

/** Reads what was typed for one variable. */
export function readTyped(variable: Variable, typed: TypedValue, habits: Habits): Read {
  if (Array.isArray(typed)) return readList(variable, typed, habits);
  if (isBlank(typed)) return { value: null };
  if (typeof typed === "object") {
    const amount = readNumber(typed.amount, habits.language);
    if (amount === null) return { wrong: "number" };
    const currency = typed.currency.trim().toUpperCase();
    if (currency === "") return { value: amount };
    if (!/^[A-Z]{3}$/.test(currency)) return { wrong: "currency" };
    return isTooFine(amount, currency) ? { wrong: "decimals" } : { value: { amount, currency } };
  }
  if (typeof typed !== "string") return { value: typed };
  switch (variable.type) {
    case "number":
    case "money": {
      const digits = readNumber(typed, habits.language);
      if (digits === null) return { wrong: "number" };
      return variable.type === "money" && isTooFine(digits, variable.currency)
        ? { wrong: "decimals" }
        : { value: digits };
    }
    case "datetime": {
      const moment = momentOf(typed, habits.timeZone);
      return moment === null ? { wrong: "moment" } : { value: moment };
    }
    case "email":
      return { value: typed.trim() };
    default:
      return { value: typed };
  }
}

function readList(variable: Variable, records: Typed[], habits: Habits): Read {
  const kept = records.filter((record) => !Object.values(record).every(isBlank));
  const { columns } = variable;
  if (!columns) return { value: kept.map((record) => record.item) };
  const items = kept.map((record) => readAll(columns, record, habits).values);
  return { value: items };
}

/** Reads what was typed for all variables. What can't be read is named by its path below `values` and left out. */
export function readAll(variables: Variable[], typed: Typed, habits: Habits) {
  const values: Record<string, unknown> = {};
  const wrong: Record<string, string> = {};
  for (const variable of variables) {
    const given = typed[variable.name];
    const read = readTyped(variable, given, habits);
    if (read.wrong) wrong[variable.name] = read.wrong;
    else values[variable.name] = read.value;
    if (Array.isArray(given) && variable.columns)
      for (const [row, record] of given.entries())
        for (const [column, why] of Object.entries(readAll(variable.columns, record, habits).wrong))
          wrong[`${variable.name}.${row}.${column}`] = why;
  }
  return { values, wrong };
}

/** The same without what is empty: the values of a document that is made. */
export function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** A record of a list that nothing was typed into yet. */
export function emptyRecord(variable: Variable, habits: Habits): Typed {
  return variable.columns ? typedValues(variable.columns, {}, habits) : { item: "" };
}
