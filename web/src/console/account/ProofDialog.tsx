import { Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useMember } from "../api/session";
import { FormDialog } from "../frame/FormDialog";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { beside } from "./beside";
import { PresentPasswordInput } from "./NewPasswordInput";

/** What shows the service that it is still the same person. */
export interface Proof {
  password?: string;
  code?: string;
}

interface Props {
  title: string;
  children?: ReactNode;
  /** What the button says. */
  action: string;
  danger?: boolean;
  close: () => void;
  /** Does it, with the proof. */
  act: (proof: Proof) => Promise<unknown>;
}

/** Asks for the password, or for a code of somebody who has none, before what a stolen session must not do. */
export function ProofDialog({ title, children, action, danger, close, act }: Props) {
  const t = useT();
  const { user } = useMember();
  const field = user.hasPassword ? "password" : "code";
  const asked = user.hasPassword || user.secondFactor.totp;
  const { form, onSubmit, busy, failure } = useFields({
    initial: { password: "", code: "" },
    submit: async (values) => {
      const words = user.hasPassword ? "account-password-wrong" : "account-code-wrong";
      await beside(act(asked ? { [field]: values[field] } : {}), { 403: { field, words } });
    },
  });
  return (
    <FormDialog
      title={title}
      onClose={close}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={action}
      danger={danger}
      asksItself
    >
      {children}
      {asked && <Text size="sm">{t("account-proof")}</Text>}
      {user.hasPassword && (
        <PresentPasswordInput
          label={t("account-password")}
          data-autofocus
          {...form.getInputProps("password")}
        />
      )}
      {!user.hasPassword && asked && (
        <TextInput
          label={t("account-digits")}
          autoComplete="one-time-code"
          dir="ltr"
          required
          data-autofocus
          {...form.getInputProps("code")}
        />
      )}
    </FormDialog>
  );
}
