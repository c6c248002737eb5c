import type { Editor } from "@tiptap/core";
import { history, redo, undo } from "@tiptap/pm/history";
import { Schema } from "@tiptap/pm/model";
import { type Command, EditorState, type Transaction } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { Draft } from "./Draft";
import { followPageSteps, PAGE_STEPS, setPage } from "./pageSteps";

const schema = new Schema({
  nodes: {
    doc: { content: "text*", attrs: { [PAGE_STEPS]: { default: null } } },
    text: {},
  },
});

it("takes settings of the page back in order, between what was typed, and sets them again", () => {
  const draft = new Draft({
    id: "tpl_1",
    name: "Lease",
    published: { number: 1, at: "2026-11-14T09:00:00Z", isEmpty: false },
    changes: null,
    content: { type: "doc", attrs: { language: "de" } },
    symbolTable: {},
    expressionTable: {},
    formSchema: {},
  });
  const editor = {
    state: EditorState.create({ doc: schema.node("doc"), plugins: [history()] }),
    view: { dispatch },
  };
  function dispatch(tr: Transaction) {
    const before = editor.state.doc;
    editor.state = editor.state.apply(tr);
    followPageSteps(draft, before, editor.state.doc);
  }
  const run = (command: Command) => command(editor.state, dispatch);
  const desk = editor as unknown as Editor;
  setPage(draft, desk, { page: { size: "letter" } });
  dispatch(editor.state.tr.insertText("Words", 0));
  setPage(draft, desk, { language: undefined });
  expect(draft.page).toEqual({ page: { size: "letter" } });
  run(undo);
  expect(draft.page).toEqual({ language: "de", page: { size: "letter" } });
  run(undo);
  expect([editor.state.doc.textContent, draft.page.page]).toEqual(["", { size: "letter" }]);
  run(undo);
  expect(draft.page).toEqual({ language: "de" });
  run(redo);
  expect(draft.page).toEqual({ language: "de", page: { size: "letter" } });
});
