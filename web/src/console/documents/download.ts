// Files that the service makes, saved by the browser. They are fetched rather than linked to, so that a refusal is shown as one.

import { ask } from "../api/client";

/** Saves a file. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns a name that every file system takes. */
export function fileName(name: string, ending: string): string {
  const safe = [...name]
    .map((sign) => (/[\\/:*?"<>|]/.test(sign) || sign < " " ? " " : sign))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return `${safe.slice(0, 120) || "document"}.${ending}`;
}

/** Fetches a file and saves it. */
export async function download(path: string, name: string, method: "GET" | "POST" = "GET"): Promise<void> {
  const answer = await ask(path, { method, json: method === "POST" ? {} : undefined });
  save(await answer.blob(), name);
}
