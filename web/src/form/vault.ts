// What was filled in and not yet stored by the service, kept for this tab so that a reload or a lost connection loses nothing.

import { kept, type Kept as Place } from "../frame/storage";
import type { Changes } from "../net/session";

export interface Kept extends Changes {
  /** The names of uploaded files by their id, which the service does not send back. */
  names: Record<string, string>;
}

export class Vault {
  private readonly place: Place<Partial<Kept> & { owner?: string }>;

  constructor(
    key: string,
    /** Who fills it in, where the key does not say: what somebody else left behind is thrown away. */
    private readonly owner = "",
  ) {
    this.place = kept("tab", key);
  }

  read(): Kept {
    const { owner = "", values = {}, signatures = {}, names = {} } = this.place.read() ?? {};
    if (owner === this.owner) return { values, signatures, names };
    this.clear();
    return { values: {}, signatures: {}, names: {} };
  }

  write(answers: Kept): void {
    this.place.write({ owner: this.owner, ...answers });
  }

  clear(): void {
    this.place.drop();
  }
}
