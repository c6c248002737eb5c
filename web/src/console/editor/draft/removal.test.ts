import type { Editor } from "@tiptap/core";
import { history, redo, undo } from "@tiptap/pm/history";
import { Schema } from "@tiptap/pm/model";
import { type Command, EditorState, type Transaction } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { Draft } from "./Draft";
import { followRemovals, REMOVED, remove } from "./removal";

const schema = new Schema({
  nodes: {
    doc: { content: "inline*", attrs: { [REMOVED]: { default: null } } },
    text: { group: "inline" },
    fieldChip: { group: "inline", inline: true, attrs: { id: {} } },
  },
});

function begin() {
  const draft = new Draft({
    id: "tpl_1",
    name: "Lease",
    published: { number: 1, at: "2026-11-14T09:00:00Z", isEmpty: false },
    changes: null,
    content: {},
    symbolTable: { rent: { type: "money" }, fee: { type: "money", label: "Fee" }, day: { type: "date" } },
    expressionTable: { total: { expression: "rent + fee" } },
    formSchema: {
      roles: [{ name: "Tenant" }, { name: "Landlord" }],
      fields: [
        { id: "sign", type: "signature", role: "Tenant" },
        { id: "phone", type: "text", role: "Landlord" },
      ],
    },
  });
  const doc = schema.node("doc", null, [schema.text("Signed: "), schema.node("fieldChip", { id: "sign" })]);
  const editor = { state: EditorState.create({ doc, plugins: [history()] }), view: { dispatch } };
  function dispatch(tr: Transaction) {
    const before = editor.state.doc;
    editor.state = editor.state.apply(tr);
    followRemovals(draft, before, editor.state.doc);
  }
  const run = (command: Command) => command(editor.state, dispatch);
  const type = (text: string) => dispatch(editor.state.tr.insertText(text, 0));
  return { draft, editor: editor as unknown as Editor, run, type, text: () => editor.state.doc.textContent };
}

it("brings back what was removed, to its place, and removes it again", () => {
  const { draft, editor, run } = begin();
  const before = structuredClone([draft.variables, draft.computed, draft.form]);
  remove(draft, editor, "variable", "fee");
  remove(draft, editor, "computed", "total");
  remove(draft, editor, "role", "Landlord");
  expect(Object.keys(draft.variables)).toEqual(["rent", "day"]);
  expect(draft.fields[1]).toEqual({ id: "phone", type: "text" });
  for (let step = 0; step < 3; step += 1) expect(run(undo)).toBe(true);
  expect([draft.variables, draft.computed, draft.form]).toEqual(before);
  expect(Object.keys(draft.variables)).toEqual(["rent", "fee", "day"]);
  expect(run(undo)).toBe(false);
  run(redo);
  expect(Object.keys(draft.variables)).toEqual(["rent", "day"]);
});

it("goes by the order in which text was typed and things were removed", () => {
  const { draft, editor, run, type, text } = begin();
  type("one ");
  remove(draft, editor, "variable", "fee");
  type("two ");
  run(undo);
  expect([text(), "fee" in draft.variables]).toEqual(["one Signed: ", false]);
  run(undo);
  expect([text(), "fee" in draft.variables]).toEqual(["one Signed: ", true]);
  run(undo);
  expect(text()).toBe("Signed: ");
});

it("brings a field back into the text, too", () => {
  const { draft, editor, run } = begin();
  remove(draft, editor, "field", "sign");
  expect([draft.fields.length, editor.state.doc.childCount]).toEqual([1, 1]);
  run(undo);
  expect([draft.fields.map(({ id }) => id), editor.state.doc.lastChild?.attrs.id]).toEqual([
    ["sign", "phone"],
    "sign",
  ]);
});

it("keeps what was changed meanwhile, and what has the name by now", () => {
  const { draft, editor, run } = begin();
  remove(draft, editor, "variable", "fee");
  draft.setVariable("rent", { type: "number" });
  draft.setVariable("fee", { type: "text" });
  run(undo);
  expect(draft.variables).toMatchObject({ rent: { type: "number" }, fee: { type: "text" } });
});
