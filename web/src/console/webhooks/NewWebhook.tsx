import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { SecretDialog } from "../frame/SecretDialog";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { refreshWebhooks } from "./queries";
import { useWebhookChecks, WebhookFields, type WebhookValues } from "./WebhookFields";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Registers a webhook, and shows its secret once. */
export function NewWebhook({ opened, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const { form, onSubmit, busy, failure } = useFields<WebhookValues>({
    initial: {
      url: "",
      events: ["recipient.submitted", "document.completed"],
      includeAnswers: false,
      description: "",
    },
    validate: useWebhookChecks(),
    submit: async ({ url, events, includeAnswers, description }) => {
      const body = { url, events, includeAnswers, description: description || null };
      setMade(await dataOf(api.POST("/webhooks", { body })));
      await refreshWebhooks();
    },
  });
  const close = () => {
    onClose();
    setMade(null);
    form.reset();
  };
  return (
    <SecretDialog
      opened={opened}
      onClose={close}
      size="lg"
      titles={[t("webhooks-new"), t("webhooks-made")]}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("webhooks-register")}
      secret={made?.secret ?? null}
      label={t("webhooks-secret")}
      description={t("webhooks-secret-what")}
      kept={t("webhooks-secret-kept")}
      onKept={() => made && void navigate({ to: "/webhooks/$webhookId", params: { webhookId: made.id } })}
    >
      <WebhookFields form={form} />
    </SecretDialog>
  );
}
