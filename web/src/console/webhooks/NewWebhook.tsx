import { Button, Group, Modal, Stack } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { SecretOnce } from "../frame/SecretOnce";
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
    initial: { url: "", events: ["recipient.submitted", "document.completed"], description: "" },
    validate: useWebhookChecks(),
    submit: async ({ url, events, description }) => {
      const body = { url, events, description: description || null };
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
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={t(made ? "webhooks-made" : "webhooks-new")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
      // What is shown once goes by its button only, not by a slip.
      withCloseButton={!made}
      closeOnEscape={!made}
      closeOnClickOutside={!made}
    >
      {made ? (
        <Stack gap="lg">
          <SecretOnce
            label={t("webhooks-secret")}
            secret={made.secret}
            description={t("webhooks-secret-what")}
          />
          <Group justify="flex-end">
            <Button
              onClick={() => {
                close();
                void navigate({ to: "/webhooks/$webhookId", params: { webhookId: made.id } });
              }}
            >
              {t("webhooks-secret-kept")}
            </Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="lg">
            <WebhookFields form={form} />
            <FailureNotice failure={failure} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t("frame-cancel")}
              </Button>
              <Button type="submit" loading={busy}>
                {t("webhooks-register")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
