// Keyboard shortcuts: single keys, keys one after the other ("g d"), and keys with the command key ("mod+k"). Pages add theirs while they are
// shown. Shortcuts without a command key rest while somebody types or a dialog is open, and can be switched off (WCAG 2.1.4).

import { useEffect, useRef, useSyncExternalStore } from "react";
import { keptText } from "../../frame/storage";
import type { Area } from "../text/words";

export interface Shortcut {
  /** "?", "n", "g d", "mod+k", "shift+arrowup". */
  keys: string;
  /** The id of the message that says what it does, in the list. */
  label: string;
  /** The area whose words hold the label; the frame's where left out. */
  area?: Area;
  run: () => void;
}

const OFF = keptText("browser", "countersign-shortcuts-off");
/** How long the second key of two may take. */
const PATIENCE = 1_200;

let all: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** Adds shortcuts; gives the way to take them back. */
export function addShortcuts(more: readonly Shortcut[]): () => void {
  all = [...all, ...more];
  for (const listener of listeners) listener();
  return () => {
    all = all.filter((one) => !more.includes(one));
    for (const listener of listeners) listener();
  };
}

/** Adds shortcuts while a component is shown. The list must keep its length and keys. */
export function useShortcuts(more: readonly Shortcut[]): void {
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const keys = more.map((one) => one.keys).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say whether the list is another one
  useEffect(
    () =>
      addShortcuts(latest.current.map((one, place) => ({ ...one, run: () => latest.current[place]?.run() }))),
    [keys],
  );
}

/** Returns all shortcuts of the moment, for the list. */
export function useAllShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}

/** Whether shortcuts of single keys are switched on. */
export function plainKeys(): boolean {
  return OFF.read() === null;
}

export function setPlainKeys(on: boolean): void {
  if (on) OFF.drop();
  else OFF.write("1");
}

export type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Returns how a key that was pressed is written in a shortcut; nothing for keys that begin none. */
export function keyName(event: Pressed): string | null {
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key) || event.altKey) return null;
  // On keyboards of other scripts the place of the key counts.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const latin = /^[ -~]$/.test(event.key) ? event.key.toLowerCase() : letter;
  const name = latin ?? event.key.toLowerCase();
  const shifted = event.shiftKey && (name.length > 1 || /[a-z]/.test(name));
  return `${event.ctrlKey || event.metaKey ? "mod+" : ""}${shifted ? "shift+" : ""}${name}`;
}

/** Finds the shortcut that keys make, or says that more keys may follow. */
export function match(list: readonly Shortcut[], keys: readonly string[]): Shortcut | "more" | null {
  const typed = keys.join(" ");
  // The one that was added last is the nearest: a page's own before the frame's.
  const found = list.findLast((one) => one.keys === typed);
  if (found) return found;
  return list.some((one) => one.keys.startsWith(`${typed} `)) ? "more" : null;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [role=textbox], [role=combobox]") !== null)
  );
}

/** Listens to the keyboard; called once. */
export function listenToKeys(): () => void {
  let pressed: string[] = [];
  let last = 0;
  const onKey = (event: KeyboardEvent) => {
    const name = keyName(event);
    if (name === null || event.defaultPrevented || event.isComposing) return;
    const plain = !name.startsWith("mod+");
    if (plain && (!plainKeys() || typing(event.target) || document.querySelector("[aria-modal=true]")))
      return;
    if (event.timeStamp - last > PATIENCE) pressed = [];
    last = event.timeStamp;
    let found = match(all, [...pressed, name]);
    if (found === null && pressed.length > 0) {
      pressed = [];
      found = match(all, [name]);
    }
    if (found === "more") pressed.push(name);
    else pressed = [];
    if (found === null || found === "more") return;
    event.preventDefault();
    found.run();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
