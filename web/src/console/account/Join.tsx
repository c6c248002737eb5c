import { UserRound } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function Join() {
  const t = useT();
  return (
    <>
      <PageHead title={t("account-join-title")} />
      <EmptyState icon={UserRound} title={t("account-empty")} bare />
    </>
  );
}
