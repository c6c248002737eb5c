import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { CircleCheck, KeyRound, ShieldAlert } from "lucide-react";
import { forgetAll, refreshSession, signOut, switchWorkspace, useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { toast } from "../frame/toast";
import { useT } from "../text/words";
import { arrived } from "./arrived";
import { Passkeys } from "./Passkeys";
import { knowsPasskeys } from "./passkey";
import { TwoStep } from "./TwoStep";
import { usePasskeySignIn } from "./usePasskeySignIn";

const route = getRouteApi("/outside/second-step");

/** Where somebody is led who lacks the second step that their workspace asks for: to set one up, or to go elsewhere. */
export function SetUpSecondStep() {
  const t = useT();
  const { next = "/" } = route.useSearch();
  const { user, workspace, workspaces, lacksSecondStep } = useMember();
  const navigate = useNavigate();
  const passkey = usePasskeySignIn((session) => arrived(session, next));
  const leave = async (way: () => Promise<void>, to: string) => {
    try {
      await way();
      await refreshSession();
      forgetAll();
      await navigate({ href: to });
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  const others = workspaces.filter((one) => one.id !== workspace.id);
  const hasPasskey = user.secondFactor.passkeys > 0 && knowsPasskeys();
  return (
    <>
      <PageHead title={t("account-demand-title")} />
      <Stack gap="md">
        {lacksSecondStep ? (
          <Alert color="yellow" icon={<ShieldAlert aria-hidden />}>
            {t("account-demand-why", { workspace: workspace.name })}
          </Alert>
        ) : (
          <>
            <Alert role="status" color="green" icon={<CircleCheck aria-hidden />}>
              {t("account-demand-done", { workspace: workspace.name })}
            </Alert>
            <ButtonLink to={next}>{t("frame-continue")}</ButtonLink>
          </>
        )}
        {lacksSecondStep && hasPasskey && (
          <>
            <Text>{t("account-demand-passkey")}</Text>
            <FailureNotice failure={passkey.failure} />
            <Button
              loading={passkey.busy}
              leftSection={<KeyRound aria-hidden size={18} />}
              onClick={passkey.begin}
            >
              {t("account-with-passkey")}
            </Button>
          </>
        )}
        {/* They stay once it is done: the recovery codes are still to be read. */}
        <TwoStep />
        <Passkeys />
        {lacksSecondStep &&
          others.map((one) => (
            <Anchor
              component="button"
              type="button"
              size="sm"
              key={one.id}
              onClick={() => leave(() => switchWorkspace(one.id), "/")}
            >
              {t("account-demand-elsewhere", { workspace: one.name })}
            </Anchor>
          ))}
        <Anchor component="button" type="button" size="sm" onClick={() => leave(signOut, "/signin")}>
          {t("frame-sign-out")}
        </Anchor>
      </Stack>
    </>
  );
}
