// Storing answers with the service while they are filled in: what it does not have yet, and what it does not take.

import { Failure } from "../net/request";
import type { Answers, Changes, FormField } from "../net/session";
import type { Backend } from "./backend";
import { isSigned, isUnread } from "./check";
import { fieldIn } from "./complaints";

const SAVE_AFTER = 2_000;
/** Browsers refuse larger bodies of requests that outlive the page. */
const KEEPALIVE_ROOM = 60_000;

export type SaveState = "none" | "unsaved" | "saving" | "saved" | "failed";

/** What is stored, and who hears how it went. */
interface Source {
  /** The fields that are to be filled. */
  readonly open: FormField[];
  answers(): Answers;
  value(id: string): unknown;
  /** The service has taken what was sent. */
  onStored(): void;
  onFailure(error: unknown): void;
  /** The state is another one. */
  onChange(): void;
}

export class Saving {
  state: SaveState = "none";
  /** The fields that were changed here and are not stored by the service yet, with the number of the change. */
  private readonly unsaved = new Map<string, number>();
  /** The fields whose answers the service does not store as they are, with the number of the change it looked at. */
  private readonly unfit = new Map<string, number | undefined>();
  private changes = 0;
  private running: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly backend: Backend,
    private readonly source: Source,
  ) {}

  /** Takes over fields that were changed before the page was loaded and are not stored. */
  takeUp(ids: Iterable<string>): void {
    for (const id of ids) this.unsaved.set(id, 0);
    if (this.unsaved.size > 0) this.schedule();
  }

  /** Whether a field was changed here and is not stored yet. */
  lacks(id: string): boolean {
    return this.unsaved.has(id);
  }

  /** A field was changed: it is stored a while after the last change. */
  changed(id: string): void {
    this.schedule();
    this.unsaved.set(id, this.changes);
  }

  private schedule(): void {
    this.changes += 1;
    if (!this.backend.draft) return;
    this.state = "unsaved";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  /** What was changed here and is not stored yet. The rest may have been changed on another device, and stays as it is there. */
  private unstored(): Changes {
    const { values, signatures } = this.source.answers();
    const changes: Changes = { values: {}, signatures: {} };
    for (const field of this.source.open) {
      if (!this.unsaved.has(field.id) || this.isUnfit(field.id)) continue;
      if (isSigned(field)) changes.signatures[field.id] = signatures[field.id] ?? null;
      else changes.values[field.id] = values[field.id];
    }
    return changes;
  }

  /** Takes note that a field is stored, unless it was changed again or holds what the service can't be told. */
  private stored(id: string, change: number | undefined): void {
    if (this.unsaved.get(id) === change && !isUnread(this.source.value(id))) this.unsaved.delete(id);
  }

  /** Stores the answers with the service; returns whether it worked. */
  async save(keepalive = false): Promise<boolean> {
    clearTimeout(this.timer);
    if (!this.backend.draft) return false;
    // One after the other, so that an older draft never overtakes a newer one; a page that goes away can't wait.
    if (!keepalive) await this.running;
    const changes = this.unstored();
    const small = JSON.stringify(changes).length <= KEEPALIVE_ROOM;
    const mine = this.changes;
    const numbers = new Map(this.unsaved);
    this.state = "saving";
    this.source.onChange();
    const sent = this.backend.draft(changes, keepalive && small);
    this.running = sent.catch(() => undefined);
    try {
      await sent;
      for (const id of [...Object.keys(changes.values), ...Object.keys(changes.signatures)]) {
        this.stored(id, numbers.get(id));
      }
      this.source.onStored();
      if (mine === this.changes) this.state = this.blocking ? "failed" : "saved";
    } catch (error) {
      this.state = "failed";
      this.source.onFailure(error);
      if (this.takeUnfit(error, numbers)) return this.save(keepalive);
    }
    this.source.onChange();
    return this.state === "saved";
  }

  /** Notes which answers the service does not store; returns whether there were any, so that the others can be stored without them. */
  private takeUnfit(error: unknown, numbers: Map<string, number>): boolean {
    if (!(error instanceof Failure) || error.status !== 400) return false;
    let found = false;
    for (const { field } of error.details) {
      const id = fieldIn(field);
      if (!id || !numbers.has(id) || this.isUnfit(id)) continue;
      this.unfit.set(id, numbers.get(id));
      found = true;
    }
    return found;
  }

  /** Whether the service did not store an answer that was not changed since. */
  private isUnfit(id: string): boolean {
    return this.unfit.has(id) && this.unfit.get(id) === this.unsaved.get(id);
  }

  /** The first field whose answer is not stored because of what it is. */
  get blocking(): FormField | undefined {
    return this.source.open.find((field) => this.isUnfit(field.id));
  }

  /** Whether something was answered that is nowhere but on this page. */
  get atRisk(): boolean {
    return this.backend.draft ? !/^(none|saved)$/.test(this.state) : this.unsaved.size > 0;
  }

  /** Whether something waits to be stored, or could not be. */
  get isDue(): boolean {
    return this.state === "unsaved" || this.state === "failed";
  }

  /** Takes up saving again after it was stopped, if something is not saved. */
  resume(): void {
    if (this.isDue) this.timer = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  /** Stops the clockwork. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
