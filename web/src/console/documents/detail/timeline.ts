// What happened to a document, as it happens: the service's stream of its audit trail.

import { useEffect, useRef, useState } from "react";
import { EVENTS } from "../../activity/events";
import type { components } from "../../api/schema";

/** One thing that happened. */
export type Entry = components["schemas"]["TimelineEntry"];

/**
 * The events that may be part of a document's own chain: all that happen to documents and to those invited. A browser's `EventSource` hands
 * out only those that are asked for by name, so one that is missing would never be shown, while one too many just never comes.
 */
export const OF_DOCUMENTS = [...EVENTS.document, ...EVENTS.respondent];

/** What happens to a document because somebody did something, by what they did. */
const TWINS: Record<string, string> = {
  "document.opened": "respondent.opened",
  "document.declined": "respondent.declined",
};

/** Leaves out what is told twice: of the document, and of whoever did it. Both stand in the audit trail. */
export function withoutTwins<E extends Pick<Entry, "event">>(entries: readonly E[]): E[] {
  const told = new Set(entries.map(({ event }) => event));
  return entries.filter(({ event }) => !told.has(TWINS[event] ?? ""));
}

/** When somebody was last reminded, by their address. Entries are newest first. */
export function remindersIn(entries: readonly Entry[]): Map<string, string> {
  const reminded = entries.filter(({ event }) => event === "respondent.reminded");
  return new Map(
    reminded
      .reverse()
      .map(({ metadata, createdAt }) => [String((metadata as { email?: unknown }).email), createdAt]),
  );
}

/** Entries that arrive within this time of each other belong together: the first such group is what there was already. */
const TOGETHER = 250;
/** A lost connection is usually back before anybody has to know. */
const PATIENCE = 4_000;

export interface Timeline {
  /** Newest first. */
  entries: Entry[];
  /** What has happened since the page was opened, newest last. */
  news: Entry[];
  state: "loading" | "live" | "lost" | "failed";
  /** Begins anew after a failure. */
  retry: () => void;
}

/** Follows what happens to a document; `onNews` is called when something did. */
export function useTimeline(id: string, onNews: () => void): Timeline {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [news, setNews] = useState<Entry[]>([]);
  const [state, setState] = useState<Timeline["state"]>("loading");
  const [attempt, setAttempt] = useState(0);
  const told = useRef(onNews);
  useEffect(() => {
    told.current = onNews;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another stream
  useEffect(() => {
    const known = new Map<number, Entry>();
    let begun = false;
    let fresh: Entry[] = [];
    let source: EventSource | null = null;
    let gather: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;

    const settle = () => {
      setEntries([...known.values()].sort((left, right) => right.number - left.number));
      setState("live");
      if (begun && fresh.length > 0) {
        const latest = fresh;
        setNews((old) => [...old, ...latest]);
        told.current();
      }
      begun = true;
      fresh = [];
    };
    const take = (event: MessageEvent<string>) => {
      const entry = JSON.parse(event.data) as Entry;
      if (known.has(entry.number)) return;
      known.set(entry.number, entry);
      fresh.push(entry);
      clearTimeout(gather);
      gather = setTimeout(settle, TOGETHER);
    };
    const open = () => {
      if (source) return;
      source = new EventSource(`/api/console/documents/${id}/events`);
      for (const name of OF_DOCUMENTS) source.addEventListener(name, take);
      source.onopen = () => {
        clearTimeout(patience);
        if (begun) setState("live");
      };
      source.onerror = () => {
        clearTimeout(patience);
        if (source?.readyState === EventSource.CLOSED) setState("failed");
        else patience = setTimeout(() => setState("lost"), PATIENCE);
      };
    };
    const close = () => {
      clearTimeout(patience);
      source?.close();
      source = null;
    };
    // Browsers keep few connections to one place: a tab that nobody looks at holds none.
    const look = () => (document.hidden ? close() : open());
    setEntries([]);
    setNews([]);
    setState("loading");
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(gather);
      close();
    };
  }, [id, attempt]);
  return { entries, news, state, retry: () => setAttempt((old) => old + 1) };
}
