// Taking in a PDF whose pages fields are placed on.

import { askData } from "../api/client";
import type { FoundField } from "./create/foundFields";

/** What the service says of a file that it took in. */
export interface Uploaded {
  id: string;
  name: string;
  contentType: string;
  pages?: number | null;
  formFields?: FoundField[];
}

/** Whether a file begins as a PDF does; some have a few bytes before that. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes("%PDF-");
}

/** Uploads a PDF; gives nothing for what is none. The service takes pictures too, and would advise to choose one. */
export async function uploadPdf(chosen: File): Promise<Uploaded | null> {
  if (!(await isPdf(chosen))) return null;
  const uploaded = await askData<Uploaded>("/files", {
    method: "POST",
    body: chosen,
    query: { name: chosen.name },
    headers: { "Content-Type": chosen.type || "application/octet-stream" },
  });
  return uploaded.contentType === "application/pdf" ? uploaded : null;
}
