import { NativeSelect, Text, TextInput } from "@mantine/core";
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
  /** Whether they need an access code now. */
  hasCode: boolean;
  onClose: () => void;
}

/** Corrects the address, the name or the access code of somebody who has not acted yet. */
export function CorrectDialog({ document, one, hasCode, onClose }: Props) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { email: one.email, name: one.name ?? "", code: "keep", accessCode: "" },
    validate: {
      email: (email) => (isAddress(email) ? null : t("documents-send-email-wrong")),
      accessCode: (given, { code }) =>
        code !== "change" || given.trim().length >= 4 ? null : t("documents-correct-code-wrong"),
    },
    submit: async ({ email, name, code, accessCode }) => {
      await api.PATCH("/documents/{id}/respondents/{respondent}", {
        params: { path: { id: document.id, respondent: one.id } },
        // An address that stays must not send another invitation.
        body: {
          name: name.trim(),
          email: email.trim() === one.email ? undefined : email.trim(),
          accessCode: code === "change" ? accessCode.trim() : code === "remove" ? "" : undefined,
        },
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
      <NativeSelect
        label={t("documents-send-code")}
        data={[
          {
            value: "keep",
            label: t(hasCode ? "documents-correct-code-keep" : "documents-correct-code-none"),
          },
          { value: "change", label: t("documents-correct-code-change") },
          ...(hasCode ? [{ value: "remove", label: t("documents-correct-code-remove") }] : []),
        ]}
        {...form.getInputProps("code")}
      />
      {form.values.code === "change" && (
        <TextInput
          label={t("documents-correct-code-new")}
          autoComplete="off"
          maxLength={64}
          dir="ltr"
          {...form.getInputProps("accessCode")}
        />
      )}
      {form.values.code !== "keep" && (
        <Text size="sm" c="dimmed">
          {t("documents-correct-code-what")}
        </Text>
      )}
    </FormDialog>
  );
}
