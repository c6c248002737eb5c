import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { FailureNotice } from "../frame/FailureNotice";
import { SecretOnce } from "../frame/SecretOnce";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { apiKeysQuery } from "./queries";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Makes a key and shows its secret, once. */
export function NewApiKey({ opened, onClose }: Props) {
  const t = useT();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: "" },
    validate: { name: (name) => (name.trim() ? null : t("settings-api-keys-name-missing")) },
    submit: async ({ name }) => {
      const made = await dataOf(api.POST("/api-keys", { body: { name } }));
      setSecret(made.secret);
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
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
      title={t(secret ? "settings-api-keys-made" : "settings-api-keys-new")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
      // What is shown once goes by its button only, not by a slip.
      withCloseButton={!secret}
      closeOnEscape={!secret}
      closeOnClickOutside={!secret}
    >
      {secret ? (
        <Stack gap="lg">
          <SecretOnce
            label={t("settings-api-keys-secret")}
            secret={secret}
            description={t("settings-api-keys-secret-how")}
          />
          <Group justify="flex-end">
            <Button onClick={close}>{t("settings-api-keys-kept")}</Button>
          </Group>
        </Stack>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <TextInput
              label={t("settings-api-keys-name")}
              description={t("settings-api-keys-name-help")}
              placeholder={t("settings-api-keys-name-example")}
              maxLength={255}
              data-autofocus
              {...form.getInputProps("name")}
            />
            <FailureNotice failure={failure} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                {t("frame-cancel")}
              </Button>
              <Button type="submit" loading={busy}>
                {t("settings-api-keys-make")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
