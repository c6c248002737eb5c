// What all parts of the editor's screen share.

import type { Editor } from "@tiptap/core";
import { createContext, type ReactNode, useContext } from "react";
import type { Draft } from "../draft/Draft";
import { useDraft } from "../draft/Draft";
import type { DraftKeeper } from "../draft/manuscript";
import type { Inspected } from "../nodes/desk";

export const TABS = ["preview", "variables", "computed", "fields", "page", "history"] as const;
export type Tab = (typeof TABS)[number];

/** What a panel is to open: a variable, a computed value, a field or a role. */
export interface Wanted {
  tab: Tab;
  key?: string;
  /** It was asked for from elsewhere, so it has to be brought into sight. */
  asked?: boolean;
}

export interface Shared {
  draft: Draft;
  keeper: DraftKeeper;
  editor: Editor;
  /** Values that stand for those of a document. */
  sample: Record<string, unknown>;
  setSample: (sample: Record<string, unknown>) => void;
  inspect: (what: Inspected | null) => void;
  /** Opens a panel. */
  show: (wanted: Wanted) => void;
}

const Context = createContext<Shared | null>(null);

export function DeskProvider({ value, children }: { value: Shared; children: ReactNode }) {
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Returns what all parts share; the component is drawn anew whenever the draft changes. */
export function useDesk(): Shared {
  const shared = useContext(Context);
  if (!shared) throw new Error("this belongs into the editor");
  useDraft(shared.draft);
  return shared;
}
