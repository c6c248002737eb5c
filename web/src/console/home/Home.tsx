import { House } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function Home() {
  const t = useT();
  return (
    <>
      <PageHead title={t("home-title")} />
      <EmptyState icon={House} title={t("home-empty")} />
    </>
  );
}
