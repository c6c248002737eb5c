// What keys do on a field that has the focus.

import type { KeyboardEvent } from "react";
import type { Bench } from "./useBench";

/** One step and a large one, in points. */
const STEP = 1;
const LEAP = 10;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Acts on a key; Enter leads to the field's properties. */
export function onFieldKey(event: KeyboardEvent, id: string, bench: Bench, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  const ids = bench.selected.includes(id) ? bench.selected : [id];
  const arrow = ARROWS[event.key];
  if (arrow && !event.ctrlKey && !event.metaKey) {
    const step = event.shiftKey ? LEAP : STEP;
    if (ids !== bench.selected) bench.select(ids);
    if (event.altKey) bench.grow(ids, arrow[0] * step, arrow[1] * step);
    else bench.move(ids, arrow[0] * step, arrow[1] * step);
  } else if (event.key === " ") bench.toggle(id);
  else if (event.key === "Enter") {
    bench.select([id]);
    open();
  } else if (event.key === "Delete" || event.key === "Backspace") {
    if (!bench.selected.includes(id)) return;
    bench.remove();
  } else if (event.key === "Escape") bench.select([]);
  else return;
  event.preventDefault();
}
