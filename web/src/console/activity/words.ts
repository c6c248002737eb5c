// Names of events in messages: `document.sent` is `activity-event-document-sent`.

import { happened } from "../documents/detail/happened";
import type { T } from "../text/words";
import type { Entry } from "./subject";

/** Returns the id of the message that names an event. */
export function eventWords(event: string): string {
  return `activity-event-${event.replace(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Returns what happened in an entry's words. One event stands for all that is changed of a document, from a new link, with which whoever
 * has it can sign, to mail that was refused; what is known besides tells which.
 */
export function entryWords(
  t: T,
  entry: Pick<Entry, "event" | "metadata" | "message">,
  language: string,
): string {
  return entry.event === "document.updated" ? happened(t, entry, language) : t(eventWords(entry.event));
}
