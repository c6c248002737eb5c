// What could not be saved is kept in this browser, so that a closed tab or a lost session loses nothing.

import type { Body, Draft, Part } from "./Draft";

/** Parts of a draft that were never saved. */
export interface Backup {
  at: string;
  parts: Partial<Pick<Body, Part>>;
}

const keyOf = (templateId: string) => `countersign-draft-${templateId}`;

/** Keeps what is unsaved; forgets what was kept where nothing is. */
export function keepBackup(draft: Draft): void {
  try {
    const { unsaved, body } = draft;
    if (unsaved.length === 0) {
      localStorage.removeItem(keyOf(draft.id));
      return;
    }
    const parts = Object.fromEntries(unsaved.map((part) => [part, body[part]]));
    localStorage.setItem(keyOf(draft.id), JSON.stringify({ at: new Date().toISOString(), parts }));
  } catch {
    // A browser that keeps nothing, or has no room left.
  }
}

/** Returns what was kept for a template. */
export function foundBackup(templateId: string): Backup | null {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(templateId)) ?? "null") as Backup | null;
    return read && typeof read.at === "string" && typeof read.parts === "object" ? read : null;
  } catch {
    return null;
  }
}

/** Forgets what was kept for a template. */
export function dropBackup(templateId: string): void {
  try {
    localStorage.removeItem(keyOf(templateId));
  } catch {
    // Nothing was kept.
  }
}
