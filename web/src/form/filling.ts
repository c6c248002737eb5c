// A form while it is filled in: what was answered here, what the service made of it, what is wrong, what is saved.
// It knows nothing of how any of it looks.

import { Failure } from "../net/request";
import type { Answers, Changes, Form, FormField, Signature } from "../net/session";
import type { Backend } from "./backend";
import { type Complaint, check, isEmpty, isSigned, isUnread } from "./check";
import { refusedAnswer } from "./refused";
import type { Vault } from "./vault";

const EVALUATE_AFTER = 300;
const SAVE_AFTER = 2_000;
/** Browsers refuse larger bodies of requests that outlive the page. */
const KEEPALIVE_ROOM = 60_000;

/** What is wrong with something that is no field on the page. */
export interface Unplaced {
  /** What the service calls it. */
  place: string;
  complaint: Complaint;
}

export type Saving = "none" | "unsaved" | "saving" | "saved" | "failed";

export class Filling {
  form: Form;
  /** What was answered here, over what the service sent. */
  private values: Record<string, unknown>;
  private signatures: Record<string, Signature | null>;
  readonly names: Record<string, string>;
  /** The fields that were changed here and are not stored by the service yet, with the number of the change. */
  private readonly unsaved = new Map<string, number>();
  /** What is wrong and shown, by field. */
  readonly complaints = new Map<string, Complaint>();
  /** The fields whose complaints are the service's: they hold until the answer is changed. */
  private readonly said = new Set<string>();
  private readonly visited = new Set<string>();
  /** The signature and the initials that were adopted, for the next places. */
  readonly adopted: { signature?: Signature; initials?: Signature } = {};
  saving: Saving = "none";
  /** Whether the service can't be reached. */
  offline = false;
  /** Something that the service refused for good: the document was withdrawn, the link is over. */
  refused: Failure | null = null;
  /** The fields whose answers the service does not store as they are, with the number of the change it looked at. */
  private readonly unfit = new Map<string, number | undefined>();

