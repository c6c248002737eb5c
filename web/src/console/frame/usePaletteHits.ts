// What the palette finds beside commands: documents and templates by the words that are typed.

import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";

/** How long nobody types before it is searched. */
const PAUSE_MS = 200;

/** Fewer letters find too much. */
const FEWEST = 2;

/** A document or a template that fits. */
export interface Hit {
  id: string;
  name: string;
}

/** Looks for documents and templates once nobody types any more; nothing for too few letters. */
export function usePaletteHits(words: string): { documents: Hit[]; templates: Hit[]; isSearching: boolean } {
  const [settled] = useDebouncedValue(words, PAUSE_MS);
  const enabled = settled.length >= FEWEST && words.length >= FEWEST;
  const { data, isFetching } = useQuery({
    queryKey: ["palette", settled],
    queryFn: async ({ signal }) => {
      const query = { q: settled, limit: 5 };
      const [documents, templates] = await Promise.all([
        dataOf(api.GET("/documents", { params: { query }, signal })),
        dataOf(api.GET("/templates", { params: { query: { ...query, limit: 3 } }, signal })),
      ]);
      return { documents, templates };
    },
    enabled,
    // What was found stays until the next is: a list that empties at each letter can't be read.
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = enabled ? data : undefined;
  return {
    documents: found?.documents ?? [],
    templates: found?.templates ?? [],
    isSearching: enabled && (isFetching || settled !== words),
  };
}
