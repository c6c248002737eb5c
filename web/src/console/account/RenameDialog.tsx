import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { api } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { useFields } from "../frame/useFields";
import { useFocusBack } from "../frame/useFocusBack";
import { useT } from "../text/words";

interface Props {
  passkey: { id: string; name: string };
  close: () => void;
  done: () => Promise<unknown>;
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey: { id, name }, close, done }: Props) {
  const t = useT();
  useFocusBack();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name },
    submit: async (body) => {
      await api.PATCH("/account/passkeys/{id}", { params: { path: { id } }, body });
      await done();
      close();
    },
  });
  return (
    <Modal
      opened
      onClose={close}
      title={t("account-passkey-rename")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <TextInput
            label={t("account-passkey-name")}
            required
            data-autofocus
            {...form.getInputProps("name")}
          />
          <FailureNotice failure={failure} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {t("frame-cancel")}
            </Button>
            <Button type="submit" loading={busy}>
              {t("frame-save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
