// Numbers as people type them in their language, and as the service takes them.

const OTHER_DIGITS: [RegExp, number][] = [
  [/[\u0660-\u0669]/g, 0x0660],
  [/[\u06f0-\u06f9]/g, 0x06f0],
  // As wide as a Chinese character, as keyboards of East Asia type them.
  [/[\uff10-\uff19]/g, 0xff10],
];

/** Returns what a number typed by a person means, as plain digits with a point; nothing where it is no number. */
export function readNumber(typed: string, language: string): string | null {
  // Spaces and apostrophes group digits; marks of direction come with what the browser wrote in Arabic.
  let text = typed.replace(/[\s\u00a0\u202f'’٬\u200e\u200f\u061c]/g, "");
  for (const [digits, first] of OTHER_DIGITS) {
    text = text.replace(digits, (digit) => String(digit.charCodeAt(0) - first));
  }
  text = text
    .replace(/[٫．]/g, ".")
    .replace(/，/g, ",")
    .replace(/^[−–－]/, "-");
  const point = pointOf(text, language);
  const other = point === "," ? "." : ",";
  text = text.replaceAll(other, "").replace(point, ".");
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return null;
  const sign = text.startsWith("-") ? "-" : "";
  const [whole = "", part = ""] = text.replace(/^[+-]/, "").split(".");
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  return `${sign}${digits}${part ? `.${part}` : ""}`;
}

/** Returns which of comma and point stands before the fraction in this text. */
function pointOf(text: string, language: string): "," | "." {
  const comma = text.lastIndexOf(",");
  const dot = text.lastIndexOf(".");
  if (comma >= 0 && dot >= 0) return comma > dot ? "," : ".";
  const only = comma >= 0 ? "," : ".";
  const own = language.startsWith("ar") ? "." : decimalSign(language);
  if (only === own) return only;
  // The sign that groups digits in this language groups them here too, if what stands behind it are groups of three.
  const groups = text.replace(/^[+-]/, "").split(only);
  const grouped =
    groups.length > 1 && groups.slice(1).every((group) => group.length === 3) && groups[0] !== "0";
  return grouped ? own : only;
}

function decimalSign(language: string): "," | "." {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some((part) => part.type === "decimal" && part.value === ",") ? "," : ".";
}

/** Writes a number that the service keeps as people of a language read it, with at least some digits behind the point. */
export function writeNumber(plain: string, language: string, least = 0): string {
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return plain;
  const digits = plain.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: Math.max(Math.min(digits, 20), least),
    maximumFractionDigits: 20,
    numberingSystem: "latn",
  });
  // As text, since a number of the language would round what is longer than 15 digits.
  return format.format(plain as unknown as number);
}

/** Returns an amount as it was typed without the sign or the code of its currency, before or behind it. */
export function withoutCurrency(typed: string, currency: string | null, language: string): string {
  const text = typed.trim();
  if (!currency) return text;
  const signs = [currency];
  // In Canada another dollar is meant by the bare sign, so others are told apart there.
  for (const tongue of [language, "en", "en-CA"]) {
    for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
      const format = new Intl.NumberFormat(tongue, { style: "currency", currency, currencyDisplay });
      const sign = format.formatToParts(0).find((part) => part.type === "currency");
      if (sign) signs.push(sign.value);
    }
  }
  const folded = text.toLowerCase();
  for (const sign of signs.map((one) => one.toLowerCase())) {
    if (folded.startsWith(sign)) return text.slice(sign.length).trim();
    if (folded.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** Returns how many digits stand behind the point of amounts of a currency; two where there is none. */
export function decimalsOf(currency: string | null | undefined): number {
  return new Intl.NumberFormat("en", { style: "currency", currency: currency || "EUR" }).resolvedOptions()
    .maximumFractionDigits as number;
}

/**
 * Whether an amount, in plain digits, has more of them behind the point than its currency. A third one is most often a group
 * of thousands as another language writes it, and would be rounded in print.
 */
export function isTooFine(plain: string, currency: string | null | undefined): boolean {
  return (plain.split(".")[1] ?? "").length > decimalsOf(currency);
}

/** Compares two numbers given as plain digits. */
export function isLess(left: string, right: string): boolean {
  return Number(left) < Number(right);
}
