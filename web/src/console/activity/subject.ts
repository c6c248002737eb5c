import type { components } from "../api/schema";

export type Entry = components["schemas"]["Activity"];

interface Subject {
  /** What the document or template was called then; erased entries no longer say. */
  of: string | null;
  /** Whom or what else it names: an address, a file, a key. */
  named: string | null;
}

/** Returns what an entry is about, in the words of whoever named it. */
export function subjectOf({ event, documentId, templateId, message, metadata }: Entry): Subject {
  const said = metadata as Record<string, unknown>;
  const word = (key: string) => (typeof said[key] === "string" && said[key] !== "" ? said[key] : null);
  const name = word("name");
  if (!documentId && !templateId) return { of: null, named: name ?? word("email") ?? word("url") };
  // The name beside an upload is the file's, and every other one that of the document or template.
  if (event === "file.uploaded" && name)
    return { of: quoted(message.replace(`“${name}”`, () => "")), named: name };
  return { of: name ?? quoted(message), named: word("email") };
}

/** What stands between the outermost quotation marks: some entries name their document only in their sentence. */
function quoted(message: string): string | null {
  return /“(.+)”/su.exec(message)?.[1] ?? null;
}
