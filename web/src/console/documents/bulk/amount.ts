// Amounts of money in a table. Spreadsheets write the currency into the cell, and it must not be another than the contract's.

import { isTooFine, readNumber } from "../../../form/numbers";
import type { Misread } from "./cell";

/** Signs that stand for one currency only; `$` and `¥` are those of several. */
const OF_ONE: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₺": "TRY",
  "₪": "ILS",
  "₴": "UAH",
};

const DIGIT = "\\d٠-٩۰-۹";

/** What stands before the digits, the digits, and what stands behind them: "EUR 5", "-US$ 5", "1.250,50 €". A point after a letter ends a word. */
const AMOUNT = new RegExp(
  `^([-+−–]?)((?:[^${DIGIT}.,+−–-]|(?<=\\p{L})\\.)*)([-+−–]?[.,٫]?[${DIGIT}][${DIGIT}.,٫٬'’ ]*)([^${DIGIT}]*)$`,
  "u",
);

/** Longer than any amount with its currency. */
const LONGEST = 60;

/** Reads an amount. Its variable's currency may stand beside it, and no other; where the variable has none, the cell may say which. */
export function readAmount(
  cell: string,
  currency: string | undefined,
  language: string,
): { value: unknown } | Misread {
  const parts = AMOUNT.exec(plain(cell).slice(0, LONGEST));
  if (!parts || cell.length > LONGEST) return { why: "number" };
  const [, sign = "", before = "", digits = "", after = ""] = parts;
  const amount = readNumber(sign + digits, language);
  if (amount === null) return { why: "number" };
  const said = [before.trim(), after.trim()].filter((word) => word !== "");
  const own = currency ?? said.map(codeOf).find((code) => code !== undefined);
  if (own === undefined) return said.length > 0 ? { why: "code" } : { value: amount };
  if (said.some((word) => !isSignOf(word, own, language))) return { why: "currency", options: own };
  if (isTooFine(amount, own)) return { why: "decimals", options: own };
  return { value: currency === undefined ? { amount, currency: own } : amount };
}

/** Without marks of direction and with plain blanks. */
const plain = (text: string) =>
  text
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/\s/g, " ")
    .trim();

/** Returns the currency that a word beside an amount means for sure. */
function codeOf(word: string): string | undefined {
  return /^[A-Za-z]{3}$/.test(word) ? word.toUpperCase() : OF_ONE[word];
}

/** Whether a word beside an amount means this currency: its code, or how it is written in the language in use or in English, where Canadians write US$. */
function isSignOf(word: string, currency: string, language: string): boolean {
  if (word.toUpperCase() === currency) return true;
  return [language, "en", "en-CA"].some((tag) =>
    (["symbol", "narrowSymbol"] as const).some((currencyDisplay) => {
      const parts = new Intl.NumberFormat(tag, {
        style: "currency",
        currency,
        currencyDisplay,
      }).formatToParts(5);
      return parts.some(({ type, value }) => type === "currency" && plain(value) === word);
    }),
  );
}
