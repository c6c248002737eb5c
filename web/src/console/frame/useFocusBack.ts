// Where the focus goes when a dialog closes: back to what opened it. Mantine remembers the line of a menu, which is gone by then, and nothing at
// all for dialogs that are taken away instead of closed. And how it stays there until then.

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

/** How many dialogs are open; those that still fade are not. */
let open = 0;

export const isDialogOpen = () => open > 0;

// Mantine leads the focus into a dialog a moment after it is drawn, and holds only a focus that is there. Whoever is faster, or whose button went
// away with what was done, goes on from the dialog and not on the page behind it.
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Tab" || open === 0 || document.activeElement?.closest("[data-portal]")) return;
  [...document.querySelectorAll<HTMLElement>("[role=dialog][aria-modal=true]")].at(-1)?.focus();
});

/** Keeps the focus in a dialog, and gives it back when the dialog closes, or goes. */
export function useFocusBack(opened = true): void {
  useLayoutEffect(() => {
    if (!opened) return;
    open += 1;
    const opener = openerOf(document.activeElement) ?? last;
    return () => {
      open -= 1;
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
