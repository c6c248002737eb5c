// What could not be saved is kept in this browser, so that a closed tab or a lost session loses nothing.

import { kept } from "../../../frame/storage";

/** Parts of a working copy that were never saved. */
export interface Backup<T> {
  at: string;
  parts: Partial<T>;
}

const placeOf = <T>(templateId: string) => kept<Backup<T>>("browser", `countersign-draft-${templateId}`);

/** Keeps what is unsaved; forgets what was kept where nothing is. */
export function keepBackup<T>(templateId: string, parts: Partial<T>): void {
  if (Object.keys(parts).length === 0) placeOf(templateId).drop();
  else placeOf<T>(templateId).write({ at: new Date().toISOString(), parts });
}

/** Returns what was kept for a template. */
export function foundBackup<T>(templateId: string): Backup<T> | null {
  const read = placeOf<T>(templateId).read();
  return read && typeof read.at === "string" && typeof read.parts === "object" ? read : null;
}

/** Forgets what was kept for a template. */
export function dropBackup(templateId: string): void {
  placeOf(templateId).drop();
}
