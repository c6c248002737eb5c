import { Alert, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession, useSession } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { CardSkeleton } from "../frame/Skeletons";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { forgetSecret, useSecret } from "./linkSecret";

/** Confirming another address by the link in the letter to it. It does nothing by itself: scanners open links too. */
export function ConfirmAddress() {
  const t = useT();
  const [secret] = useSecret("address");
  const [done, setDone] = useState<string | null>(null);
  const looked = useQuery({
    queryKey: ["account", "address", "link", secret],
    queryFn: () => dataOf(api.POST("/address-change/look", { body: { token: secret ?? "" } })),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: secret !== null && done === null,
  });
  const { onSubmit, busy, failure } = useFields({
    initial: {},
    submit: async () => {
      await api.POST("/address-change/confirm", { body: { token: secret ?? "" } });
      forgetSecret("address");
      setDone(looked.data?.newEmail ?? "");
      // Whoever is signed in here may be signed out by it, and is shown by the new address otherwise.
      await refreshSession();
      await queryClient.invalidateQueries({ queryKey: ["account", "sessions"] });
    },
  });
  if (done !== null) return <Done email={done} />;
  if (secret === null || looked.error?.status === 410)
    return (
      <>
        <PageHead title={t("account-address-title")} />
        <Stack gap="md">
          <Text role="alert">{t("account-address-over")}</Text>
          <Onward />
        </Stack>
      </>
    );
  if (looked.error)
    return (
      <>
        <PageHead title={t("account-address-title")} />
        <FailureNotice failure={looked.error} retry={() => looked.refetch()} />
      </>
    );
  if (!looked.data) return <CardSkeleton height={240} />;
  const { email, newEmail } = looked.data;
  return (
    <>
      <PageHead title={t("account-address-title")} />
      <form onSubmit={onSubmit}>
        <Stack gap="md" style={{ overflowWrap: "anywhere" }}>
          <Text>{t("account-address-for", { email, new: newEmail })}</Text>
          <Text size="sm" c="dimmed">
            {t("account-address-signs-out")}
          </Text>
          <FailureNotice failure={failure} />
          <Button type="submit" loading={busy}>
            {t("account-address-confirm")}
          </Button>
        </Stack>
      </form>
    </>
  );
}

function Done({ email }: { email: string }) {
  const t = useT();
  return (
    <>
      <PageHead title={t("account-address-done")} />
      <Stack gap="md" style={{ overflowWrap: "anywhere" }}>
        <Alert role="status" color="green" icon={<CircleCheck aria-hidden />}>
          {t("account-address-done-what", { email })}
        </Alert>
        <Onward />
      </Stack>
    </>
  );
}

/** The way on: to the account of whoever is signed in, to signing in for everybody else. */
function Onward() {
  const t = useT();
  if (useSession()?.user) return <ButtonLink to="/account">{t("account-title")}</ButtonLink>;
  return <ButtonLink to="/signin">{t("account-sign-in")}</ButtonLink>;
}
