import { Badge, Button, Group, Text } from "@mantine/core";
import { Mail } from "lucide-react";
import { api } from "../api/client";
import { confirm } from "../frame/confirm";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { act, type Invitation } from "./teamQuery";

interface Props {
  invitation: Invitation;
  mayChange: boolean;
}

/** Somebody who is invited and has not come yet. */
export function InvitationLine({ invitation, mayChange }: Props) {
  const t = useT();
  const { id, email } = invitation;
  const withdraw = async () => {
    const action = t("account-withdraw");
    const body = t("account-withdraw-what", { email });
    if (await confirm({ title: t("account-withdraw-title", { email }), body, action, danger: true }))
      await act(
        api.DELETE("/team/invitations/{id}", { params: { path: { id } } }),
        t("account-withdrawn", { email }),
      );
  };
  const resend = () =>
    act(
      api.POST("/team/invitations/{id}/resend", { params: { path: { id } } }),
      t("account-invited", { email }),
    );
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Group wrap="nowrap" miw={0} flex="1 1 16rem">
        <Mail aria-hidden size={20} style={{ flex: "none" }} />
        <div style={{ minWidth: 0 }}>
          <Group gap={6}>
            <Text fw={600} style={{ overflowWrap: "anywhere" }}>
              <bdi>{email}</bdi>
            </Text>
            <Badge color={invitation.expired ? "red" : "gray"}>
              {invitation.expired
                ? t("account-expired")
                : t(invitation.role === "administrator" ? "account-administrator" : "account-member")}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {invitation.expired ? t("account-link-ended") : t("account-link-ends")}{" "}
            <When at={invitation.expiresAt} mode="day" />
          </Text>
        </div>
      </Group>
      {mayChange && (
        <Group gap="sm">
          <Button variant="default" aria-label={`${t("account-resend")}: ${email}`} onClick={resend}>
            {t("account-resend")}
          </Button>
          <Button
            variant="default"
            color="red"
            aria-label={`${t("account-withdraw")}: ${email}`}
            onClick={withdraw}
          >
            {t("account-withdraw")}
          </Button>
        </Group>
      )}
    </Group>
  );
}
