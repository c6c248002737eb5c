import { Text, Textarea } from "@mantine/core";
import { api } from "../../api/client";
import { FormDialog } from "../../frame/FormDialog";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useT } from "../../text/words";
import { type Detail, documentsChanged } from "../documents";

/** Takes a document back, with words for those who were invited. */
export function VoidDialog({ document, onClose }: { document: Detail; onClose: () => void }) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { reason: "" },
    submit: async ({ reason }) => {
      await api.POST("/documents/{id}/void", {
        params: { path: { id: document.id } },
        body: { reason: reason.trim() || undefined },
      });
      await documentsChanged();
      toast.done(t("documents-voided"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("documents-void-title")}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("documents-void-action")}
      danger
    >
      <Text>{t("documents-void-what", { name: document.name })}</Text>
      <Textarea
        label={t("documents-void-reason")}
        description={t("documents-void-reason-what")}
        rows={4}
        resize="vertical"
        maxLength={2_000}
        data-autofocus
        {...form.getInputProps("reason")}
      />
    </FormDialog>
  );
}
