// The pages of the draft with sample values, asked for a moment after each change that holds together.

import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { askData } from "../../api/client";
import type { Draft } from "../draft/Draft";

export interface PreviewPage {
  page: number;
  width: number;
  height: number;
  image?: string;
}

export interface Previewed {
  pageCount: number;
  pages: PreviewPage[];
  warnings: string[];
}

const PAUSE = 700;

/** Returns the pages as they were last drawn. While the draft does not hold together, the last ones stay. */
export function usePreview(draft: Draft, data: Record<string, unknown>, blanks: boolean, firstPage: number) {
  // The same draft is never asked for twice: the words of the request are the key.
  const wanted = JSON.stringify({ draft: draft.body, data, blanks, firstPage, format: "png", scale: 1.5 });
  const [settled] = useDebouncedValue(wanted, PAUSE);
  const query = useQuery({
    queryKey: ["editor", draft.id, "preview", settled],
    queryFn: ({ signal }) =>
      askData<Previewed>("/drafts/preview", { method: "POST", json: JSON.parse(settled), signal }),
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    retry: false,
  });
  return { query, pending: wanted !== settled || query.isFetching };
}
