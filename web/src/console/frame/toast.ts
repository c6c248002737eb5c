// Short messages at the edge of the screen, for what is done and needs no answer. What draws them is loaded with the first one.

import { useSyncExternalStore } from "react";

let wanted = false;
const listeners = new Set<() => void>();

async function load() {
  const { toasts } = await import("./Toasts");
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return toasts;
}

/** Whether there was a message yet. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
  );
}

export const toast = {
  /** Says that something was done. */
  done(message: string): void {
    load().then((toasts) => toasts.done(message), console.error);
  },

  /** Says that something was done which can be taken back for a while. */
  undoable(message: string, undo: () => void): void {
    load().then((toasts) => toasts.undoable(message, undo), console.error);
  },

  /** Says that something failed, and stays until it is closed. On a page that has room, `FailureNotice` is better. */
  failed(thrown: unknown, title?: string): void {
    load().then((toasts) => toasts.failed(thrown, title), console.error);
  },
};
