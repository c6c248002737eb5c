// What pages keep in the browser: with the tab, or for good. A browser may forbid it, or have no room left. Nobody is told then: the page
// goes on with what it has in memory, and only a reload forgets it. What can't be read is as good as not there.

/** How long something is kept: as long as its tab, or as long as the browser keeps it. */
export type Where = "tab" | "browser";

/** A thing that is kept under a key of its own. */
export interface Kept<T> {
  read(): T | null;
  write(value: T): void;
  drop(): void;
}

/** Tries something with the storage; even to name it is forbidden in some browsers. */
function tried<R>(where: Where, act: (storage: Storage) => R): R | null {
  try {
    return act(where === "tab" ? sessionStorage : localStorage);
  } catch {
    return null;
  }
}

/** A text, kept as it is. */
export function keptText(where: Where, key: string): Kept<string> {
  return {
    read: () => tried(where, (storage) => storage.getItem(key)),
    write: (text) => void tried(where, (storage) => storage.setItem(key, text)),
    drop: () => void tried(where, (storage) => storage.removeItem(key)),
  };
}

/** Anything that can be written as JSON. Whoever reads it looks whether it is what it seems: an older page may have written it. */
export function kept<T>(where: Where, key: string): Kept<T> {
  return {
    ...keptText(where, key),
    read: () => tried(where, (storage) => JSON.parse(storage.getItem(key) ?? "null")),
    write: (value) => void tried(where, (storage) => storage.setItem(key, JSON.stringify(value))),
  };
}

/** Drops all that is kept under keys that begin so. */
export function dropAll(where: Where, beginning: string): void {
  tried(where, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(beginning)) storage.removeItem(key);
  });
}
