import { NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { LANGUAGES } from "../../text/languages";
import { api } from "../api/client";
import { useMember } from "../api/session";
import { FormDialog } from "../frame/FormDialog";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { beside } from "./beside";

interface Props {
  close: () => void;
  done: (email: string) => Promise<void>;
}

/** Asks somebody to join the workspace. */
export function InviteDialog({ close, done }: Props) {
  const t = useT();
  const { workspace } = useMember();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { email: "", role: "member", language: workspace.language },
    submit: async (body) => {
      const known = { 409: { field: "email", words: "account-invite-known" } };
      await beside(api.POST("/team/invitations", { body }), known);
      await done(body.email);
    },
  });
  return (
    <FormDialog
      title={t("account-invite")}
      onClose={close}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("account-invite-send")}
      asksItself
    >
      <TextInput
        label={t("account-email")}
        description={t("account-invite-what")}
        type="email"
        required
        dir="ltr"
        data-autofocus
        {...form.getInputProps("email")}
      />
      <Radio.Group label={t("account-role")} {...form.getInputProps("role")}>
        <Stack gap="xs" mt={6}>
          <Radio value="member" label={t("account-member")} description={t("account-member-what")} />
          <Radio
            value="administrator"
            label={t("account-administrator")}
            description={t("account-administrator-what")}
          />
        </Stack>
      </Radio.Group>
      <NativeSelect
        label={t("account-invite-language")}
        {...form.getInputProps("language")}
        data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
      />
    </FormDialog>
  );
}
