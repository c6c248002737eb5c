import { Failure } from "../net/request";
import { t } from "../text/text";

/** What a status means by itself, where the service's words say no more than that or nothing at all. */
const STATUSES: Partial<Record<number, string>> = {
  401: "fill-login-text",
  404: "failed-gone",
  410: "failed-gone",
  413: "failed-too-large",
};

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
  const known = error.known?.id ?? STATUSES[error.status];
  if (known) return t(known);
  return error.message || t("failed-unknown");
}
