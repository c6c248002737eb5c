// The language that somebody chose on a page. It stays with the tab, so that loading the page again does not undo the choice.

import { keptText } from "../frame/storage";
import { LANGUAGES } from "./languages";

const CHOSEN = keptText("tab", "countersign.language");

/** Returns what was chosen in this tab. */
export function chosenLanguage(): string | null {
  const tag = CHOSEN.read() ?? "";
  return tag in LANGUAGES ? tag : null;
}

/** Keeps a choice. */
export function keepChosen(tag: string): void {
  CHOSEN.write(tag);
}
