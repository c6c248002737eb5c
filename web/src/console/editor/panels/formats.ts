// What formats are called, for those who do not know their names.

import type { T } from "../../text/words";

/** Returns the words for a format: an example for numbers, a sentence for others. */
export function formatLabel(t: T, format: string, type: string | undefined): string {
  if (/^0(\.0+)?$/.test(format)) return (1234.5).toFixed(format.length > 2 ? format.length - 2 : 0);
  const known = ["percent", "words", "symbol", "code", "amount", "short", "medium", "long", "full", "iso"];
  const more = ["upper", "lower", "yesNo", "check"];
  if (![...known, ...more].includes(format)) return format;
  if (format === "words" && type === "money") return t("editor-format-words");
  return t(`editor-format-${format.toLowerCase()}`);
}
