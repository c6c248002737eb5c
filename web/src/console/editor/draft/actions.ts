// What is done to a draft in several of its parts at once.

import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import type { Field, FieldType, Role } from "../../templates/form";
import { aroundOf } from "../tree/close";
import type { Around } from "../tree/shape";
import type { Draft } from "./Draft";
import { freeName, nameOf, type Variable } from "./parts";
import { mentions, renamed, renamedPath } from "./rename";

/** Makes a variable of what people call it; gives its name. */
export function addVariable(draft: Draft, words: string, variable: Variable): string {
  const name = freeName(nameOf(words, "value"), (taken) => draft.knows(taken));
  draft.setVariable(name, words.trim() === name ? variable : { ...variable, label: words.trim() });
  return name;
}

/** Makes a role; gives its name. */
export function addRole(draft: Draft, wanted: string): string {
  const name = freeName(wanted, (taken) => draft.roles.some((role) => role.name === taken));
  const order = Math.max(0, ...draft.roles.map((role) => role.order ?? 1)) + 1;
  const role: Role = order > 1 ? { name, order } : { name };
  draft.setForm({ ...draft.form, roles: [...draft.roles, role] });
  return name;
}

const SIGNS: FieldType[] = ["signature", "initials", "fullName", "signedDate"];
const CHOOSES: FieldType[] = ["radio", "select", "multiselect"];

/** Makes a field of the first role, and that role where there is none; gives its id. */
export function addField(draft: Draft, type: FieldType, firstRole: string, firstOption: string): string {
  const role = draft.roles[0]?.name ?? addRole(draft, firstRole);
  const id = freeName(type, (taken) => draft.knows(taken));
  const field: Field = { id, type, role, required: SIGNS.includes(type) || undefined };
  if (field.required === undefined) delete field.required;
  if (CHOOSES.includes(type)) field.options = [firstOption];
  draft.setForm({ ...draft.form, roles: draft.roles, fields: [...draft.fields, field] });
  return id;
}

/** Changes nodes of the text; no step of undo, since the rest of the draft has none. */
function changeNodes(editor: Editor, change: (tr: Transaction, node: Node, pos: number) => void): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, pos) => change(tr, node, pos));
  if (tr.docChanged) editor.view.dispatch(tr.setMeta("addToHistory", false));
}

/** Gives a variable, a computed value or a field another name, wherever it is used. */
export function renameEverywhere(draft: Draft, editor: Editor, from: string, to: string): void {
  const swap = <T>(table: Record<string, T>) =>
    Object.fromEntries(Object.entries(table).map(([name, one]) => [name === from ? to : name, one]));
  changeNodes(editor, (tr, node, pos) => {
    const { attrs } = node;
    if (node.type.name === "variable") {
      const name = renamedPath(attrs.name, from, to);
      if (name !== attrs.name) tr.setNodeAttribute(pos, "name", name);
    }
    if (node.type.name.startsWith("field") && attrs.id === from) tr.setNodeAttribute(pos, "id", to);
    for (const key of ["when", "over"])
      if (typeof attrs[key] === "string" && mentions(attrs[key], from))
        tr.setNodeAttribute(pos, key, renamed(attrs[key], from, to));
    const within = aroundOf(node);
    const next = within.map((around): Around => {
      const key = around.type === "conditional" ? "when" : "over";
      return {
        ...around,
        attrs: { ...around.attrs, [key]: renamed(String(around.attrs[key] ?? ""), from, to) },
      };
    });
    if (JSON.stringify(next) !== JSON.stringify(within)) tr.setNodeAttribute(pos, "within", next);
  });
  if (from in draft.variables) draft.setVariables(swap(draft.variables));
  const uses = Object.values(draft.computed).some(({ expression }) => mentions(expression, from));
  if (from in draft.computed || uses) {
    const table = Object.entries(swap(draft.computed)).map(([name, one]) => [
      name,
      { ...one, expression: renamed(one.expression, from, to) },
    ]);
    draft.setComputed(Object.fromEntries(table));
  }
  const fields = draft.fields.map((field) => ({
    ...field,
    ...(field.id === from && { id: to }),
    ...(field.variable === from && { variable: to }),
    ...(field.visibleWhen !== undefined && { visibleWhen: renamed(field.visibleWhen, from, to) }),
  }));
  if (JSON.stringify(fields) !== JSON.stringify(draft.fields)) draft.setForm({ ...draft.form, fields });
  draft.setPage({
    ...(draft.page.header !== undefined && { header: renamedIn(draft.page.header, from, to) }),
    ...(draft.page.footer !== undefined && { footer: renamedIn(draft.page.footer, from, to) }),
  });
}

/** The same in a header or footer, which is kept as a tree. */
function renamedIn(line: unknown, from: string, to: string): unknown {
  return JSON.parse(JSON.stringify(line), (_, value) => {
    const attrs = value?.type && value.attrs;
    if (!attrs) return value;
    if (value.type === "variable")
      return { ...value, attrs: { ...attrs, name: renamedPath(attrs.name, from, to) } };
    for (const key of ["when", "over"])
      if (typeof attrs[key] === "string") attrs[key] = renamed(attrs[key], from, to);
    return value;
  });
}

/** Gives a role another name, and its fields to it. */
export function renameRole(draft: Draft, from: string, to: string): void {
  draft.setForm({
    ...draft.form,
    roles: draft.roles.map((role) => (role.name === from ? { ...role, name: to } : role)),
    fields: draft.fields.map((field) => (field.role === from ? { ...field, role: to } : field)),
  });
}

/** Says how often a name is used: in the text, in header and footer, in expressions and by fields. */
export function uses(draft: Draft, doc: Node, name: string): number {
  let count = 0;
  const counts = (source: unknown) => typeof source === "string" && mentions(source, name);
  doc.descendants((node) => {
    const { attrs } = node;
    if (node.type.name === "variable" && renamedPath(attrs.name, name, "") !== attrs.name) count += 1;
    if (node.type.name.startsWith("field") && attrs.id === name) count += 1;
    if (counts(attrs.when) || counts(attrs.over)) count += 1;
    for (const { attrs: around } of aroundOf(node))
      if (counts(around.when) || counts(around.over)) count += 1;
  });
  for (const line of [draft.page.header, draft.page.footer])
    if (JSON.stringify(line ?? "").includes(`"${name}"`)) count += 1;
  for (const { expression } of Object.values(draft.computed)) if (mentions(expression, name)) count += 1;
  for (const field of draft.fields) if (field.variable === name || counts(field.visibleWhen)) count += 1;
  return count;
}
