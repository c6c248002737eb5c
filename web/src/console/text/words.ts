// The words of the console. Each area has a file per language, `locales/<language>/console-<area>.ftl`, which is loaded when the area is first
// opened, in the language in use. Ids begin with the area's name, so that all files live in one bundle.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { useSyncExternalStore } from "react";
import { keptText } from "../../frame/storage";
import { direction, nearest } from "../../text/languages";

export type Area =
  | "frame"
  | "account"
  | "home"
  | "templates"
  | "editor"
  | "documents"
  | "answers"
  | "activity"
  | "webhooks"
  | "settings"
  | "refusals";

/** What is put into the gaps of a message. */
export type Gaps = Record<string, FluentVariable>;

/** Returns a message in the language in use. */
export type T = (id: string, gaps?: Gaps) => string;

const files = import.meta.glob<string>("@locales/*/console-*.ftl", { query: "?raw", import: "default" });
const KEPT = keptText("browser", "countersign-language");

interface Spoken {
  language: string;
  direction: "ltr" | "rtl";
  t: T;
}

function speaking(language: string, bundle: FluentBundle): Spoken {
  return {
    language,
    direction: direction(language),
    t: (id, gaps) => {
      const message = bundle.getMessage(id);
      return message?.value ? bundle.formatPattern(message.value, gaps, []) : id;
    },
  };
}

const areas = new Set<Area>(["frame"]);
const listeners = new Set<() => void>();
const read = new Map<string, Promise<string>>();
// Isolates show up as boxes in some fonts, and our sentences hold names at places where they do no harm.
const emptyBundle = (language: string) => new FluentBundle(language, { useIsolating: false });
let bundle = emptyBundle("en");
let spoken = speaking("en", bundle);
let wanted = "en";

function readFile(language: string, area: Area): Promise<string> {
  const ending = `/${language}/console-${area}.ftl`;
  let text = read.get(ending);
  if (!text) {
    const load = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
    text = load ? load() : Promise.reject(new Error(`there is no ${ending}`));
    // A failed load may be tried again.
    text.catch(() => read.delete(ending));
    read.set(ending, text);
  }
  return text;
}

function announce(language: string): void {
  spoken = speaking(language, bundle);
  document.documentElement.lang = language;
  document.documentElement.dir = spoken.direction;
  for (const listener of listeners) listener();
}

/** Loads the words of areas in the language in use. Routes do so before they are drawn (`frame/area.ts`). */
export async function loadWords(...more: Area[]): Promise<void> {
  const missing = more.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  const language = wanted;
  const texts = await Promise.all(missing.map((area) => readFile(language, area)));
  // Another language was chosen meanwhile, which did not know of these areas yet.
  if (language !== wanted) return loadWords(...more);
  for (const area of missing) areas.add(area);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  announce(language);
}

/** Speaks a language from now on; all that is on the screen changes at once. */
export async function speak(tag: string): Promise<void> {
  const language = nearest([tag]);
  wanted = language;
  const here = [...areas];
  const texts = await Promise.all(here.map((area) => readFile(language, area)));
  if (wanted !== language) return;
  if (areas.size !== here.length) return speak(language);
  bundle = emptyBundle(language);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  announce(language);
}

/** Remembers a choice of this browser, for the screens before somebody is signed in. */
export function keepLanguage(tag: string): void {
  KEPT.write(tag);
}

/** Returns the language of this browser: what was chosen here last, else what its owner reads. */
export function browserLanguage(): string {
  const chosen = KEPT.read();
  return nearest(chosen ? [chosen] : navigator.languages);
}

/** Returns a message in the language in use, outside of components. */
export const t: T = (id, gaps) => spoken.t(id, gaps);

/** Returns the language in use and its direction; the component is drawn anew when it changes. */
export function useLanguage(): Spoken {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => spoken,
  );
}

/** Returns the function that gives messages; the component is drawn anew when the language changes. */
export function useT(): T {
  return useLanguage().t;
}

// For tests that look at a page in another language without remembering it.
window.addEventListener("countersign:speak", (event) => {
  speak((event as CustomEvent<string>).detail).catch(console.error);
});
