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

/** File systems take 255 bytes; the browser may put a number behind the name. */
const LONGEST = 200;

/** Returns a name that every file system takes. `kind` tells it apart from other files of the same name, and stays where the name is cut. */
export function fileName(name: string, ending: string, kind = ""): string {
  const tail = `${kind && ` – ${plain(kind)}`}.${ending}`;
  return (cut(plain(name), LONGEST - bytes(tail)) || "document") + tail;
}

const plain = (text: string) =>
  [...text]
    .map((sign) => (/[\\/:*?"<>|]/.test(sign) || sign < " " ? " " : sign))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Returns as many whole characters as have room. */
function cut(text: string, room: number): string {
  let taken = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytes(taken) + bytes(segment) > room) return taken.trim();
    taken += segment;
  }
  return taken;
}

/** Fetches a file and saves it. */
export async function download(path: string, name: string, method: "GET" | "POST" = "GET"): Promise<void> {
  const answer = await ask(path, { method, json: method === "POST" ? {} : undefined });
  save(await answer.blob(), name);
}
