import { LayoutTemplate } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function TemplateDetail() {
  const t = useT();
  return (
    <>
      <PageHead title={t("templates-template-detail-title")} />
      <EmptyState icon={LayoutTemplate} title={t("templates-empty")} />
    </>
  );
}
