// Pictures for the text: chosen or dropped, uploaded, and put in.

import type { Editor } from "@tiptap/core";
import { ask } from "../../api/client";
import { toast } from "../../frame/toast";

const KINDS = ["image/png", "image/jpeg", "image/webp"];

/** Uploads a picture; gives its id. */
export async function upload(file: File): Promise<string> {
  const answer = await ask("/files", {
    method: "POST",
    body: file,
    query: { name: file.name },
    headers: { "Content-Type": "application/octet-stream" },
  });
  return (await answer.json()).data.id;
}

/** Uploads pictures and puts them where the cursor is, or where they were dropped. */
export async function insertPictures(
  editor: Editor,
  files: File[],
  failed: string,
  at?: number,
): Promise<void> {
  for (const file of files.filter((one) => KINDS.includes(one.type))) {
    try {
      const node = { type: "imageBlock", attrs: { file: await upload(file), width: 0.5 } };
      if (at === undefined) editor.chain().focus().insertContent(node).run();
      else editor.chain().focus().insertContentAt(at, node).run();
    } catch (thrown) {
      toast.failed(thrown, failed);
    }
  }
}

/**
 * Whether formatted words are pasted: office programs send a picture of the words along with them. Browsers send the address of a picture along
 * with the picture, and that holds no words.
 */
export function hasWords(pasted: DataTransfer | null): boolean {
  const { body } = new DOMParser().parseFromString(pasted?.getData("text/html") ?? "", "text/html");
  return Boolean(body.textContent?.trim());
}

/** Asks for a picture of this device. */
export function pick(): Promise<File[]> {
  return new Promise((chosen) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = KINDS.join(",");
    input.addEventListener("change", () => chosen([...(input.files ?? [])]));
    input.addEventListener("cancel", () => chosen([]));
    input.click();
  });
}
