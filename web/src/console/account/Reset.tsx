import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, MailCheck } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink, TextLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { CardSkeleton } from "../frame/Skeletons";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { forgetSecret, useSecret } from "./linkSecret";
import { NewPasswordInput, SHORTEST } from "./NewPasswordInput";
import { ResetPasskeys } from "./ResetPasskeys";

/** A new password: asked for by address, chosen by the link in the letter. */
export function Reset() {
  const [secret, forget] = useSecret("reset");
  return secret ? <Choose key={secret} secret={secret} again={forget} /> : <AskForLetter />;
}

function AskForLetter() {
  const t = useT();
  const [asked, setAsked] = useState<string | null>(null);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { email: "" },
    submit: async (body) => {
      await api.POST("/password-reset", { body });
      setAsked(body.email);
    },
  });
  return (
    <>
      <PageHead title={t("account-reset-title")} />
      {asked === null ? (
        <form onSubmit={onSubmit}>
          <Stack gap="md">
            <Text>{t("account-reset-what")}</Text>
            <TextInput
              label={t("account-email")}
              type="email"
              autoComplete="username"
              required
              dir="ltr"
              {...form.getInputProps("email")}
            />
            <FailureNotice failure={failure} />
            <Button type="submit" loading={busy}>
              {t("account-reset-send")}
            </Button>
            <TextLink to="/signin" size="sm" ta="center">
              {t("account-back-to-sign-in")}
            </TextLink>
          </Stack>
        </form>
      ) : (
        <Stack gap="md">
          <Alert role="status" color="green" icon={<MailCheck aria-hidden />} title={t("account-reset-sent")}>
            {t("account-reset-sent-what", { email: asked })}
          </Alert>
          <ButtonLink to="/signin" variant="default">
            {t("account-back-to-sign-in")}
          </ButtonLink>
        </Stack>
      )}
    </>
  );
}

function Choose({ secret, again }: { secret: string; again: () => void }) {
  const t = useT();
  const [done, setDone] = useState(false);
  const looked = useQuery({
    queryKey: ["account", "reset", secret],
    queryFn: () => dataOf(api.POST("/password-reset/look", { body: { token: secret } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { form, onSubmit, busy, failure } = useFields({
    initial: { password: "", removePasskeys: true },
    validate: {
      password: (value) =>
        value.length < SHORTEST ? t("account-password-short", { count: SHORTEST }) : null,
    },
    submit: async ({ password, removePasskeys }) => {
      const body = { token: secret, password, removePasskeys: removePasskeys && looked.data?.passkeysMayGo };
      await api.POST("/password-reset/confirm", { body });
      forgetSecret("reset");
      setDone(true);
    },
  });
  if (done)
    return (
      <>
        <PageHead title={t("account-reset-done")} />
        <Stack gap="md">
          <Alert role="status" color="green" icon={<CircleCheck aria-hidden />}>
            {t("account-reset-done-what")}
          </Alert>
          <ButtonLink to="/signin">{t("account-sign-in")}</ButtonLink>
        </Stack>
      </>
    );
  if (looked.isPending) return <CardSkeleton height={240} />;
  if (looked.error)
    return (
      <>
        <PageHead title={t("account-reset-title")} />
        <Stack gap="md">
          {looked.error.status === 410 ? (
            <Text role="alert">{t("account-reset-over")}</Text>
          ) : (
            <FailureNotice failure={looked.error} retry={() => looked.refetch()} />
          )}
          <Button onClick={again}>{t("account-reset-again")}</Button>
        </Stack>
      </>
    );
  return (
    <>
      <PageHead title={t("account-reset-choose")} />
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <Text>{t("account-reset-for", { email: looked.data.email })}</Text>
          {/* For the browser, which keeps the password with the name that it belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={looked.data.email} readOnly />
          <NewPasswordInput label={t("account-new-password")} {...form.getInputProps("password")} />
          {looked.data.passkeys.length > 0 && looked.data.passkeysMayGo && (
            <ResetPasskeys
              passkeys={looked.data.passkeys}
              box={form.getInputProps("removePasskeys", { type: "checkbox" })}
            />
          )}
          <FailureNotice failure={failure} />
          <Button type="submit" loading={busy}>
            {t("account-reset-set")}
          </Button>
        </Stack>
      </form>
    </>
  );
}
