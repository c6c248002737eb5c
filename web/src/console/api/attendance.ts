// A page that nobody touches stops asking by itself after a while, so that its session ends as one that nobody uses.

import { focusManager } from "@tanstack/react-query";

/** How long a page may show what is new without being touched. */
export const UNATTENDED_AFTER = 4 * 60 * 60_000;

const SIGNS = ["pointerdown", "pointermove", "wheel", "keydown"];

/** Watches whether somebody is there. The entry of the console calls it once. */
export function watchAttendance(page: EventTarget = window): void {
  let timer: ReturnType<typeof setTimeout>;
  const touched = () => {
    clearTimeout(timer);
    // From here on the browser's own word counts again.
    focusManager.setFocused(undefined);
    timer = setTimeout(() => focusManager.setFocused(false), UNATTENDED_AFTER);
  };
  for (const sign of SIGNS) page.addEventListener(sign, touched, { passive: true });
  touched();
}
