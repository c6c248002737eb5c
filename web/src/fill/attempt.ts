// The name under which a filled-in form is sent. It stays the same until an answer came, over a reload too, so that the service takes
// what is sent again because an answer was lost for what it is: the same thing.

import { type Kept, kept } from "../frame/storage";
import { ownerOf, type WhoFills } from "./person";

export class Attempt {
  private readonly place: Kept<[owner: string, name: string]>;
  private readonly owner: string;
  private name: string | null = null;

  constructor(template: string, who: WhoFills) {
    this.place = kept("tab", `countersign.fill.${template}.attempt`);
    this.owner = ownerOf(who);
  }

  /** The name to send under, made when it is first asked for. */
  get key(): string {
    this.name ??= this.kept() ?? uuid();
    this.place.write([this.owner, this.name]);
    return this.name;
  }

  /** Notes that an answer came: whatever is sent next is something new. */
  answered(): void {
    this.name = null;
    this.place.drop();
  }

  private kept(): string | null {
    const [owner, name] = this.place.read() ?? [];
    return owner === this.owner && name ? name : null;
  }
}

/** A random UUID. The browser's own is there only on pages that came over HTTPS. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[8] ?? 0) % 4];
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}
