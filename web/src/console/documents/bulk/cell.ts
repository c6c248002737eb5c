// What a cell of a table means as a variable's value. To read another kind of variable: a case in `readCell`.

import { readNumber } from "../../../form/numbers";
import { isAddress } from "../address";
import type { Variable } from "../template";
import type { Habits } from "../values/typed";
import { momentOf } from "../zone";
import { readAmount } from "./amount";
import { type DayOrder, isSlashed, readDay } from "./days";

/** Why a cell is no value of its variable, in words that `documents-bulk-wrong-…` has, and what it could have been. */
export interface Misread {
  why:
    | "number"
    | "currency"
    | "code"
    | "decimals"
    | "date"
    | "order"
    | "moment"
    | "boolean"
    | "choice"
    | "email";
  options?: string;
}

const YES = ["true", "yes", "y", "1", "x", "on", "ja", "oui", "sí", "si", "نعم"];
const NO = ["false", "no", "n", "0", "off", "nein", "non", "لا"];

/** How whoever made the table writes numbers, clock times, and days with slashes. */
export interface TableHabits extends Habits {
  order: DayOrder | null;
}

/** Reads a cell as a variable's value. */
export function readCell(
  variable: Variable,
  cell: string,
  { order, ...habits }: TableHabits,
): { value: unknown } | Misread {
  switch (variable.type) {
    case "number": {
      const digits = readNumber(cell, habits.language);
      return digits === null ? { why: "number" } : { value: digits };
    }
    case "money":
      return readAmount(cell, variable.currency, habits.language);
    case "date": {
      const day = readDay(cell, order);
      if (day !== null) return { value: day };
      return { why: order === null && isSlashed(cell) ? "order" : "date" };
    }
    case "datetime": {
      const moment = readMoment(cell, order, habits.timeZone);
      if (moment !== null) return { value: moment };
      return { why: order === null && isSlashed(cell) ? "order" : "moment" };
    }
    case "boolean": {
      const said = cell.toLowerCase();
      if (YES.includes(said)) return { value: true };
      return NO.includes(said) ? { value: false } : { why: "boolean" };
    }
    case "email":
      return isAddress(cell) ? { value: cell } : { why: "email" };
    case "choice": {
      if (variable.options.length === 0) return { value: cell };
      const said = cell.toLowerCase();
      const option = variable.options.find(
        ({ value, label }) => value.toLowerCase() === said || label.toLowerCase() === said,
      );
      if (option) return { value: option.value };
      return { why: "choice", options: variable.options.map(({ label }) => label).join(", ") };
    }
    default:
      return { value: cell };
  }
}

/** Reads a moment: ISO 8601 with its zone, or a day and what the clocks of the time zone show. */
function readMoment(cell: string, order: DayOrder | null, timeZone: string | undefined): string | null {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(cell) && !Number.isNaN(Date.parse(cell)))
    return new Date(cell).toISOString();
  const [, day = "", time = ""] =
    /^(.*\d{4}|\d{4}-\d\d-\d\d)(?:T|,? +)(\d{1,2}:\d\d(?::\d\d)?)$/.exec(cell) ?? [];
  return momentOf(`${readDay(day, order)}T${time.replace(/^\d:/, "0$&")}`, timeZone);
}
