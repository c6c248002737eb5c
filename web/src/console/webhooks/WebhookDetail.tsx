import { Webhook } from "lucide-react";
import { EmptyState } from "../frame/EmptyState";
import { PageHead } from "../frame/PageHead";
import { useT } from "../text/words";

/** To be built. */
export function WebhookDetail() {
  const t = useT();
  return (
    <>
      <PageHead title={t("webhooks-webhook-detail-title")} />
      <EmptyState icon={Webhook} title={t("webhooks-empty")} />
    </>
  );
}
