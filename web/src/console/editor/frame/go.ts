// Leads to the place of a problem: a node of the text, or what is wrong in a panel.

import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { aroundOf } from "../tree/close";
import { placed } from "../tree/place";
import type { Shared } from "./desk";

/** Leads to a place that the service names. */
export function goTo(field: string, shared: Shared, title: HTMLElement | null): void {
  const { draft, show } = shared;
  const place = placed(field, draft.places);
  switch (place.part) {
    case "name":
      title?.focus();
      return;
    case "content":
      goToNode(place.pos, place.attribute, shared);
      return;
    case "page":
      show({ tab: "page" });
      return;
    case "variables":
    case "computed":
      show({ tab: place.part, key: place.name ?? undefined });
      focusSoon(`editor-${place.part === "variables" ? "variable" : "computed"}-${place.name}`);
      return;
    case "roles":
      show({ tab: "fields" });
      focusSoon(`editor-role-${place.index ?? 0}`);
      return;
    case "fields": {
      const id = draft.fields[place.index ?? -1]?.id;
      show({ tab: "fields", key: id });
      focusSoon(`editor-field-${id}`);
    }
  }
}

/** Panels are drawn a moment later. */
function focusSoon(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const found = document.getElementById(id);
      found?.scrollIntoView({ block: "center" });
      const target = found?.matches("button, input")
        ? found
        : found?.querySelector<HTMLElement>("input, button");
      target?.focus();
    }),
  );
}

function goToNode(pos: number | null, attribute: string | null, { editor, inspect }: Shared): void {
  const { doc } = editor.state;
  const node = pos === null ? null : doc.nodeAt(pos);
  if (pos === null || !node) {
    editor.commands.focus("start");
    return;
  }
  const selection = NodeSelection.isSelectable(node)
    ? NodeSelection.create(doc, pos)
    : TextSelection.near(doc.resolve(pos + 1));
  editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView());
  editor.view.focus();
  const dom = editor.view.nodeDOM(pos);
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: "center" });
  const { name } = node.type;
  const around = aroundOf(node);
  if (/^(conditional|repeat)/.test(name)) inspect({ kind: "logic", pos });
  else if (name === "variable") inspect({ kind: "variable", pos });
  else if (name.startsWith("field")) inspect({ kind: "field", pos });
  else if (name.startsWith("image")) inspect({ kind: "image", pos });
  else if (around.length > 0 && (attribute === "when" || attribute === "over"))
    inspect({ kind: "around", pos, depth: around.length - 1 });
}
