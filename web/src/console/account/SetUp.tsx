import { UserRound } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function SetUp() {
  const t = useT();
  return (
    <>
      <PageHead title={t("account-set-up-title")} />
      <EmptyState icon={UserRound} title={t("account-empty")} bare />
    </>
  );
}
