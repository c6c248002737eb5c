import { Failure } from "../net/request";
import { t } from "../text/text";

/** Puts a failure into words for whoever pressed a button. */
export function explain(error: unknown): string {
  if (!(error instanceof Failure)) return t("failed-unknown");
  if (error.status === 0) return t("failed-network");
  if (error.status === 429) {
    const seconds = error.retryAfter;
    if (!seconds) return t("failed-too-many");
    return seconds > 90
      ? t("failed-too-many-minutes", { minutes: Math.ceil(seconds / 60) })
      : t("failed-too-many-seconds", { seconds });
  }
  if (error.status >= 500) return t("failed-server");
  if (error.status === 413) return t("failed-too-large");
  return error.message || t("failed-unknown");
}
