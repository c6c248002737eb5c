// The parts of a template beside its text, as the service knows them (docs/TEMPLATES.md).

import type { Form, Option } from "../../templates/form";
import type { Standing } from "../../templates/working/copy";
import type { Attrs, TreeNode } from "../tree/shape";

export const TYPES = [
  "text",
  "number",
  "money",
  "date",
  "datetime",
  "boolean",
  "email",
  "choice",
  "list",
  "image",
] as const;
export type VariableType = (typeof TYPES)[number];

/** A variable. What the editor does not know is kept. */
export interface Variable {
  type: VariableType;
  label?: string;
  description?: string;
  required?: boolean;
  default?: unknown;
  format?: string;
  options?: Option[];
  currency?: string;
  columns?: Variables;
}

export type Variables = Record<string, Variable>;

export interface Computed {
  expression: string;
  type?: string;
  format?: string;
  currency?: string;
}

export type ComputedValues = Record<string, Computed>;

/** The set-up of the page: the attributes of the document's root. */
export interface PageSetUp extends Attrs {
  page?: {
    size?: "a4" | "letter" | "legal";
    orientation?: "portrait" | "landscape";
    margin?: number | Partial<Record<Side, number>>;
  } | null;
  header?: unknown;
  footer?: unknown;
  language?: string | null;
  font?: "serif" | "sans" | "mono" | null;
}

export type Side = "top" | "right" | "bottom" | "left";

/** A template as it is written: with what is not published yet. */
export interface Template extends Standing {
  id: string;
  name: string;
  content: TreeNode | Record<string, never>;
  symbolTable: Variables;
  expressionTable: ComputedValues;
  formSchema: Partial<Form>;
}

/** A name is a letter followed by letters, digits or underscores; the service knows of a few more that it refuses. */
export const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Makes a name of words: "Monthly rent" is `monthlyRent`. Words in other scripts give what `otherwise` says. */
export function nameOf(words: string, otherwise: string): string {
  const plain = words.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
  const parts = plain.split(/[^A-Za-z0-9]+/).filter((part) => part !== "");
  const joined = parts
    .map((part, place) =>
      place === 0
        ? part.charAt(0).toLowerCase() + part.slice(1)
        : part.charAt(0).toUpperCase() + part.slice(1),
    )
    .join("");
  const name = joined.replace(/^[0-9]+/, "");
  return name === "" ? otherwise : name;
}

/** Returns a name that is not taken yet, with a number behind it where it is. */
export function freeName(wanted: string, taken: (name: string) => boolean): string {
  if (!taken(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (!taken(`${wanted}${count}`)) return `${wanted}${count}`;
}
