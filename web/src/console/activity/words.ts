// Names of events in messages: `document.sent` is `activity-event-document-sent`.

/** Returns the id of the message that says what happened. */
export function eventWords(event: string): string {
  return `activity-event-${event.replace(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
