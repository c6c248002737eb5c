import { LayoutTemplate } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function TemplateList() {
  const t = useT();
  return (
    <>
      <PageHead title={t("templates-title")} />
      <EmptyState icon={LayoutTemplate} title={t("templates-empty")} />
    </>
  );
}
