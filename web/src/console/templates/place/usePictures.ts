// The pages of an uploaded PDF as pictures, without any fields on them. The service draws twenty at once; more are asked for as they come into
// sight.

import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { askData } from "../../api/client";
import type { Preview } from "../template";
import type { PageSize } from "./geometry";

const DRAWN = 20;

export interface Picture extends PageSize {
  page: number;
  image?: string | null;
}

type Drawing = UseQueryResult<Preview>;

/** All that the service drew so far; of the other pages the sizes. */
function together(queries: Drawing[]) {
  const drawn = new Map(
    queries
      .flatMap(({ data }) => data?.pages.filter(({ image }) => image) ?? [])
      .map((one) => [one.page, one]),
  );
  const failed = queries.find((query) => query.isError);
  return {
    pages: queries[0]?.data?.pages.map((one): Picture => drawn.get(one.page) ?? one) ?? [],
    isPending: queries[0]?.isPending ?? true,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

export function usePictures(file: string) {
  const [blocks, setBlocks] = useState([1]);
  const draft = { content: { type: "doc", content: [{ type: "pdf", attrs: { file } }] } };
  const drawings = useQueries({
    queries: blocks.map((firstPage) => ({
      queryKey: ["templates", "pictures", file, firstPage],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        askData<Preview>("/drafts/preview", {
          method: "POST",
          json: { draft, blanks: true, format: "png", scale: 2, firstPage },
          signal,
        }),
      // A file never changes.
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: together,
  });
  /** Asks for the picture of a page that came into sight. */
  const wanted = useCallback((page: number) => {
    const block = Math.floor((page - 1) / DRAWN) * DRAWN + 1;
    setBlocks((known) => (known.includes(block) ? known : [...known, block]));
  }, []);
  return { ...drawings, wanted };
}
