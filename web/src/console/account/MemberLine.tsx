import { Badge, Button, Group, NativeSelect, Text } from "@mantine/core";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useId } from "react";
import { api } from "../api/client";
import { useMember } from "../api/session";
import { confirm } from "../frame/confirm";
import { Initial } from "../frame/Initial";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { act, type Member } from "./teamQuery";

interface Props {
  member: Member;
  mayChange: boolean;
  /** Whether the workspace asks its members for a second step. */
  mustHaveStep: boolean;
  /** Whether nobody else is an administrator: a workspace is never without one. */
  only: boolean;
}

/** Somebody of the team, with their role and the way out. */
export function MemberLine({ member, mayChange, mustHaveStep, only }: Props) {
  const t = useT();
  const { user, workspace } = useMember();
  const self = member.id === user.id;
  const why = useId();
  const { id } = member;
  const called = member.name || member.email;
  const roleWords = t(member.role === "administrator" ? "account-administrator" : "account-member");
  const remove = async () => {
    const action = t("account-remove");
    const body = t("account-remove-what", { name: called });
    if (await confirm({ title: t("account-remove-title", { name: called }), body, action, danger: true }))
      await act(
        api.DELETE("/team/{id}", { params: { path: { id } } }),
        t("account-removed", { name: called }),
      );
  };
  const leave = async () => {
    const sure = await confirm({
      title: t("account-leave-title", { workspace: workspace.name }),
      body: t("account-leave-what"),
      action: t("account-leave"),
      danger: true,
    });
    if (!sure) return;
    try {
      await api.DELETE("/team/{id}", { params: { path: { id } } });
      // All that is on the screen belongs to a workspace that is closed from now on.
      window.location.assign("/");
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  const change = (role: string) =>
    act(
      api.PATCH("/team/{id}", { params: { path: { id } }, body: { role } }),
      t("account-role-changed", { name: called }),
    );
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Group wrap="nowrap" miw={0} flex="1 1 16rem">
        <Initial name={called} round />
        <div style={{ minWidth: 0 }}>
          <Group gap={6}>
            <Text fw={600} truncate>
              <bdi>{called}</bdi>
            </Text>
            {self && <Badge color="gray">{t("account-you")}</Badge>}
            {mustHaveStep && !member.secondStep && (
              <Badge color="yellow" leftSection={<ShieldAlert aria-hidden size={12} />}>
                {t("account-two-step-missing")}
              </Badge>
            )}
            {member.secondStep && (
              <Badge color="green" leftSection={<ShieldCheck aria-hidden size={12} />}>
                {t("account-two-step-short")}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {member.name && (
              <>
                <bdi>{member.email}</bdi> ·{" "}
              </>
            )}
            {t("account-joined")} <When at={member.joinedAt} mode="day" />
          </Text>
          {only && mayChange && (
            <Text id={why} size="sm" c="dimmed">
              {t("account-leave-only")}
            </Text>
          )}
        </div>
      </Group>
      {mayChange ? (
        <Group gap="sm">
          {only ? (
            <Badge color="gray">{roleWords}</Badge>
          ) : (
            <NativeSelect
              aria-label={t("account-role-of", { name: called })}
              value={member.role}
              onChange={(event) => change(event.currentTarget.value)}
              data={[
                { value: "administrator", label: t("account-administrator") },
                { value: "member", label: t("account-member") },
              ]}
            />
          )}
          <Button
            variant="default"
            color="red"
            aria-label={self ? undefined : t("account-remove-of", { name: called })}
            aria-describedby={only ? why : undefined}
            disabled={only}
            onClick={self ? leave : remove}
          >
            {t(self ? "account-leave" : "account-remove")}
          </Button>
        </Group>
      ) : (
        <Badge color="gray">{roleWords}</Badge>
      )}
    </Group>
  );
}
