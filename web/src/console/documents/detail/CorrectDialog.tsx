import { Text, TextInput } from "@mantine/core";
import { api } from "../../api/client";
import { FormDialog } from "../../frame/FormDialog";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useT } from "../../text/words";
import { isAddress } from "../address";
import { type Detail, documentsChanged, type Respondent } from "../documents";

interface Props {
  document: Detail;
  one: Respondent;
  onClose: () => void;
}

/** Corrects the address or the name of somebody who has not acted yet. */
export function CorrectDialog({ document, one, onClose }: Props) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { email: one.email, name: one.name ?? "" },
    validate: { email: (email) => (isAddress(email) ? null : t("documents-send-email-wrong")) },
    submit: async ({ email, name }) => {
      await api.PATCH("/documents/{id}/respondents/{respondent}", {
        params: { path: { id: document.id, respondent: one.id } },
        // An address that stays must not send another invitation.
        body: { name: name.trim(), email: email.trim() === one.email ? undefined : email.trim() },
      });
      await documentsChanged();
      toast.done(t("documents-corrected"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("documents-correct")}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("documents-correct-action")}
    >
      <TextInput
        label={t("documents-send-email")}
        type="email"
        dir="ltr"
        data-autofocus
        {...form.getInputProps("email")}
      />
      <TextInput label={t("documents-send-name")} maxLength={255} {...form.getInputProps("name")} />
      <Text size="sm" c="dimmed">
        {t("documents-correct-what")}
      </Text>
    </FormDialog>
  );
}
