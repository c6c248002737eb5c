// A template while it is written: its parts, what has changed since it was saved, and who wants to know of changes. It draws nothing.

import type { Node } from "@tiptap/pm/model";
import { useSyncExternalStore } from "react";
import type { Field, Form, Role } from "../../templates/form";
import { closed, type Places } from "../tree/close";
import type { TreeNode } from "../tree/shape";
import type { ComputedValues, PageSetUp, Template, Variable, Variables } from "./parts";

/** The parts that are kept apart: the service is sent those that changed. */
export type Part = "name" | "content" | "symbolTable" | "expressionTable" | "formSchema";

/** What the service takes for a draft. */
export interface Body {
  name: string;
  content: TreeNode | Record<string, never>;
  symbolTable: Variables;
  expressionTable: ComputedValues;
  formSchema: Partial<Form>;
}

/** How often each part has changed. */
export type Counts = Record<Part, number>;

export const PARTS: readonly Part[] = ["name", "content", "symbolTable", "expressionTable", "formSchema"];

export class Draft {
  readonly id: string;
  name: string;
  page: PageSetUp;
  variables: Variables;
  computed: ComputedValues;
  form: Partial<Form>;

  #given: Template["content"];
  #doc: Node | null = null;
  #counts: Counts = { name: 0, content: 0, symbolTable: 0, expressionTable: 0, formSchema: 0 };
  #saved: Counts = { ...this.#counts };
  #body: { at: number; body: Body; places: Places } | null = null;
  #listeners = new Set<() => void>();
  #revision = 0;

  /** `unsaved` says that the template holds what the service does not have yet. */
  constructor(template: Template, unsaved = false) {
    if (unsaved) this.#counts = { name: 1, content: 1, symbolTable: 1, expressionTable: 1, formSchema: 1 };
    this.id = template.id;
    this.name = template.name;
    this.#given = template.content;
    this.page = { ...((template.content as TreeNode).attrs ?? {}) };
    this.variables = template.symbolTable;
    this.computed = template.expressionTable;
    this.form = template.formSchema;
  }

  /** Counts all changes, and all that may look otherwise now. */
  get revision(): number {
    return this.#revision;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells everybody to look again. */
  announce(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  #changed(part: Part): void {
    this.#counts = { ...this.#counts, [part]: this.#counts[part] + 1 };
    this.announce();
  }

  /** The text is held by the editor; this is how it looks before anything was typed. */
  hold(doc: Node): void {
    this.#doc = doc;
    this.#body = null;
  }

  setDoc(doc: Node): void {
    this.#doc = doc;
    this.#changed("content");
  }

  setName(name: string): void {
    this.name = name;
    this.#changed("name");
  }

  /** Changes attributes of the page; those set to `undefined` are left out. */
  setPage(more: Partial<PageSetUp>): void {
    const page: PageSetUp = { ...this.page, ...more };
    for (const key of Object.keys(more)) if (page[key] === undefined) delete page[key];
    this.page = page;
    this.#changed("content");
  }

  setVariables(variables: Variables): void {
    this.variables = variables;
    this.#changed("symbolTable");
  }

  setVariable(name: string, variable: Variable): void {
    this.setVariables({ ...this.variables, [name]: tidy(variable) });
  }

  setComputed(computed: ComputedValues): void {
    this.computed = computed;
    this.#changed("expressionTable");
  }

  setForm(form: Partial<Form>): void {
    this.form = form;
    this.#changed("formSchema");
  }

  setField(id: string, field: Field): void {
    this.setForm({ ...this.form, fields: this.fields.map((one) => (one.id === id ? tidy(field) : one)) });
  }

  get roles(): Role[] {
    return this.form.roles ?? [];
  }

  get fields(): Field[] {
    return this.form.fields ?? [];
  }

  /** Whether a name is that of a variable, a computed value or a field. */
  knows(name: string): boolean {
    return name in this.variables || name in this.computed || this.fields.some((field) => field.id === name);
  }

  /** The draft as the service takes it. */
  get body(): Body {
    return this.#worked().body;
  }

  /** Where the text's places are in the editor. */
  get places(): Places {
    return this.#worked().places;
  }

  #worked() {
    const at = this.#revision;
    if (this.#body?.at !== at) {
      const places: Places = new Map();
      const nodes = this.#doc ? closed(this.#doc, places) : [];
      // What nobody touched is left as it was given, to the letter.
      const content = this.#counts.content === 0 ? this.#given : tree(this.page, nodes, this.#given);
      this.#body = {
        at,
        places,
        body: {
          name: this.name,
          content,
          symbolTable: this.variables,
          expressionTable: this.computed,
          formSchema: this.form,
        },
      };
    }
    return this.#body;
  }

  /** How often each part has changed by now, to be handed to `wasSaved`. */
  get counts(): Counts {
    return this.#counts;
  }

  /** The parts that changed since they were saved. */
  get unsaved(): Part[] {
    return PARTS.filter((part) => this.#counts[part] !== this.#saved[part]);
  }

  /** Takes parts for changed, so that they are saved over what somebody else saved. */
  claim(parts: readonly Part[]): void {
    for (const part of parts) this.#changed(part);
  }

  /** Notes what was saved. */
  wasSaved(counts: Counts): void {
    this.#saved = counts;
    this.announce();
  }
}

function tree(page: PageSetUp, content: TreeNode[], given: Template["content"]): TreeNode {
  const attrs = Object.keys(page).length > 0 || (given as TreeNode).attrs ? { attrs: page } : {};
  return { type: "doc", ...attrs, content };
}

/** Leaves out what is not set. */
export function tidy<T extends object>(thing: T): T {
  return Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && value !== ""),
  ) as T;
}

/** Draws a component anew whenever the draft changes; returns the draft. */
export function useDraft(draft: Draft): Draft {
  useSyncExternalStore(draft.subscribe, () => draft.revision);
  return draft;
}
