import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession, useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { AddressDialog } from "./AddressDialog";
import { Part } from "./Part";

const KEY = ["account", "address"];

/** The address that one signs in with, and the way to another. */
export function Address() {
  const t = useT();
  const { user, singleSignOn } = useMember();
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<"resend" | "keep" | null>(null);
  const address = useQuery({ queryKey: KEY, queryFn: () => dataOf(api.GET("/account/address")) });
  const { email = user.email, pending } = address.data ?? {};
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  // It may have been confirmed elsewhere, on the phone that has the mailbox.
  useEffect(() => {
    if (email !== user.email) refreshSession().catch(() => {});
  }, [email, user.email]);
  const sent = (to: string) => toast.done(t("account-address-sent", { email: to }));
  const act = async (what: "resend" | "keep", deed: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await deed();
    } catch (thrown) {
      toast.failed(thrown);
    }
    await refresh();
    setBusy(null);
  };
  const resend = async () => sent((await dataOf(api.POST("/account/address/resend"))).email);
  const keep = async () => {
    await api.DELETE("/account/address");
    toast.done(t("account-address-kept"));
    // The button that was pressed goes away.
    change.current?.focus();
  };
  return (
    <Part title={t("account-email")} description={t("account-address-what")}>
      <Stack gap="md">
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          <bdi>{email}</bdi>
        </Text>
        <FailureNotice failure={address.error} retry={() => address.refetch()} />
        {pending && (
          <Alert
            color="blue"
            role="status"
            icon={<MailQuestion aria-hidden />}
            title={t("account-address-waits")}
          >
            <Stack gap="sm">
              <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                {t("account-address-waits-what", { email: pending.email })}
              </Text>
              <Text size="sm">
                {t("account-link-ends")} <When at={pending.expiresAt} mode="absolute" />.
              </Text>
              <Group gap="sm">
                <Button
                  size="xs"
                  variant="default"
                  loading={busy === "resend"}
                  onClick={() => act("resend", resend)}
                >
                  {t("account-resend")}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  loading={busy === "keep"}
                  onClick={() => act("keep", keep)}
                >
                  {t("account-address-keep")}
                </Button>
              </Group>
            </Stack>
          </Alert>
        )}
        {singleSignOn && user.hasPassword && (
          <Text size="sm" c="dimmed">
            {t("account-address-single", { name: singleSignOn.name })}
          </Text>
        )}
        {user.hasPassword ? (
          <Group>
            <Button ref={change} variant="default" onClick={() => setChanging(true)}>
              {t("account-address-change")}
            </Button>
          </Group>
        ) : (
          <Text size="sm">{t("account-address-no-password")}</Text>
        )}
      </Stack>
      {changing && (
        <AddressDialog
          close={() => setChanging(false)}
          done={async (to) => {
            setChanging(false);
            sent(to);
            await refresh();
          }}
        />
      )}
    </Part>
  );
}
