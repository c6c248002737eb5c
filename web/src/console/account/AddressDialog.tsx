import { TextInput } from "@mantine/core";
import { api, dataOf } from "../api/client";
import { FormDialog } from "../frame/FormDialog";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { NO_PROOF, ProofInputs, useProof } from "./ProofDialog";

interface Props {
  close: () => void;
  /** The letter is on its way to the new address. */
  done: (email: string) => Promise<unknown>;
}

/** Asks for another address, and for the proof that it is still the same person who wants it. */
export function AddressDialog({ close, done }: Props) {
  const t = useT();
  const proof = useProof();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { email: "", ...NO_PROOF },
    submit: (values) =>
      proof.send(values, async (shown) => {
        const body = { email: values.email, ...shown };
        const pending = await dataOf(api.POST("/account/address", { body }));
        await done(pending.email);
      }),
  });
  return (
    <FormDialog
      title={t("account-address-change")}
      onClose={close}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("account-address-send")}
      asksItself
    >
      <TextInput
        label={t("account-address-new")}
        description={t("account-address-new-what")}
        type="email"
        autoComplete="email"
        required
        dir="ltr"
        data-autofocus
        {...form.getInputProps("email")}
      />
      <ProofInputs form={form} />
    </FormDialog>
  );
}
