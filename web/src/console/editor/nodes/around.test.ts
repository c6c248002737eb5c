// Repeats around rows: made, changed and taken away for those rows alone that are in them.

import { type Editor, getSchema } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, it, vi } from "vitest";
import { closed } from "../tree/close";
import { opened } from "../tree/open";
import { changeAround, wrapAround } from "./around";
import { bodyKit } from "./kit";

vi.mock("../../text/words", () => ({ t: (id: string) => id }));

const schema = getSchema(bodyKit(null));
const row = (text: string) => ({
  type: "tableRow",
  content: [{ type: "tableCell", content: [{ type: "paragraph", content: [{ type: "text", text }] }] }],
});
const repeat = (over: string, ...content: object[]) => ({ type: "repeat", attrs: { over }, content });

/** As much of an editor as the commands need, without a page to draw on. */
function editorOf(...rows: object[]) {
  const doc = schema.nodeFromJSON(
    opened({ type: "doc", content: [{ type: "table", content: rows as never }] }),
  );
  const editor = {
    state: EditorState.create({ doc }),
    view: {
      dispatch: (tr: EditorState["tr"]) => {
        editor.state = editor.state.apply(tr);
      },
    },
  };
  return editor as unknown as Editor & { state: EditorState };
}

const rowsOf = (editor: Editor) => closed(editor.state.doc)[0]?.content;

function posOf(editor: Editor, words: string): { row: number; text: number } {
  const found = { row: -1, text: -1 };
  let last = -1;
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === "tableRow") last = pos;
    if (node.isText && node.text === words) Object.assign(found, { row: last, text: pos });
  });
  return found;
}

it("changes and takes away the repeat of neighbours only", () => {
  const editor = editorOf(
    row("head"),
    repeat("a", row("1"), row("2")),
    row("between"),
    repeat("b", row("3")),
    row("end"),
  );
  changeAround(editor, posOf(editor, "2").row, 0, { over: "c" });
  expect(rowsOf(editor)).toEqual([
    row("head"),
    repeat("c", row("1"), row("2")),
    row("between"),
    repeat("b", row("3")),
    row("end"),
  ]);
  changeAround(editor, posOf(editor, "1").row, 0, null);
  expect(rowsOf(editor)).toEqual([
    row("head"),
    row("1"),
    row("2"),
    row("between"),
    repeat("b", row("3")),
    row("end"),
  ]);
});

it("puts the row of the cursor into a repeat, inside the one that it is in", () => {
  const editor = editorOf(row("head"), repeat("a", row("1"), row("2")));
  const { text } = posOf(editor, "2");
  editor.state = editor.state.apply(
    editor.state.tr.setSelection(TextSelection.create(editor.state.doc, text)),
  );
  wrapAround(editor, "conditional", { when: "x" });
  expect(rowsOf(editor)).toEqual([
    row("head"),
    repeat("a", row("1"), { type: "conditional", attrs: { when: "x" }, content: [row("2")] }),
  ]);
});
