// What is typed or pasted without what can't be printed. Word processors put characters into the clipboard that nobody sees and that the
// service refuses.

/** Breaks lines in some programs: vertical tab, form feed, next line, and Unicode's own separators of lines and paragraphs. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Control characters other than the tab and line breaks, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Returns a text with nothing in it that can't be printed; what breaks lines is a blank where there is but one line. */
export function clean(text: string, lines: boolean): string {
  return text
    .replace(BREAKS, lines ? "\n" : " ")
    .replace(UNPRINTABLE, (found) => (/[\t\n\r]/.test(found) ? found : ""));
}

/** Returns what stands in an input, cleaned there too; the caret stays where it was. */
export function typed(input: HTMLInputElement | HTMLTextAreaElement): string {
  const raw = input.value;
  const lines = input instanceof HTMLTextAreaElement;
  const text = clean(raw, lines);
  if (text === raw) return raw;
  // Inputs for addresses have no caret to speak of.
  const caret = input.selectionStart;
  input.value = text;
  if (caret !== null) {
    const place = clean(raw.slice(0, caret), lines).length;
    input.setSelectionRange(place, place);
  }
  return text;
}
