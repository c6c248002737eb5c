import { FileText } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function NewDocument() {
  const t = useT();
  return (
    <>
      <PageHead title={t("documents-new-document-title")} />
      <EmptyState icon={FileText} title={t("documents-empty")} />
    </>
  );
}
