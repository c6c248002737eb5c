import { UserRound } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function Reset() {
  const t = useT();
  return (
    <>
      <PageHead title={t("account-reset-title")} />
      <EmptyState icon={UserRound} title={t("account-empty")} bare />
    </>
  );
}
