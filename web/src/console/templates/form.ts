// What a template's form holds, as docs/TEMPLATES.md describes it. The interface's own description calls these plain objects.

export const FIELD_TYPES = [
  "signature",
  "initials",
  "fullName",
  "signedDate",
  "text",
  "multiline",
  "number",
  "money",
  "date",
  "email",
  "phone",
  "checkbox",
  "radio",
  "select",
  "multiselect",
  "file",
  "image",
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

export const ROLE_KINDS = ["signer", "approver", "viewer"] as const;

export type RoleKind = (typeof ROLE_KINDS)[number];

/** A part that somebody plays. */
export interface Role {
  name: string;
  /** When it acts; 1 where left out. */
  order?: number;
  kind?: RoleKind;
}

/** Something that can be chosen. */
export type Option = string | { value: string; label?: string };

/** What an answer has to keep to. */
export interface Validation {
  min?: number | string;
  max?: number | string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  message?: string;
}

/** Where a field lies: parts of the page as it is displayed, from its top left corner. */
export interface Placement {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One thing to be filled in. */
export interface Field {
  id: string;
  type: FieldType;
  role?: string;
  variable?: string;
  label?: string;
  help?: string;
  required?: boolean;
  readOnly?: boolean;
  options?: Option[];
  validation?: Validation;
  visibleWhen?: string;
  placement?: Placement;
}

/** Who fills a document, and what they fill. */
export interface Form {
  roles: Role[];
  fields: Field[];
}

/** A variable, as far as forms are concerned. */
export interface Variable {
  type: string;
  label?: string;
  options?: Option[];
  [more: string]: unknown;
}

export type Variables = Record<string, Variable>;

/** Reads the form of a template; parts that were never set are empty. */
export function readForm(formSchema: unknown): Form {
  const { roles, fields } = (formSchema ?? {}) as Partial<Form>;
  return { roles: roles ?? [], fields: fields ?? [] };
}

/** Whether answers are chosen from options. */
export function hasOptions(type: FieldType): boolean {
  return type === "radio" || type === "select" || type === "multiselect";
}

/** What people read of an option. */
export function optionLabel(option: Option): string {
  return typeof option === "string" ? option : (option.label ?? option.value);
}

/** The types of variables that a field can fill, the first of which a new variable gets. */
export const FITTING: Record<FieldType, readonly string[]> = {
  text: ["text"],
  multiline: ["text"],
  phone: ["text"],
  fullName: ["text"],
  email: ["email", "text"],
  number: ["number"],
  money: ["money"],
  date: ["date"],
  signedDate: ["date"],
  checkbox: ["boolean"],
  radio: ["choice", "text"],
  select: ["choice", "text"],
  multiselect: ["list"],
  image: ["image"],
  signature: [],
  initials: [],
  file: [],
};
