import { Webhook } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function WebhookList() {
  const t = useT();
  return (
    <>
      <PageHead title={t("webhooks-title")} />
      <EmptyState icon={Webhook} title={t("webhooks-empty")} />
    </>
  );
}
