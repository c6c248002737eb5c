import { Button, Group, Modal, NumberInput, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { SecretOnce } from "../frame/SecretOnce";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { refreshWebhooks } from "./queries";

interface Props {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Puts a new secret in the place of the old one, which goes on for some hours. */
export function RotateSecret({ id, opened, onClose }: Props) {
  const t = useT();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { overlapHours: 24 as number | string },
    submit: async ({ overlapHours }) => {
      const body = { overlapHours: Number(overlapHours) };
      const rotated = await dataOf(
        api.POST("/webhooks/{id}/rotate-secret", { params: { path: { id } }, body }),
      );
      setSecret(rotated.secret);
      await refreshWebhooks();
    },
  });
  const close = () => {
    onClose();
    setSecret(null);
    form.reset();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(secret ? "webhooks-rotated" : "webhooks-rotate")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
      // What is shown once goes by its button only, not by a slip.
      withCloseButton={!secret}
      closeOnEscape={!secret}
      closeOnClickOutside={!secret}
    >
      {secret ? (
        <Stack gap="lg">
          <SecretOnce label={t("webhooks-secret")} secret={secret} description={t("webhooks-secret-what")} />
          <Group justify="flex-end">
            <Button onClick={close}>{t("webhooks-secret-kept")}</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <Text>{t("webhooks-rotate-what")}</Text>
            <NumberInput
              label={t("webhooks-overlap")}
              description={t("webhooks-overlap-help")}
              min={0}
              max={168}
              allowDecimal={false}
              {...form.getInputProps("overlapHours")}
            />
            <FailureNotice failure={failure} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t("frame-cancel")}
              </Button>
              <Button type="submit" loading={busy}>
                {t("webhooks-rotate-do")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
