// Where the focus goes when a dialog closes: back to what opened it. Mantine remembers the line of a menu, which is gone by then, and nothing at
// all for dialogs that are taken away instead of closed.

import { useLayoutEffect } from "react";

/** Mantine looks after the focus ten milliseconds after a dialog has closed; this comes after it. */
const AFTER_MANTINE = 20;

/** Returns what the focus can go back to: for a line of a menu, the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const named = active?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  const opener = named ? document.getElementById(named) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

// A menu may be gone before the dialog that it opens is there, and the focus with it.
let last: HTMLElement | null = null;
document.addEventListener("focusin", ({ target }) => {
  last = openerOf(target as Element);
});

/** Gives the focus back when a dialog closes, or goes. */
export function useFocusBack(opened = true): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const opener = openerOf(document.activeElement) ?? last;
    return () => {
      const left = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        // Somebody, or the next dialog, has moved it meanwhile.
        if (now && now !== document.body && now !== left) return;
        // What opened it may be gone with what was done: the page's heading stands for it.
        const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>("[data-page-title]");
        back?.focus({ preventScroll: true });
      }, AFTER_MANTINE);
    };
  }, [opened]);
}
