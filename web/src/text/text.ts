// The words of the pages. Only the language in use is loaded; the files are the workspace's, shared with mails.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { direction, LANGUAGES, nearest } from "./languages";

export { direction, LANGUAGES, nearest };

/** Where the words of a page lie, as Vite's `import.meta.glob` finds them: a path that holds the language, and its loader. */
export type Files = Record<string, () => Promise<unknown>>;

let files: Files = {};

/** Says which files a page takes its words from. Each page calls it once, at its start. */
export function source(found: Files): void {
  files = found;
}

let bundle = new FluentBundle("en");
let current = "en";
let wishes: readonly string[] = [];

export type Words = Record<string, FluentVariable>;

/** Returns the words of a message in the language in use. */
export function t(id: string, words?: Words): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, words, []) : id;
}

export function language(): string {
  return current;
}

/** The languages in which the service should answer, as a header says it: the one in use, or before that all that would do. */
export function accepted(): string {
  return wishes.join(", ") || current;
}

/**
 * Notes whom the page speaks to before the service says which language it chose, and starts to load what it will most likely
 * choose, so that neither waits for the other.
 */
export function expect(languages: readonly string[]): void {
  wishes = languages;
  preload(nearest(languages)).catch(() => undefined);
}

const loaded = new Map<string, Promise<string>>();

/** Starts to load a language, so that it is there when it is chosen. */
export function preload(tag: string): Promise<string> {
  let words = loaded.get(tag);
  if (!words) {
    const load = Object.entries(files).find(([path]) => path.includes(`/${tag}/`))?.[1];
    words = load
      ? load().then((module) => (module as { default: string }).default)
      : Promise.reject(new Error(`no words in ${tag}`));
    // A failed load may be tried again.
    words.catch(() => loaded.delete(tag));
    loaded.set(tag, words);
  }
  return words;
}

/** Speaks a language from now on, on the page as a whole too. */
export async function speak(wanted: string): Promise<void> {
  const tag = nearest([wanted]);
  const words = await preload(tag);
  // Isolates show up as boxes in some fonts, and our sentences hold names at places where they do no harm.
  bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  current = tag;
  wishes = [];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction(tag);
}

/** Returns the language in use as the browser's owner writes it: English days are ordered by country. */
function regional(): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${current}-`)) ?? current;
}

/** Writes a moment that counts, such as the end of a time or when something was signed, with the time zone it is told in. */
export function moment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(regional(), {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(date);
}

/** Writes a moment or a day as people read it. */
export function when(iso: string, withTime = true): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(regional(), {
    dateStyle: "long",
    ...(withTime ? { timeStyle: "short" } : {}),
  }).format(date);
}
