import { api, dataOf } from "../api/client";
import { FormDialog } from "../frame/FormDialog";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { refreshWebhooks, type Webhook } from "./queries";
import { useWebhookChecks, WebhookFields, type WebhookValues } from "./WebhookFields";

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** Changes where a webhook is told, of what, and its note. */
export function EditWebhook({ webhook, onClose }: Props) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields<WebhookValues>({
    initial: {
      url: webhook.url,
      events: webhook.events,
      includeAnswers: webhook.includeAnswers,
      description: webhook.description ?? "",
    },
    validate: useWebhookChecks(),
    submit: async ({ url, events, includeAnswers, description }) => {
      const body = { url, events, includeAnswers, description: description || null };
      await dataOf(api.PATCH("/webhooks/{id}", { params: { path: { id: webhook.id } }, body }));
      await refreshWebhooks();
      toast.done(t("frame-saved"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("webhooks-edit")}
      onClose={onClose}
      size="lg"
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("frame-save")}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
}
