// The language that somebody chose on a page. It stays with the tab, so that loading the page again does not undo the choice.

import { LANGUAGES } from "./languages";

const CHOSEN = "countersign.language";

/** Returns what was chosen in this tab. */
export function chosenLanguage(): string | null {
  try {
    const tag = sessionStorage.getItem(CHOSEN) ?? "";
    return tag in LANGUAGES ? tag : null;
  } catch {
    return null;
  }
}

/** Keeps a choice. */
export function keepChosen(tag: string): void {
  try {
    sessionStorage.setItem(CHOSEN, tag);
  } catch {
    // Forbidden by the browser: the choice holds until the page is loaded again.
  }
}
