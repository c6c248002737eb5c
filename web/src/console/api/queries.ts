// What the console knows of the service's state, and for how long it is believed.

import {
  type InfiniteData,
  QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import type { Page } from "./client";
import { asFailure, type Failure } from "./failure";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: Failure;
  }
}

/** All answers that are kept. Keys begin with the area: `["documents", "list", filters]`, `["documents", id]`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, thrown) => {
        const failure = asFailure(thrown);
        // Whoever is told to wait is told so on the screen.
        return count < 2 && failure.passes && failure.status !== 429;
      },
    },
    mutations: { retry: false },
  },
});

/** A list that is read page by page. */
export type Pages<T> = UseInfiniteQueryResult<InfiniteData<Page<T>, string | null>, Failure> & {
  /** All that was read so far. */
  rows: T[];
  /** Reads again what could not be read: the next page, or those that are there. */
  again: () => void;
};

/**
 * Reads a list page by page: `usePages(["documents", filters], (cursor) => pageOf(api.GET("/documents", { params: { query: { ...filters,
 * cursor } } })))`.
 */
export function usePages<T>(
  key: QueryKey,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
): Pages<T> {
  const query = useInfiniteQuery<
    Page<T>,
    Failure,
    InfiniteData<Page<T>, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam ?? undefined, signal),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    ...options,
  });
  return Object.assign(query, {
    rows: query.data?.pages.flatMap((page) => page.rows) ?? [],
    again: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  });
}
