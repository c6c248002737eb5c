import { Button, Group, Modal, Stack } from "@mantine/core";
import { api, dataOf } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { refreshWebhooks, type Webhook } from "./queries";
import { useWebhookChecks, WebhookFields, type WebhookValues } from "./WebhookFields";

interface Props {
  webhook: Webhook;
  opened: boolean;
  onClose: () => void;
}

/** Changes where a webhook is told, of what, and its note. */
export function EditWebhook({ webhook, opened, onClose }: Props) {
  const t = useT();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t("webhooks-edit")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <Form webhook={webhook} onClose={onClose} />
    </Modal>
  );
}

function Form({ webhook, onClose }: Omit<Props, "opened">) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields<WebhookValues>({
    initial: { url: webhook.url, events: webhook.events, description: webhook.description ?? "" },
    validate: useWebhookChecks(),
    submit: async ({ url, events, description }) => {
      const body = { url, events, description: description || null };
      await dataOf(api.PATCH("/webhooks/{id}", { params: { path: { id: webhook.id } }, body }));
      await refreshWebhooks();
      toast.done(t("frame-saved"));
      onClose();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <WebhookFields form={form} />
        <FailureNotice failure={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("frame-cancel")}
          </Button>
          <Button type="submit" loading={busy}>
            {t("frame-save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
