import { NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { SecretDialog } from "../frame/SecretDialog";
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
    <SecretDialog
      opened={opened}
      onClose={close}
      titles={[t("webhooks-rotate"), t("webhooks-rotated")]}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("webhooks-rotate-do")}
      secret={secret}
      label={t("webhooks-secret")}
      description={t("webhooks-secret-what")}
      kept={t("webhooks-secret-kept")}
    >
      <Text>{t("webhooks-rotate-what")}</Text>
      <NumberInput
        label={t("webhooks-overlap")}
        description={t("webhooks-overlap-help")}
        min={0}
        max={168}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps("overlapHours")}
      />
    </SecretDialog>
  );
}
