// What was filled in and not yet stored by the service, kept for this tab so that a reload or a lost connection loses nothing.

import type { Changes } from "../net/session";

export interface Kept extends Changes {
  /** The names of uploaded files by their id, which the service does not send back. */
  names: Record<string, string>;
}

export class Vault {
  constructor(
    private readonly key: string,
    /** Who fills it in, where the key does not say: what somebody else left behind is thrown away. */
    private readonly owner = "",
  ) {}

  read(): Kept {
    try {
      const {
        owner = "",
        values = {},
        signatures = {},
        names = {},
      } = JSON.parse(sessionStorage.getItem(this.key) ?? "{}");
      if (owner === this.owner) return { values, signatures, names };
    } catch {
      // What can't be read is as good as not there.
    }
    this.clear();
    return { values: {}, signatures: {}, names: {} };
  }

  write(kept: Kept): void {
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ owner: this.owner, ...kept }));
    } catch {
      // Full, or forbidden by the browser: then memory alone has to do.
    }
  }

  clear(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // Nothing was kept then either.
    }
  }
}
