// The arrow keys inside a toolbar: one stop for the tab key, and the arrows from button to button.

import { type KeyboardEvent, type RefObject, useEffect } from "react";

function buttons(bar: HTMLElement): HTMLElement[] {
  const all = bar.querySelectorAll<HTMLElement>("button:not(:disabled), input:not(:disabled)");
  return [...all].filter((one) => one.offsetParent !== null);
}

/** Keeps one button of the bar reachable by the tab key; returns what handles the arrows. */
export function useArrows(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const list = buttons(element);
    const held = list.find((one) => one.tabIndex === 0 && one.dataset.stop !== undefined) ?? list[0];
    for (const one of list) one.tabIndex = one === held ? 0 : -1;
    if (held) held.dataset.stop = "";
  });
  return (event: KeyboardEvent<HTMLElement>) => {
    const element = bar.current;
    if (!element || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    const list = buttons(element);
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const ahead = (event.key === "ArrowRight") === (getComputedStyle(element).direction === "ltr");
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? list.length - 1
          : (at + (ahead ? 1 : -1) + list.length) % list.length;
    for (const one of list) {
      one.tabIndex = -1;
      delete one.dataset.stop;
    }
    const next = list[to];
    if (!next) return;
    next.tabIndex = 0;
    next.dataset.stop = "";
    next.focus();
    event.preventDefault();
  };
}
