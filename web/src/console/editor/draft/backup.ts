// What could not be saved is kept in this browser, so that a closed tab or a lost session loses nothing.

import { kept } from "../../../frame/storage";
import type { Body, Draft, Part } from "./Draft";

/** Parts of a draft that were never saved. */
export interface Backup {
  at: string;
  parts: Partial<Pick<Body, Part>>;
}

const placeOf = (templateId: string) => kept<Backup>("browser", `countersign-draft-${templateId}`);

/** Keeps what is unsaved; forgets what was kept where nothing is. */
export function keepBackup(draft: Draft): void {
  const { unsaved, body } = draft;
  const parts = Object.fromEntries(unsaved.map((part) => [part, body[part]]));
  if (unsaved.length === 0) placeOf(draft.id).drop();
  else placeOf(draft.id).write({ at: new Date().toISOString(), parts });
}

/** Returns what was kept for a template. */
export function foundBackup(templateId: string): Backup | null {
  const read = placeOf(templateId).read();
  return read && typeof read.at === "string" && typeof read.parts === "object" ? read : null;
}

/** Forgets what was kept for a template. */
export function dropBackup(templateId: string): void {
  placeOf(templateId).drop();
}
