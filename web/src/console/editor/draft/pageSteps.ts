// Changes of the page's set-up, as steps of the text's own history, as removals are: undo takes them back in the order in which everything was
// done. Header and footer are texts with a history of their own.

import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import type { Draft } from "./Draft";
import type { PageSetUp } from "./parts";

/** What can be undone. */
type Settings = Pick<PageSetUp, "page" | "language" | "font">;

interface Step {
  before: Settings;
  after: Settings;
}

/** The attribute of the text that holds the list of changes; it is never saved. */
export const PAGE_STEPS = "pageSteps";

const stepsOf = (doc: Node): readonly Step[] => doc.attrs[PAGE_STEPS] ?? [];

/** Changes settings of the page, as a step that can be undone; those set to `undefined` are left out. */
export function setPage(draft: Draft, editor: Editor, after: Settings): void {
  const keys = Object.keys(after) as (keyof Settings)[];
  const before = Object.fromEntries(keys.map((key) => [key, draft.page[key]]));
  const { doc, tr } = editor.state;
  editor.view.dispatch(closeHistory(tr).setDocAttribute(PAGE_STEPS, [...stepsOf(doc), { before, after }]));
}

/** Has the draft follow what was changed, taken back or changed again in the text's history. */
export function followPageSteps(draft: Draft, before: Node, after: Node): void {
  const [old, now] = [stepsOf(before), stepsOf(after)];
  if (old === now) return;
  for (const step of old.filter((one) => !now.includes(one)).reverse()) draft.setPage(step.before);
  for (const step of now.filter((one) => !old.includes(one))) draft.setPage(step.after);
}
