// The keys of the editor. Those of the text belong to TipTap; they are told to the list of shortcuts, and do the same from elsewhere.

import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useEffect } from "react";
import { type Shortcut, useShortcuts } from "../../frame/shortcuts";
import type { Inspected } from "../nodes/desk";
import { aroundOf } from "../tree/close";

/** What the cursor is on or in that has settings: a chip, a picture, else the nearest condition or repeat around it. */
export function nearest(editor: Editor): Inspected | null {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection) {
    const { name } = selection.node.type;
    const pos = selection.from;
    if (name === "variable") return { kind: "variable", pos };
    if (name.startsWith("field")) return { kind: "field", pos };
    if (name.startsWith("image")) return { kind: "image", pos };
    if (/^(conditional|repeat)/.test(name)) return { kind: "logic", pos };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    const pos = $from.before(depth);
    if (/^(conditional|repeat)/.test(node.type.name)) return { kind: "logic", pos };
    const around = aroundOf(node);
    if (around.length > 0) return { kind: "around", pos, depth: around.length - 1 };
  }
  return null;
}

/** Adds the editor's keys while it is shown. */
export function useEditorShortcuts(editor: Editor, inspect: (what: Inspected) => void): void {
  const run = () => editor.chain().focus();
  const one = (keys: string, label: string, act: () => void): Shortcut => ({
    keys,
    label,
    area: "editor",
    run: act,
  });
  const edit = () => {
    const found = nearest(editor);
    if (found) inspect(found);
  };
  useShortcuts([
    one("mod+b", "editor-bold", () => run().toggleBold().run()),
    one("mod+i", "editor-italic", () => run().toggleItalic().run()),
    one("mod+u", "editor-underline", () => run().toggleUnderline().run()),
    one("mod+z", "editor-undo", () => run().undo().run()),
    one("mod+shift+z", "editor-redo", () => run().redo().run()),
    one("mod+shift+8", "editor-bullets", () => run().toggleBulletList().run()),
    one("mod+shift+7", "editor-numbers", () => run().toggleOrderedList().run()),
    one("mod+shift+e", "editor-edit-nearest", edit),
  ]);
  // A chosen chip is opened by Enter, as a click would.
  useEffect(() => {
    const { dom } = editor.view;
    const onKey = (event: KeyboardEvent) => {
      const asked =
        event.key === "Enter" && !event.isComposing && editor.state.selection instanceof NodeSelection;
      const found = asked ? nearest(editor) : null;
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      inspect(found);
    };
    dom.addEventListener("keydown", onKey, true);
    return () => dom.removeEventListener("keydown", onKey, true);
  }, [editor, inspect]);
}
