import { TextInput } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { SecretDialog } from "../frame/SecretDialog";
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
    <SecretDialog
      opened={opened}
      onClose={close}
      titles={[t("settings-api-keys-new"), t("settings-api-keys-made")]}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("settings-api-keys-make")}
      secret={secret}
      label={t("settings-api-keys-secret")}
      description={t("settings-api-keys-secret-how")}
      kept={t("settings-api-keys-kept")}
    >
      <TextInput
        label={t("settings-api-keys-name")}
        description={t("settings-api-keys-name-help")}
        placeholder={t("settings-api-keys-name-example")}
        maxLength={255}
        data-autofocus
        {...form.getInputProps("name")}
      />
    </SecretDialog>
  );
}
