// Sending a file that may be a photograph too large for the service: phones make pictures of 50 megapixels and more, and offer no
// way to make them smaller.

import { Failure } from "../../net/request";
import type { StoredFile } from "../../net/session";

/** A picture that weighs this much may have more pixels than the service takes. */
const HEAVY = 3_000_000;

/** Sends a file, and what was made of it where it is a picture that is too large. */
export async function fitting(
  file: File,
  send: (file: File) => Promise<StoredFile>,
): Promise<{ stored: StoredFile; sent: File }> {
  const isPicture = /^image\/(png|jpeg|webp)$/.test(file.type);
  const first = isPicture && file.size > HEAVY ? await smaller(file, false) : null;
  try {
    const sent = first ?? file;
    return { stored: await send(sent), sent };
  } catch (error) {
    const made = isPicture && !first && isTooLarge(error) ? await smaller(file, true) : null;
    if (!made) throw error;
    return { stored: await send(made), sent: made };
  }
}

/** Whether the service would take the same picture if it were smaller. */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Failure)) return false;
  return error.status === 413 || error.details.some(({ known }) => known?.id === "file-too-wide");
}

async function smaller(file: File, always: boolean): Promise<File | null> {
  try {
    const { makeSmaller } = await import("./smaller");
    return await makeSmaller(file, always);
  } catch {
    // Then the service says what it thinks of it.
    return null;
  }
}
