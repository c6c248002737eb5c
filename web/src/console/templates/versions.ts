// The versions of a template as people think of them: what is typed in one go is saved many times, and is one piece of work.

import { useState } from "react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import type { Version } from "./template";

/** Where the lists of a template's versions are kept. */
export const versionsKey = (id: string) => ["templates", id, "versions", "list"];

/** The versions of a template, newest first: the last of each sitting, and after `showAll` every save. */
export function useVersions(id: string) {
  const [all, setAll] = useState(false);
  const pages = usePages<Version>([...versionsKey(id), all ? "saves" : "sittings"], (cursor, signal) =>
    pageOf(
      api.GET("/templates/{id}/versions", {
        params: { path: { id }, query: { cursor, sittings: !all } },
        signal,
      }),
    ),
  );
  return { pages, folded: isFolded(pages.rows), showAll: () => setAll(true) };
}

/** Whether versions are left out between the newest and the oldest row; their numbers have no gaps. */
export function isFolded(rows: Pick<Version, "number">[]): boolean {
  const [newest, oldest] = [rows[0], rows[rows.length - 1]];
  return newest !== undefined && oldest !== undefined && newest.number - oldest.number >= rows.length;
}
