// What a cell of a table means as a variable's value. To read another kind of variable: a case in `readCell`.

import { readNumber } from "../../../form/numbers";
import { isAddress } from "../address";
import type { Variable } from "../template";
import type { Habits } from "../values/typed";
import { momentOf } from "../zone";
import { readAmount } from "./amount";

/** Why a cell is no value of its variable, in words that `documents-bulk-wrong-…` has, and what it could have been. */
export interface Misread {
  why: "number" | "currency" | "code" | "decimals" | "date" | "moment" | "boolean" | "choice" | "email";
  options?: string;
}

const YES = ["true", "yes", "y", "1", "x", "on", "ja", "oui", "sí", "si", "نعم"];
const NO = ["false", "no", "n", "0", "off", "nein", "non", "لا"];

/** Reads a cell as a variable's value. */
export function readCell(variable: Variable, cell: string, habits: Habits): { value: unknown } | Misread {
  switch (variable.type) {
    case "number": {
      const digits = readNumber(cell, habits.language);
      return digits === null ? { why: "number" } : { value: digits };
    }
    case "money":
      return readAmount(cell, variable.currency, habits.language);
    case "date": {
      const day = readDay(cell);
      return day === null ? { why: "date" } : { value: day };
    }
    case "datetime": {
      if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(cell) && !Number.isNaN(Date.parse(cell)))
        return { value: new Date(cell).toISOString() };
      const moment = momentOf(cell.replace(" ", "T"), habits.timeZone);
      return moment === null ? { why: "moment" } : { value: moment };
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

/** Reads a day: ISO 8601, or with points as in 14.11.2026. With slashes nobody knows which number is the month. */
export function readDay(cell: string): string | null {
  const points = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell);
  const text = points ? `${points[3]}-${points[2]?.padStart(2, "0")}-${points[1]?.padStart(2, "0")}` : cell;
  const at = new Date(`${text}T00:00:00Z`);
  const real = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime());
  // The thirtieth of February would become a day in March.
  return real && at.toISOString().startsWith(text) ? text : null;
}
