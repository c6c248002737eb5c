// What lies over all pages: the command palette and the list of shortcuts. Only one is open at a time.

import { useSyncExternalStore } from "react";

export type Overlay = "palette" | "shortcuts" | null;

let open: Overlay = null;
const listeners = new Set<() => void>();

function set(next: Overlay): void {
  open = next;
  for (const listener of listeners) listener();
}

export const showPalette = () => set("palette");
export const showShortcuts = () => set("shortcuts");
export const closeOverlay = () => set(null);

/** Returns what is open. */
export function useOverlay(): Overlay {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
