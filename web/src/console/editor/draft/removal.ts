// What is removed in the panels, as steps of the text's own history: undo brings it back, in the order in which everything was done. The text
// carries the list of what was removed as an attribute that is never saved; whoever changes the list, the draft follows.

import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import type { Field, Role } from "../../templates/form";
import type { Draft } from "./Draft";
import type { Computed, Variable } from "./parts";

/** Something that was removed, and where it stood among its like. */
export type Removal = { name: string; place: number } & (
  | { kind: "variable"; value: Variable }
  | { kind: "computed"; value: Computed }
  | { kind: "field"; value: Field }
  /** `fields` are those that were the role's. */
  | { kind: "role"; value: Role; fields: string[] }
);

/** The attribute of the text that holds the list. */
export const REMOVED = "removed";

const removalsOf = (doc: Node): readonly Removal[] => doc.attrs[REMOVED] ?? [];

/** Removes something, as a step that can be undone. A field goes from the text, too. */
export function remove(draft: Draft, editor: Editor, kind: Removal["kind"], name: string): void {
  const removal = found(draft, kind, name);
  if (!removal) return;
  const { doc } = editor.state;
  const tr = closeHistory(editor.state.tr);
  if (kind === "field")
    doc.descendants((node, pos) => {
      if (node.type.name.startsWith("field") && node.attrs.id === name)
        tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize));
    });
  editor.view.dispatch(tr.setDocAttribute(REMOVED, [...removalsOf(doc), removal]));
}

/** Has the draft follow what was removed, brought back or removed again in the text's history. */
export function followRemovals(draft: Draft, before: Node, after: Node): void {
  const [old, now] = [removalsOf(before), removalsOf(after)];
  if (old === now) return;
  for (const one of old.filter((removal) => !now.includes(removal)).reverse()) bringBack(draft, one);
  for (const one of now.filter((removal) => !old.includes(removal))) takeAway(draft, one);
}

function found(draft: Draft, kind: Removal["kind"], name: string): Removal | null {
  const at = <T>(names: string[], value: T | undefined) => ({ name, place: names.indexOf(name), value });
  const removal = {
    variable: () => at(Object.keys(draft.variables), draft.variables[name]),
    computed: () => at(Object.keys(draft.computed), draft.computed[name]),
    field: () =>
      at(
        draft.fields.map(({ id }) => id),
        draft.fields.find(({ id }) => id === name),
      ),
    role: () => ({
      ...at(
        draft.roles.map((role) => role.name),
        draft.roles.find((role) => role.name === name),
      ),
      fields: draft.fields.filter(({ role }) => role === name).map(({ id }) => id),
    }),
  }[kind]();
  return removal.value === undefined ? null : ({ kind, ...removal } as Removal);
}

function takeAway(draft: Draft, removal: Removal): void {
  const { kind, name } = removal;
  const without = <T>(table: Record<string, T>) =>
    Object.fromEntries(Object.entries(table).filter(([key]) => key !== name));
  if (kind === "variable") draft.setVariables(without(draft.variables));
  else if (kind === "computed") draft.setComputed(without(draft.computed));
  else if (kind === "field")
    draft.setForm({ ...draft.form, fields: draft.fields.filter(({ id }) => id !== name) });
  else
    draft.setForm({
      ...draft.form,
      roles: draft.roles.filter((role) => role.name !== name),
      fields: draft.fields.map((field) => {
        const { role, ...rest } = field;
        return role === name ? rest : field;
      }),
    });
}

/** What has the name by now is not overwritten. */
function bringBack(draft: Draft, removal: Removal): void {
  const { kind, name, place } = removal;
  const into = <T>(table: Record<string, T>, value: T) =>
    Object.fromEntries(Object.entries(table).toSpliced(place, 0, [name, value]));
  if (kind === "role") {
    if (draft.roles.some((role) => role.name === name)) return;
    draft.setForm({
      ...draft.form,
      roles: draft.roles.toSpliced(place, 0, removal.value),
      fields: draft.fields.map((field) =>
        removal.fields.includes(field.id) && !field.role ? { ...field, role: name } : field,
      ),
    });
  } else if (draft.knows(name)) return;
  else if (kind === "variable") draft.setVariables(into(draft.variables, removal.value));
  else if (kind === "computed") draft.setComputed(into(draft.computed, removal.value));
  else draft.setForm({ ...draft.form, fields: draft.fields.toSpliced(place, 0, removal.value) });
}
