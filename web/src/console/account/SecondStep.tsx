import { Anchor, Button, Divider, Stack, Text, TextInput } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import type { Session } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { PageHead } from "../frame/PageHead";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { beside } from "./beside";
import { knowsPasskeys } from "./passkey";
import { usePasskeySignIn } from "./usePasskeySignIn";

interface Props {
  /** By which means it can be taken. */
  ways: string[];
  done: (session: Session) => Promise<void>;
  /** Begins again with the password. */
  again: () => void;
}

/** The second step: the digits of an app, a recovery code, or a passkey. */
export function SecondStep({ ways, done, again }: Props) {
  const t = useT();
  const [lost, setLost] = useState(false);
  const passkey = usePasskeySignIn(done);
  const byDigits = ways.includes("totp");
  const { form, onSubmit, busy, failure } = useFields({
    initial: { code: "" },
    submit: async ({ code }) => {
      const wrong = { field: "code", words: "account-code-wrong" };
      const over = { field: "code", words: "account-step-over" };
      const body = lost ? { recoveryCode: code } : { code };
      const answer = dataOf(api.POST("/session/second-step", { body }));
      await done((await beside(answer, { 403: wrong, 410: over })) as Session);
    },
  });
  if (!byDigits)
    return (
      <>
        <PageHead title={t("account-step-title")} />
        <Stack gap="md">
          <Text>{knowsPasskeys() ? t("account-step-passkey") : t("account-passkeys-unknown")}</Text>
          <FailureNotice failure={passkey.failure} />
          {knowsPasskeys() && (
            <Button
              loading={passkey.busy}
              leftSection={<KeyRound aria-hidden size={18} />}
              onClick={passkey.begin}
            >
              {t("account-with-passkey")}
            </Button>
          )}
          <Text size="sm" c="dimmed">
            {t("account-step-passkey-lost")}
          </Text>
          <Anchor component="button" type="button" size="sm" ta="center" onClick={again}>
            {t("account-step-again")}
          </Anchor>
        </Stack>
      </>
    );
  return (
    <>
      <PageHead title={t("account-step-title")} />
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <Text>{lost ? t("account-step-recovery") : t("account-step-digits")}</Text>
          <TextInput
            key={String(lost)}
            label={lost ? t("account-recovery-code") : t("account-digits")}
            inputMode={lost ? "text" : "numeric"}
            autoComplete={lost ? "off" : "one-time-code"}
            dir="ltr"
            required
            autoFocus
            {...form.getInputProps("code")}
          />
          <FailureNotice failure={failure ?? passkey.failure} />
          <Button type="submit" loading={busy}>
            {t("account-sign-in")}
          </Button>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="center"
            onClick={() => {
              form.reset();
              setLost(!lost);
            }}
          >
            {lost ? t("account-step-use-digits") : t("account-step-lost")}
          </Anchor>
          {ways.includes("passkey") && knowsPasskeys() && (
            <>
              <Divider label={t("account-or")} />
              <Button
                variant="default"
                loading={passkey.busy}
                leftSection={<KeyRound aria-hidden size={18} />}
                onClick={passkey.begin}
              >
                {t("account-with-passkey")}
              </Button>
            </>
          )}
          <Anchor component="button" type="button" size="sm" ta="center" onClick={again}>
            {t("account-step-again")}
          </Anchor>
        </Stack>
      </form>
    </>
  );
}
