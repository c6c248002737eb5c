import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Failure } from "../api/failure";
import { FailureNotice } from "./FailureNotice";
import { CardSkeleton } from "./Skeletons";

interface Props<T> {
  query: UseQueryResult<T, Failure>;
  /** Draws what came. */
  children: (data: T) => ReactNode;
  /** How tall it will be, about. */
  height?: number;
}

/** Something that is on its way, did not come, or is here. */
export function Loaded<T>({ query, children, height = 240 }: Props<T>) {
  if (query.isPending) return <CardSkeleton height={height} />;
  if (query.isError && query.data === undefined)
    return <FailureNotice failure={query.error} retry={() => query.refetch()} />;
  return children(query.data as T);
}
