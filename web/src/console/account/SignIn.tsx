import { Alert, Button, Divider, Stack, TextInput } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { KeyRound, LogIn, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { type Session, useSession } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { TextLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { arrived } from "./arrived";
import { beside } from "./beside";
import { PresentPasswordInput } from "./NewPasswordInput";
import { knowsPasskeys } from "./passkey";
import { SecondStep } from "./SecondStep";
import { usePasskeySignIn } from "./usePasskeySignIn";

const route = getRouteApi("/outside/signin");

/** Signing in: by password, by passkey, or by the house that the operator named; then the second step where it is on. */
export function SignIn() {
  const { next, problem } = route.useSearch();
  const [ways, setWays] = useState<string[] | null>(null);
  const done = (session: Session) => arrived(session, next);
  if (ways) return <SecondStep ways={ways} done={done} again={() => setWays(null)} />;
  return <FirstStep done={done} asked={setWays} next={next} problem={problem} />;
}

interface Props {
  done: (session: Session) => Promise<void>;
  /** A second step is asked for, by one of these means. */
  asked: (ways: string[]) => void;
  /** Where they want to go. */
  next?: string;
  /** Why another house did not sign them in. */
  problem?: string;
}

function FirstStep({ done, asked, next = "/", problem }: Props) {
  const t = useT();
  const singleSignOn = useSession()?.singleSignOn;
  const passkey = usePasskeySignIn(done);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { email: "", password: "" },
    submit: async (values) => {
      const wrong = { 403: { field: "password", words: "account-sign-in-wrong" } };
      const answer = await beside(dataOf(api.POST("/session", { body: values })), wrong);
      if ("secondStep" in answer) asked(answer.secondStep);
      else await done(answer as Session);
    },
  });
  return (
    <>
      <PageHead title={t("account-sign-in-title")} />
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          {problem && (
            <Alert
              role="alert"
              color="red"
              icon={<TriangleAlert aria-hidden />}
              title={t("account-single-failed")}
            >
              {t(`account-problem-${problem}`)}
            </Alert>
          )}
          <TextInput
            label={t("account-email")}
            type="email"
            name="email"
            autoComplete="username"
            required
            dir="ltr"
            {...form.getInputProps("email")}
          />
          <PresentPasswordInput
            label={t("account-password")}
            name="password"
            {...form.getInputProps("password")}
          />
          <FailureNotice failure={failure ?? passkey.failure} />
          <Button
            type="submit"
            loading={busy}
            leftSection={<LogIn aria-hidden size={18} className="flips" />}
          >
            {t("account-sign-in")}
          </Button>
          <TextLink to="/reset" size="sm" ta="center">
            {t("account-forgot")}
          </TextLink>
          {(knowsPasskeys() || singleSignOn) && <Divider label={t("account-or")} />}
          {knowsPasskeys() && (
            <Button
              variant="default"
              loading={passkey.busy}
              leftSection={<KeyRound aria-hidden size={18} />}
              onClick={passkey.begin}
            >
              {t("account-with-passkey")}
            </Button>
          )}
          {singleSignOn && (
            <Button variant="default" component="a" href={`/signin/oidc?next=${encodeURIComponent(next)}`}>
              {t("account-with-single", { name: singleSignOn.name })}
            </Button>
          )}
        </Stack>
      </form>
    </>
  );
}
