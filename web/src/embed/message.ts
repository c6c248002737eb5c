// What a page in a frame tells the site around it. The site may be anybody's program, so these shapes only ever grow.

/** Where a person is with a document. There is nothing in it that opens the document. */
export interface Progress {
  /** The document; a public form has none before it is sent. */
  documentId: string | null;
  /** Whoever the link is for; a public form is for everybody. */
  respondentId: string | null;
  /** The template of a public form. */
  templateId: string | null;
  /** `ready` while it is filled in; `submitted` once this person is done; `completed` once everybody is; `declined`; `delegated`. */
  status: string;
}

/** What is told of the way through a document. */
export type Event = "opened" | "completed" | "declined" | "delegated";

/** A message. `source` tells it from what others post. */
export type Message =
  | { source: "countersign"; type: "height"; height: number }
  | { source: "countersign"; type: Event; detail: Progress };

/** Whether something that was posted is a message of ours. */
export function isMessage(data: unknown): data is Message {
  return typeof data === "object" && data !== null && "source" in data && data.source === "countersign";
}
