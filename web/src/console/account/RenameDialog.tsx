import { TextInput } from "@mantine/core";
import { api } from "../api/client";
import { FormDialog } from "../frame/FormDialog";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";

interface Props {
  passkey: { id: string; name: string };
  close: () => void;
  done: () => Promise<unknown>;
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey: { id, name }, close, done }: Props) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name },
    submit: async (body) => {
      await api.PATCH("/account/passkeys/{id}", { params: { path: { id } }, body });
      await done();
      close();
    },
  });
  return (
    <FormDialog
      title={t("account-passkey-rename")}
      onClose={close}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("frame-save")}
      asksItself
    >
      <TextInput label={t("account-passkey-name")} required data-autofocus {...form.getInputProps("name")} />
    </FormDialog>
  );
}
