// What a failure means for a person, and what they can do.

import type { Failure } from "../api/failure";
import type { T } from "../text/words";

/** Returns a title and advice for a failure. */
export function failureWords(t: T, failure: Failure): { title: string; advice: string } {
  const of = (kind: string, gaps?: Record<string, number>) => ({
    title: t(`frame-failure-${kind}`),
    advice: t(`frame-failure-${kind}-advice`, gaps),
  });
  const { status } = failure;
  if (status === 0) return of("offline");
  if (status === 400 || status === 413 || status === 422) return of("input");
  if (status === 401) return of("signed-out");
  if (status === 403) return of("forbidden");
  if (status === 404 || status === 410) return of("missing");
  if (status === 409 || status === 412) return of("conflict");
  if (status === 429) return of("busy", { seconds: failure.retryAfter ?? 60 });
  return of("broken");
}
