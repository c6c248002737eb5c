// Keys of things that are told apart by their names and can be renamed: a name would lose the input that it is typed into, and a
// place would hand what is typed to whatever comes there next.

import { useState } from "react";

/** Keys that stay with their things when these are renamed or moved. */
export class OwnKeys {
  private readonly keys = new Map<string, string>();
  private made = 0;

  /** Returns the key of what has that name. */
  of(name: string): string {
    const known = this.keys.get(name);
    if (known) return known;
    this.made += 1;
    const key = `own-${this.made}`;
    this.keys.set(name, key);
    return key;
  }

  /** Takes note that something has another name now. */
  rename(from: string, to: string): void {
    const key = this.of(from);
    this.keys.delete(from);
    this.keys.set(to, key);
  }

  /** Forgets what is gone: what gets its name later is something else. */
  drop(name: string): void {
    this.keys.delete(name);
  }
}

/** Keys for as long as a list is shown. */
export function useOwnKeys(): OwnKeys {
  const [keys] = useState(() => new OwnKeys());
  return keys;
}
