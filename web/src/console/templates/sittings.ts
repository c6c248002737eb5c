// The versions of a template as people think of them: what is typed in one go is saved many times, and is one piece of work.

import { useEffect } from "react";
import type { Pages } from "../api/queries";

interface Saved {
  number: number;
  actorName: string;
  createdAt: string;
}

/** Saves that follow each other closely are one sitting: its last stands for it. */
const SITTING = 10 * 60_000;
/** As many sittings are looked for before somebody asks for more, in as many pages at most. */
const ENOUGH = 6;
const MOST_PAGES = 4;

/** How many versions are read at once; a sitting is often hundreds. */
export const VERSIONS_AT_ONCE = 200;

/** The last version of each sitting, newest first, and the very first version. */
export function sittings<T extends Saved>(rows: T[]): T[] {
  return rows.filter((row, place) => {
    const newer = rows[place - 1];
    return (
      !newer ||
      newer.actorName !== row.actorName ||
      Date.parse(newer.createdAt) - Date.parse(row.createdAt) > SITTING ||
      // The oldest is what it all began with.
      (place === rows.length - 1 && row.number === 1)
    );
  });
}

/** The sittings of a list of versions; reads on by itself while a page of it holds hardly any. */
export function useSittings<T extends Saved>(pages: Pages<T>): T[] {
  const found = sittings(pages.rows);
  const { hasNextPage, isFetching, isError, fetchNextPage, data } = pages;
  const few = found.length < ENOUGH && (data?.pages.length ?? 0) < MOST_PAGES;
  useEffect(() => {
    if (few && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [few, hasNextPage, isFetching, isError, fetchNextPage]);
  return found;
}
