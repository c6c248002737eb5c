// Which templates have changes that are not published.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, dataOf } from "../../api/client";

export const unpublishedQuery = queryOptions({
  queryKey: ["templates", "unpublished"],
  queryFn: ({ signal }) => dataOf(api.GET("/unpublished-templates", { signal })),
});

/** Returns who wrote on a template last and when, where that is not published. */
export function useUnpublished() {
  const known = useQuery(unpublishedQuery).data ?? [];
  return (id: string) => known.find(({ templateId }) => templateId === id);
}
