// What is wrong with answers and shown: what the page finds itself, and what the service says.

import type { Failure } from "../net/request";
import type { FormField, Signature } from "../net/session";
import { type Complaint, check } from "./check";
import { refusedAnswer } from "./refused";

/** What is wrong with something that is no field on the page. */
export interface Unplaced {
  /** What the service calls it. */
  place: string;
  complaint: Complaint;
}

/** The answers that are complained about. */
interface Answered {
  field(id: string): FormField | undefined;
  value(id: string): unknown;
  signature(id: string): Signature | undefined;
}

/** What is wrong and shown, by field. */
export class Complaints extends Map<string, Complaint> {
  /** The fields whose complaints are the service's: they hold until the answer is changed. */
  private readonly said = new Set<string>();

  constructor(private readonly answered: Answered) {
    super();
  }

  /** Looks at a field, and shows what is wrong with its answer or that nothing is. */
  look(field: FormField): void {
    this.put(field, check(field, this.answered.value(field.id), this.answered.signature(field.id)));
  }

  /** Shows a complaint, or none any more. */
  put(field: FormField, complaint: Complaint | null): void {
    if (complaint) this.set(field.id, complaint);
    else this.delete(field.id);
  }

  /** The answer was changed. A complaint that is on show goes as soon as it no longer holds; a new one waits until the field is left. */
  changed(field: FormField): void {
    this.said.delete(field.id);
    if (this.has(field.id)) this.look(field);
  }

  /** Somebody has answered the field and left it. */
  left(field: FormField): void {
    if (!this.said.has(field.id)) this.look(field);
  }

  /** Looks at all of the fields anew; returns whether all will do. */
  lookAt(fields: FormField[]): boolean {
    this.clear();
    this.said.clear();
    for (const field of fields) this.look(field);
    return this.size === 0;
  }

  /** Forgets those of fields that are not there any more. */
  keepTo(there: Set<string>): void {
    for (const id of this.keys()) if (!there.has(id)) this.delete(id);
  }

  /** Takes over what the service finds wrong; returns what belongs to no field on the page. */
  take(failure: Failure): Unplaced[] {
    const rest: Unplaced[] = [];
    const seen = new Set<string>();
    for (const problem of failure.details) {
      const id = fieldIn(problem.field);
      const field = id ? this.answered.field(id) : undefined;
      // What is said first of a field is why the rest is said.
      if (field && seen.has(field.id)) continue;
      if (field) {
        seen.add(field.id);
        this.said.add(field.id);
        this.set(field.id, refusedAnswer(problem, field, this.answered.value(field.id)));
      } else rest.push({ place: problem.field, complaint: refusedAnswer(problem) });
    }
    return rest;
  }
}

/** Returns the field that the service speaks of. */
export function fieldIn(place: string): string | undefined {
  return /^(?:values|signatures)\.([^.[]+)/.exec(place)?.[1];
}
