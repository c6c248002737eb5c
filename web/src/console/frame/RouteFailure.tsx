import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { asFailure } from "../api/failure";
import { useT } from "../text/words";
import { EmptyState } from "./EmptyState";
import { FailureNotice } from "./FailureNotice";
import { ButtonLink } from "./links";
import { PageHead } from "./PageHead";

/** Stands in the place of a page that could not be loaded. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  const t = useT();
  // Going there again would not help where it is not there, or not for this person.
  const final = asFailure(error).status >= 400 && !asFailure(error).passes;
  return (
    <>
      <PageHead title={t("frame-failure-page")} />
      <FailureNotice failure={error} retry={final ? undefined : retry} />
      {final && (
        <ButtonLink to="/" variant="default" mt="md">
          {t("frame-go-home")}
        </ButtonLink>
      )}
    </>
  );
}

/** Stands where there is no page. */
export function NotFound() {
  const t = useT();
  return (
    <>
      <PageHead title={t("frame-not-found")} />
      <EmptyState
        icon={Compass}
        title={t("frame-not-found-what")}
        actions={<ButtonLink to="/">{t("frame-go-home")}</ButtonLink>}
      />
    </>
  );
}
