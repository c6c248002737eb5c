import { Settings as Sign } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function Settings() {
  const t = useT();
  return (
    <>
      <PageHead title={t("settings-title")} />
      <EmptyState icon={Sign} title={t("settings-empty")} />
    </>
  );
}
