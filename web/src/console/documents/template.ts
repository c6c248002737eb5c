// Variables, roles and fields, as the parts of a template hold them (docs/TEMPLATES.md). The service has checked them; here they are only read.

/** What a variable holds. */
export type VariableType =
  | "text"
  | "number"
  | "money"
  | "date"
  | "datetime"
  | "boolean"
  | "email"
  | "choice"
  | "list"
  | "image";

export interface Option {
  value: string;
  label: string;
}

export interface Variable {
  name: string;
  type: VariableType;
  label: string;
  description?: string;
  required: boolean;
  default?: unknown;
  options: Option[];
  currency?: string;
  /** Of a list's records; none where anything may stand in it. */
  columns?: Variable[];
}

export interface Role {
  name: string;
  order: number;
  kind: "signer" | "approver" | "viewer";
}

export interface Field {
  id: string;
  type: string;
  role?: string;
  variable?: string;
  label?: string;
  required?: boolean;
  readOnly?: boolean;
  options: Option[];
}

type Json = Record<string, unknown>;

function optionsOf(options: unknown): Option[] {
  if (!Array.isArray(options)) return [];
  return options.map((option) =>
    typeof option === "string"
      ? { value: option, label: option }
      : { value: String(option.value), label: String(option.label ?? option.value) },
  );
}

/** Returns the variables of a symbol table, in its order. */
export function variablesOf(symbolTable: Json): Variable[] {
  return Object.entries(symbolTable).map(([name, given]) => {
    const symbol = given as Json;
    return {
      name,
      type: symbol.type as VariableType,
      label: (symbol.label as string | undefined) ?? name,
      description: symbol.description as string | undefined,
      required: symbol.required === true,
      default: symbol.default,
      options: optionsOf(symbol.options),
      currency: symbol.currency as string | undefined,
      columns: symbol.columns ? variablesOf(symbol.columns as Json) : undefined,
    };
  });
}

/** Returns the roles of a form in the order in which they act. */
export function rolesOf(formSchema: Json): Role[] {
  const roles = (formSchema.roles as Partial<Role>[] | undefined) ?? [];
  return roles
    .map((role) => ({ name: role.name ?? "", order: role.order ?? 1, kind: role.kind ?? "signer" }))
    .sort((left, right) => left.order - right.order);
}

/** Returns the fields of a form, in its order. */
export function fieldsOf(formSchema: Json): Field[] {
  const fields = (formSchema.fields as (Omit<Field, "options"> & { options?: unknown })[] | undefined) ?? [];
  return fields.map((field) => ({ ...field, options: optionsOf(field.options) }));
}

/** Returns which role is asked for each variable, by the variable's name; the empty role is whoever has none. */
export function askedOf(fields: Field[]): Map<string, string> {
  return new Map(fields.flatMap((field) => (field.variable ? [[field.variable, field.role ?? ""]] : [])));
}
