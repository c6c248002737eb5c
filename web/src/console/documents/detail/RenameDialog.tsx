import { TextInput } from "@mantine/core";
import { api } from "../../api/client";
import { FormDialog } from "../../frame/FormDialog";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useT } from "../../text/words";
import { type Detail, documentsChanged } from "../documents";

/** Gives a document another name. */
export function RenameDialog({ document, onClose }: { document: Detail; onClose: () => void }) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: document.name },
    validate: { name: (name) => (name.trim() === "" ? t("documents-name-needed") : null) },
    submit: async ({ name }) => {
      await api.PATCH("/documents/{id}", {
        params: { path: { id: document.id } },
        body: { name: name.trim() },
      });
      await documentsChanged();
      toast.done(t("frame-saved"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("documents-rename")}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("frame-save")}
    >
      <TextInput label={t("documents-name")} maxLength={255} data-autofocus {...form.getInputProps("name")} />
    </FormDialog>
  );
}