  private readonly listeners = new Set<() => void>();
  private evaluation = 0;
  private changes = 0;
  private evaluateTimer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> = Promise.resolve();
  private saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    form: Form,
    private readonly backend: Backend,
    private readonly vault: Vault,
    prefill: Record<string, unknown> = {},
  ) {
    this.form = form;
    const kept = vault.read();
    this.values = { ...kept.values };
    this.signatures = { ...kept.signatures };
    this.names = kept.names;
    for (const id of [...Object.keys(kept.values), ...Object.keys(kept.signatures)]) this.unsaved.set(id, 0);
    for (const field of form.fields) {
      // Somebody who shares the role has answered and submitted it meanwhile.
      if (field.readOnly) {
        delete this.values[field.id];
        this.unsaved.delete(field.id);
      }
      const offered = prefill[field.type];
      // An answer that somebody emptied is an answer, too.
      if (offered && !field.readOnly && this.value(field.id) === undefined) {
        this.values[field.id] = offered;
      }
      this.adopt(field, this.signature(field.id));
    }
    if (this.unsaved.size > 0) this.schedule();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  value(id: string): unknown {
    return id in this.values ? this.values[id] : this.form.values[id];
  }

  signature(id: string): Signature | undefined {
    return (id in this.signatures ? this.signatures[id] : this.form.signatures[id]) ?? undefined;
  }

  set(field: FormField, value: unknown): void {
    this.values[field.id] = value;
    this.changed(field);
  }

  sign(field: FormField, signature: Signature | null): void {
    this.signatures[field.id] = signature;
    this.adopt(field, signature ?? undefined);
    this.changed(field);
  }

  private adopt(field: FormField, signature: Signature | undefined): void {
    if (signature && isSigned(field)) this.adopted[field.type] = signature;
  }

  nameFile(id: string, name: string): void {
    this.names[id] = name;
  }

  private changed(field: FormField): void {
    this.said.delete(field.id);
    // A complaint that is on show goes as soon as it no longer holds; a new one waits until the field is left.
    if (this.complaints.has(field.id)) this.look(field);
    this.schedule();
    this.unsaved.set(field.id, this.changes);
    this.keep();
    this.tell();
  }

  /** Keeps for this tab what the service does not have yet; what it has may be newer there, from another device. */
  private keep(): void {
    const of = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => this.unsaved.has(id)));
    this.vault.write({ values: of(this.values), signatures: of(this.signatures), names: this.names });
  }

  private schedule(): void {
    this.changes += 1;
    clearTimeout(this.evaluateTimer);
    this.evaluateTimer = setTimeout(() => void this.evaluate(), EVALUATE_AFTER);
    if (this.backend.draft) {
      this.saving = "unsaved";
      clearTimeout(this.saveTimer);
      this.saveTimer = setTimeout(() => void this.save(), SAVE_AFTER);
    }
  }

  /**
   * The answers to send: those to fields that are there and can be filled. What is empty is said to be so, since something
   * may have stood there before: what people see is what they sign.
   */
  answers(): Answers {
    const answers: Answers = { values: {}, signatures: {} };
    for (const field of this.form.fields) {
      if (field.readOnly) continue;
      const value = this.value(field.id);
      const signature = this.signature(field.id);
      if (signature) answers.signatures[field.id] = signature;
      else if (isSigned(field)) continue;
      // A box that nobody ticked is not ticked, whether anybody has been at it or not.
      else if (field.type === "checkbox") answers.values[field.id] = value === true;
      else answers.values[field.id] = isUnread(value) || isEmpty(field, value, undefined) ? null : value;
    }
    return answers;
  }

  /** What was changed here and is not stored yet. The rest may have been changed on another device, and stays as it is there. */
  private unstored(): Changes {
    const { values, signatures } = this.answers();
    const changes: Changes = { values: {}, signatures: {} };
    for (const field of this.open) {
      if (!this.unsaved.has(field.id) || this.isUnfit(field.id)) continue;
      if (isSigned(field)) changes.signatures[field.id] = signatures[field.id] ?? null;
      else changes.values[field.id] = values[field.id];
    }
    return changes;
  }

  /** Takes note that a field is stored, unless it was changed again or holds what the service can't be told. */
  private stored(id: string, change: number | undefined): void {
    if (this.unsaved.get(id) === change && !isUnread(this.value(id))) this.unsaved.delete(id);
  }

  /** Has the document worked out anew. A slow answer to an older question is dropped. */
  async evaluate(): Promise<void> {
    clearTimeout(this.evaluateTimer);
    this.evaluation += 1;
    const mine = this.evaluation;
    try {
      const form = await this.backend.evaluate(this.answers());
      if (mine !== this.evaluation) return;
      const there = new Set(form.fields.map((field) => field.id));
      // Answers to fields that are hidden now are kept here, in case they come back.
      const hidden = Object.entries(this.form.values).filter(([id]) => !there.has(id));
      this.form = { ...form, values: { ...Object.fromEntries(hidden), ...form.values } };
      this.offline = false;
      for (const id of this.complaints.keys()) if (!there.has(id)) this.complaints.delete(id);
    } catch (error) {
      if (mine !== this.evaluation) return;
      this.note(error);
    }
    this.tell();
  }

  /** Stores the answers with the service; returns whether it worked. */
  async save(keepalive = false): Promise<boolean> {
    clearTimeout(this.saveTimer);
    if (!this.backend.draft) return false;
    // One after the other, so that an older draft never overtakes a newer one; a page that goes away can't wait.
    if (!keepalive) await this.running;
    const changes = this.unstored();
    const small = JSON.stringify(changes).length <= KEEPALIVE_ROOM;
    const mine = this.changes;
    const numbers = new Map(this.unsaved);
    this.saving = "saving";
    this.tell();
    const sent = this.backend.draft(changes, keepalive && small);
    this.running = sent.catch(() => undefined);
    try {
      await sent;
      this.offline = false;
      for (const id of [...Object.keys(changes.values), ...Object.keys(changes.signatures)]) {
        this.stored(id, numbers.get(id));
      }
      this.keep();
      if (mine === this.changes) this.saving = this.blocking ? "failed" : "saved";
    } catch (error) {
      this.saving = "failed";
      this.note(error);
      if (this.takeUnfit(error, numbers)) return this.save(keepalive);
    }
    this.tell();
    return this.saving === "saved";
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
    return this.open.find((field) => this.isUnfit(field.id));
  }

  /** Whether something was answered that is nowhere but on this page. */
  get atRisk(): boolean {
    return this.backend.draft ? !/^(none|saved)$/.test(this.saving) : this.unsaved.size > 0;
  }

  /** Stores what is not stored yet, as the page goes away. */
  leave(): void {
    if (this.saving === "unsaved" || this.saving === "failed") void this.save(true);
  }

  /** Takes up saving again after it was stopped, if something is not saved. */
  resume(): void {
    if (this.saving === "unsaved" || this.saving === "failed") {
      this.saveTimer = setTimeout(() => void this.save(), SAVE_AFTER);
    }
  }

  /** Stops the clockwork; nothing is sent any more. */
  stop(): void {
    clearTimeout(this.evaluateTimer);
    clearTimeout(this.saveTimer);
    this.evaluation += 1;
  }

  /** Tries again what failed, such as when the connection is back. */
  async retry(): Promise<void> {
    await this.evaluate();
    if (this.saving === "failed" || this.saving === "unsaved") await this.save();
  }

  private note(error: unknown): void {
    if (error instanceof Failure && !error.passes && error.status !== 400) this.refused = error;
    else if (error instanceof Failure && error.status === 400) {
      this.offline = false;
      this.takeProblems(error);
    } else this.offline = true;
  }

  /** Forgets what was kept for this tab. */
  done(): void {
    this.stop();
    this.vault.clear();
  }

  /** The fields that are to be filled. */
  get open(): FormField[] {
    return this.form.fields.filter((field) => !field.readOnly);
  }

  field(id: string): FormField | undefined {
    return this.form.fields.find((field) => field.id === id);
  }

  isComplete(field: FormField): boolean {
    return check(field, this.value(field.id), this.signature(field.id)) === null;
  }

  isAnswered(field: FormField): boolean {
    return !isEmpty(field, this.value(field.id), this.signature(field.id));
  }

  /** How many of the fields that have to be filled are. */
  get progress(): { done: number; all: number } {
    const wanted = this.open.filter((field) => field.required || this.complaints.has(field.id));
    return { done: wanted.filter((field) => this.isComplete(field)).length, all: wanted.length };
  }

  /** Notes that somebody has been at a field, and says what is wrong with the answer. */
  visit(field: FormField): void {
    this.visited.add(field.id);
    // Whoever merely passes an empty field is not told off; finishing does that.
    if (this.isAnswered(field) && !this.said.has(field.id)) this.look(field);
    this.tell();
  }

  private look(field: FormField): void {
    const complaint = check(field, this.value(field.id), this.signature(field.id));
    if (complaint) this.complaints.set(field.id, complaint);
    else this.complaints.delete(field.id);
  }

  complain(field: FormField, complaint: Complaint | null): void {
    if (complaint) this.complaints.set(field.id, complaint);
    else this.complaints.delete(field.id);
    this.tell();
  }

  /** Looks at all fields; returns whether all will do. */
  checkAll(): boolean {
    this.complaints.clear();
    this.said.clear();
    for (const field of this.open) this.look(field);
    this.tell();
    return this.complaints.size === 0;
  }

  /** Takes over what the service finds wrong; returns what belongs to no field on the page. */
  takeProblems(failure: Failure): Unplaced[] {
    const rest: Unplaced[] = [];
    const seen = new Set<string>();
    for (const problem of failure.details) {
      const id = fieldIn(problem.field);
      const field = id ? this.field(id) : undefined;
      // What is said first of a field is why the rest is said.
      if (field && seen.has(field.id)) continue;
      if (field) {
        seen.add(field.id);
        this.said.add(field.id);
        this.complaints.set(field.id, refusedAnswer(problem, field, this.value(field.id)));
      } else rest.push({ place: problem.field, complaint: refusedAnswer(problem) });
    }
    this.tell();
    return rest;
  }

  /** The field to go to next: the first behind `after` that wants something, else the first of all that does. */
  next(order: readonly string[], after: string | null): FormField | undefined {
    const fields = order
      .map((id) => this.field(id))
      .filter((field): field is FormField => field?.readOnly === false);
    const start = after === null ? 0 : order.indexOf(after) + 1;
    const later = fields.filter((field) => order.indexOf(field.id) >= start);
    const wants = (field: FormField) =>
      !this.isComplete(field) || (!this.isAnswered(field) && !this.visited.has(field.id));
    return later.find(wants) ?? fields.find((field) => !this.isComplete(field));
  }
}

/** Returns the field that the service speaks of. */
function fieldIn(place: string): string | undefined {
  return /^(?:values|signatures)\.([^.[]+)/.exec(place)?.[1];
}
