import { Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
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

/** What a form with a proof holds, beside what else it asks for. */
export const NO_PROOF = { password: "", code: "" };
type Values = typeof NO_PROOF;

/** Returns what somebody is asked for as a proof, and how it goes to the service: a wrong one is told beside its input. */
export function useProof() {
  const { user } = useMember();
  const field = user.hasPassword ? "password" : "code";
  const asked = user.hasPassword || user.secondFactor.totp;
  const words = user.hasPassword ? "account-password-wrong" : "account-code-wrong";
  const send = (values: Values, act: (proof: Proof) => Promise<unknown>) =>
    beside(act(asked ? { [field]: values[field] } : {}), { 403: { field, words } });
  return { asked, send };
}

/** The inputs for the proof: the password, or a code of somebody who has none. */
export function ProofInputs<V extends Values>({
  form,
  first,
}: {
  form: UseFormReturnType<V>;
  first?: boolean;
}) {
  const t = useT();
  const { user } = useMember();
  const { asked } = useProof();
  const focus = first ? { "data-autofocus": true } : {};
  return (
    <>
      {asked && <Text size="sm">{t("account-proof")}</Text>}
      {user.hasPassword && (
        <PresentPasswordInput label={t("account-password")} {...focus} {...form.getInputProps("password")} />
      )}
      {!user.hasPassword && asked && (
        <TextInput
          label={t("account-digits")}
          autoComplete="one-time-code"
          dir="ltr"
          required
          {...focus}
          {...form.getInputProps("code")}
        />
      )}
    </>
  );
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
  const proof = useProof();
  const { form, onSubmit, busy, failure } = useFields({
    initial: NO_PROOF,
    submit: (values) => proof.send(values, act),
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
      <ProofInputs form={form} first />
    </FormDialog>
  );
}
