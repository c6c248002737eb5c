import { readForm } from "../form";
import { type Body, pdfOf } from "../template";
import type { WorkingCopy } from "../working/copy";
import type { Manuscript } from "../working/manuscript";
import type { Plan } from "./plan";

/** What of a template is placed. */
export function planOf({ formSchema, symbolTable }: Pick<Body, "formSchema" | "symbolTable">): Plan {
  return { ...readForm(formSchema), variables: symbolTable ?? {} };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The plan on the bench, as it is kept. States are told apart by identity, so that one that is come back to is known. */
export class PlanManuscript implements Manuscript<WorkingCopy, Plan> {
  readonly id: string;
  readonly #template: WorkingCopy;
  #plan: Plan;
  #saved: Plan | null;
  /** Whether the PDF below the fields is to be saved as well, since somebody else put another there. */
  #claimsPages = false;
  readonly #listeners = new Set<() => void>();

  /** `unsaved` says that the template holds what the service does not have yet. */
  constructor(template: WorkingCopy, unsaved = false) {
    this.id = template.id;
    this.#template = template;
    this.#plan = planOf(template);
    this.#saved = unsaved ? null : this.#plan;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get mark(): Plan {
    return this.#plan;
  }

  get isSaved(): boolean {
    return this.#plan === this.#saved && !this.#claimsPages;
  }

  get unsaved(): Partial<WorkingCopy> {
    return {
      ...(this.#plan === this.#saved ? {} : this.partsOf(this.#plan)),
      ...(this.#claimsPages ? { content: this.#template.content } : {}),
    };
  }

  /** A plan as the service takes it. */
  partsOf({ roles, fields, variables }: Plan): Pick<WorkingCopy, "formSchema" | "symbolTable"> {
    const { formSchema } = this.#template;
    return { formSchema: { ...(formSchema as object), roles, fields }, symbolTable: variables };
  }

  /** Takes the plan that is on the bench now. */
  set(plan: Plan): void {
    if (plan === this.#plan) return;
    this.#plan = plan;
    for (const listener of this.#listeners) listener();
  }

  /** Begins anew with a plan that the service has. */
  begin(plan: Plan): void {
    this.#saved = plan;
    this.#claimsPages = false;
    this.set(plan);
  }

  wasSaved(plan: Plan): void {
    this.#saved = plan;
    this.#claimsPages = false;
  }

  /** Neither the name nor calculations are seen here. */
  differing(one: WorkingCopy, other: WorkingCopy): (keyof WorkingCopy)[] {
    const [left, right] = [planOf(one), planOf(other)];
    const isForm = isSame([left.roles, left.fields], [right.roles, right.fields]);
    return [
      ...(pdfOf(one) === pdfOf(other) ? [] : ["content" as const]),
      ...(isForm ? [] : ["formSchema" as const]),
      ...(isSame(left.variables, right.variables) ? [] : ["symbolTable" as const]),
    ];
  }

  claim(parts: readonly (keyof WorkingCopy)[]): void {
    if (parts.includes("content")) this.#claimsPages = true;
    if (parts.some((part) => part !== "content")) this.#saved = null;
  }
}
