import { Activity } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function ActivityStream() {
  const t = useT();
  return (
    <>
      <PageHead title={t("activity-title")} />
      <EmptyState icon={Activity} title={t("activity-empty")} />
    </>
  );
}
