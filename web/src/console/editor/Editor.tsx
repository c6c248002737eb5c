import { PencilLine } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function Editor() {
  const t = useT();
  return (
    <>
      <PageHead title={t("editor-title")} />
      <EmptyState icon={PencilLine} title={t("editor-empty")} />
    </>
  );
}
