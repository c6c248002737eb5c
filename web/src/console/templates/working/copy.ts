// What is written on a template and not published yet, as the service keeps it. Documents are made from what is published.

import { askData } from "../../api/client";
import { queryClient } from "../../api/queries";
import type { components } from "../../api/schema";
import type { Body } from "../template";
import { unpublishedQuery } from "./unpublished";

/** How what is written stands to what is published. */
export type Standing = Pick<components["schemas"]["WorkingCopy"], "published" | "changes">;

/** A template as it is written. */
export type WorkingCopy = Body & Standing & { id: string; name: string };

/** The parts that can be written. */
export type Written = Partial<Body> & { name?: string };

const address = (id: string) => `/templates/${id}/working-copy`;

/** Whether the template was changed by other means since the changes were begun. */
export const isOvertaken = ({ published, changes }: Standing): boolean =>
  changes != null && changes.basedOn !== published.number;

export function readCopy<T = WorkingCopy>(id: string, signal?: AbortSignal): Promise<T> {
  return askData<T>(address(id), { signal });
}

/**
 * Keeps parts of what is written on top of what is known to be there; the service refuses with 409 where that is not there any more. `over` says
 * that it knowingly takes the place of what was published meanwhile.
 */
export async function keepCopy<T extends Standing = WorkingCopy>(
  id: string,
  known: Standing,
  parts: object,
  over = false,
): Promise<T> {
  const { published, changes } = known;
  const basedOn = over ? published.number : (changes?.basedOn ?? published.number);
  const version = changes?.version ?? null;
  const kept = await askData<T>(address(id), { method: "PUT", json: { version, basedOn, ...parts } });
  // Lists mark templates that have changes.
  if ((kept.changes == null) !== (changes == null)) void queryClient.invalidateQueries(unpublishedQuery);
  return kept;
}

/** Publishes the changes that are known; where the template was changed meanwhile, that has to be meant. */
export async function publishCopy<T extends Standing = WorkingCopy>(id: string, known: T): Promise<T> {
  const wanted = isOvertaken(known) ? await keepCopy<T>(id, known, {}, true) : known;
  // What is the same as the template by now is published.
  if (!wanted.changes) return wanted;
  const { version } = wanted.changes;
  const published = await askData<T>(`${address(id)}/publish`, { method: "POST", json: { version } });
  void queryClient.invalidateQueries({ queryKey: ["templates"] });
  return published;
}

/** Discards the changes that are known. */
export async function discardCopy(id: string, known: Standing): Promise<void> {
  if (!known.changes) return;
  const { version } = known.changes;
  await askData(`${address(id)}/discard`, { method: "POST", json: { version } });
  void queryClient.invalidateQueries(unpublishedQuery);
}
