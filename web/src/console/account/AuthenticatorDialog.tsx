import { Group, Text, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { encode } from "uqr";
import { api, dataOf } from "../api/client";
import { CopyField } from "../frame/Copy";
import { FormDialog } from "../frame/FormDialog";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { beside } from "./beside";

interface Props {
  /** What the app is given. */
  begun: { secret: string; uri: string };
  close: () => void;
  /** It is on; these are the recovery codes. */
  done: (codes: string[]) => Promise<void>;
}

/** An address as a picture that apps read: dark on white whatever the colours of the page, since cameras want it so. */
function picture(uri: string): string {
  const { data, size } = encode(uri, { ecc: "M", border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dots.join("")}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Gives an authenticator app its secret, and asks for the digits that show that it has it. */
export function AuthenticatorDialog({ begun, close, done }: Props) {
  const t = useT();
  const code = useMemo(() => picture(begun.uri), [begun.uri]);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { code: "" },
    submit: async (body) => {
      const wrong = { 403: { field: "code", words: "account-digits-wrong" } };
      const made = await beside(dataOf(api.POST("/account/totp/confirm", { body })), wrong);
      await done(made.recoveryCodes);
    },
  });
  return (
    <FormDialog
      title={t("account-app-title")}
      onClose={close}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("account-two-step-on")}
      stays
      asksItself
    >
      <Text>{t("account-app-scan")}</Text>
      <Group justify="center">
        <img src={code} alt={t("account-app-picture")} width={196} height={196} style={{ borderRadius: 8 }} />
      </Group>
      <CopyField label={t("account-app-type")} value={begun.secret} />
      <TextInput
        label={t("account-digits")}
        description={t("account-app-digits")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        data-autofocus
        {...form.getInputProps("code")}
      />
    </FormDialog>
  );
}
