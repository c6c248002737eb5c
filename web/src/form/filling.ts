// A form while it is filled in: what was answered here, and what the service made of it. What is wrong with answers is in
// `complaints.ts`, how they are stored in `saving.ts`. It knows nothing of how any of it looks.

import { Failure } from "../net/request";
import type { Answers, Form, FormField, Signature } from "../net/session";
import type { Backend } from "./backend";
import { type Complaint, check, isEmpty, isSigned, isUnread } from "./check";
import { Complaints, type Unplaced } from "./complaints";
import { type SaveState, Saving } from "./saving";
import type { Vault } from "./vault";

const EVALUATE_AFTER = 300;

export class Filling {
  form: Form;
  /** What was answered here, over what the service sent. */
  private values: Record<string, unknown>;
  private signatures: Record<string, Signature | null>;
  readonly names: Record<string, string>;
  readonly complaints = new Complaints(this);
  private readonly storing: Saving;
  private readonly visited = new Set<string>();
  /** The signature and the initials that were adopted, for the next places. */
  readonly adopted: { signature?: Signature; initials?: Signature } = {};
  /** Whether the service can't be reached. */
  offline = false;
  /** Something that the service refused for good: the document was withdrawn, the link is over. */
  refused: Failure | null = null;

  private readonly listeners = new Set<() => void>();
  private evaluation = 0;
  private evaluateTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    form: Form,
    private readonly backend: Backend,
    private readonly vault: Vault,
    prefill: Record<string, unknown> = {},
  ) {
    this.form = form;
    this.storing = this.keeper();
    const kept = vault.read();
    this.values = { ...kept.values };
    this.signatures = { ...kept.signatures };
    this.names = kept.names;
    const unstored = new Set([...Object.keys(kept.values), ...Object.keys(kept.signatures)]);
    for (const field of form.fields) {
      // Somebody who shares the role has answered and submitted it meanwhile.
      if (field.readOnly) {
        delete this.values[field.id];
        unstored.delete(field.id);
      }
      const offered = prefill[field.type];
      // An answer that somebody emptied is an answer, too.
      if (offered && !field.readOnly && this.value(field.id) === undefined) {
        this.values[field.id] = offered;
      }
      this.adopt(field, this.signature(field.id));
    }
    this.storing.takeUp(unstored);
    if (unstored.size > 0) this.evaluateSoon();
  }

  /** What stores the answers, and tells this form how that went. */
  private keeper(): Saving {
    const filling = this;
    return new Saving(this.backend, {
      get open() {
        return filling.open;
      },
      answers: () => this.answers(),
      value: (id) => this.value(id),
      onStored: () => {
        this.offline = false;
        this.keep();
      },
      onFailure: (error) => this.note(error),
      onChange: () => this.tell(),
    });
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
    this.complaints.changed(field);
    this.evaluateSoon();
    this.storing.changed(field.id);
    this.keep();
    this.tell();
  }

  /** Keeps for this tab what the service does not have yet; what it has may be newer there, from another device. */
  private keep(): void {
    const of = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => this.storing.lacks(id)));
    this.vault.write({ values: of(this.values), signatures: of(this.signatures), names: this.names });
  }

  private evaluateSoon(): void {
    clearTimeout(this.evaluateTimer);
    this.evaluateTimer = setTimeout(() => void this.evaluate(), EVALUATE_AFTER);
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
      this.complaints.keepTo(there);
    } catch (error) {
      if (mine !== this.evaluation) return;
      this.note(error);
    }
    this.tell();
  }

  get saving(): SaveState {
    return this.storing.state;
  }

  /** Stores the answers with the service; returns whether it worked. */
  save(): Promise<boolean> {
    return this.storing.save();
  }

  /** The first field whose answer is not stored because of what it is. */
  get blocking(): FormField | undefined {
    return this.storing.blocking;
  }

  /** Whether something was answered that is nowhere but on this page. */
  get atRisk(): boolean {
    return this.storing.atRisk;
  }

  /** Stores what is not stored yet, as the page goes away. */
  leave(): void {
    if (this.storing.isDue) void this.storing.save(true);
  }

  /** Takes up saving again after it was stopped, if something is not saved. */
  resume(): void {
    this.storing.resume();
  }

  /** Stops the clockwork; nothing is sent any more. */
  stop(): void {
    clearTimeout(this.evaluateTimer);
    this.storing.stop();
    this.evaluation += 1;
  }

  /** Tries again what failed, such as when the connection is back. */
  async retry(): Promise<void> {
    await this.evaluate();
    if (this.storing.isDue) await this.save();
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
    if (this.isAnswered(field)) this.complaints.left(field);
    this.tell();
  }

  complain(field: FormField, complaint: Complaint | null): void {
    this.complaints.put(field, complaint);
    this.tell();
  }

  /** Looks at all fields; returns whether all will do. */
  checkAll(): boolean {
    const good = this.complaints.lookAt(this.open);
    this.tell();
    return good;
  }

  /** Takes over what the service finds wrong; returns what belongs to no field on the page. */
  takeProblems(failure: Failure): Unplaced[] {
    const rest = this.complaints.take(failure);
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
