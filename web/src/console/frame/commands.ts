// Commands of the palette (Mod+K). The frame has those that lead to each area; areas add more, for good or while a page is shown.

import type { LucideIcon } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Member } from "../api/session";
import type { Area } from "../text/words";

export interface Command {
  /** Begins with the area: `templates-new`. */
  id: string;
  /** The id of the message that says what it does. */
  label: string;
  /** The area whose words hold the label; the palette loads them. The frame's where left out. */
  area?: Area;
  icon?: LucideIcon;
  /** The shortcut that does the same, shown beside it. */
  keys?: string;
  /** Whether it is there for whoever is signed in. */
  when?: (member: Member) => boolean;
  run: () => void;
}

let all: readonly Command[] = [];
const listeners = new Set<() => void>();

/** Adds commands; gives the way to take them back. */
export function addCommands(more: readonly Command[]): () => void {
  all = [...all, ...more];
  for (const listener of listeners) listener();
  return () => {
    all = all.filter((one) => !more.includes(one));
    for (const listener of listeners) listener();
  };
}

/** Adds commands while a component is shown. The list must keep its length and ids. */
export function useCommands(more: readonly Command[]): void {
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const ids = more.map((one) => one.id).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether the list is another one
  useEffect(
    () =>
      addCommands(latest.current.map((one, place) => ({ ...one, run: () => latest.current[place]?.run() }))),
    [ids],
  );
}

/** Returns all commands of the moment. */
export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}
