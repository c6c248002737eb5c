import { Badge, Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Mail, ShieldCheck, UserPlus } from "lucide-react";
import { useId, useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession, useMember } from "../api/session";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { Initial } from "../frame/Initial";
import { ListSkeleton } from "../frame/Skeletons";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { SettingsPage } from "../settings/SettingsPage";
import { useT } from "../text/words";
import { InviteDialog } from "./InviteDialog";
import { Part } from "./Part";

const KEY = ["account", "team"];

/** Does something to the team and reads it anew. */
async function act(deed: Promise<unknown>, words: string): Promise<void> {
  try {
    await deed;
    toast.done(words);
  } catch (thrown) {
    toast.failed(thrown);
  }
  await Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), refreshSession()]);
}

/** The people of the workspace: everybody sees them, administrators invite, change and remove. */
export function Team() {
  const t = useT();
  const { role, workspace } = useMember();
  const [inviting, setInviting] = useState(false);
  const team = useQuery({ queryKey: KEY, queryFn: () => dataOf(api.GET("/team")) });
  const administrators = team.data?.members.filter((one) => one.role === "administrator").length;
  const mayChange = role === "administrator";
  return (
    <SettingsPage
      part="team"
      description={t("account-team-what", { workspace: workspace.name })}
      actions={
        mayChange && (
          <Button leftSection={<UserPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
            {t("account-invite")}
          </Button>
        )
      }
    >
      <FailureNotice failure={team.error} retry={() => team.refetch()} />
      {team.isPending && <ListSkeleton rows={3} />}
      {team.data && (
        <Stack gap="lg" maw="52rem">
          <Part title={t("account-members")}>
            <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
              {team.data.members.map((member) => (
                <MemberLine
                  key={member.id}
                  member={member}
                  mayChange={mayChange}
                  only={member.role === "administrator" && administrators === 1}
                />
              ))}
            </Stack>
          </Part>
          {team.data.invitations.length > 0 && (
            <Part title={t("account-invitations")} description={t("account-invitations-what")}>
              <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
                {team.data.invitations.map((invitation) => (
                  <InvitationLine key={invitation.id} invitation={invitation} mayChange={mayChange} />
                ))}
              </Stack>
            </Part>
          )}
        </Stack>
      )}
      {inviting && (
        <InviteDialog
          close={() => setInviting(false)}
          done={async (email) => {
            setInviting(false);
            toast.done(t("account-invited", { email }));
            await queryClient.invalidateQueries({ queryKey: KEY });
          }}
        />
      )}
    </SettingsPage>
  );
}

type TeamData = Awaited<ReturnType<typeof read>>;
const read = () => dataOf(api.GET("/team"));

interface MemberProps {
  member: TeamData["members"][number];
  mayChange: boolean;
  /** Whether nobody else is an administrator: a workspace is never without one. */
  only: boolean;
}

function MemberLine({ member, mayChange, only }: MemberProps) {
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
          <NativeSelect
            aria-label={t("account-role-of", { name: called })}
            aria-describedby={only ? why : undefined}
            disabled={only}
            value={member.role}
            onChange={(event) => change(event.currentTarget.value)}
            data={[
              { value: "administrator", label: t("account-administrator") },
              { value: "member", label: t("account-member") },
            ]}
          />
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

function InvitationLine({
  invitation,
  mayChange,
}: {
  invitation: TeamData["invitations"][number];
  mayChange: boolean;
}) {
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
