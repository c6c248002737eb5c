import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { queryClient } from "../api/queries";
import { useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { ListSkeleton } from "../frame/Skeletons";
import { toast } from "../frame/toast";
import { SettingsPage } from "../settings/SettingsPage";
import { useT } from "../text/words";
import { InvitationLine } from "./InvitationLine";
import { InviteDialog } from "./InviteDialog";
import { MemberLine } from "./MemberLine";
import { Part } from "./Part";
import { teamQuery } from "./teamQuery";

/** The people of the workspace: everybody sees them, administrators invite, change and remove. */
export function Team() {
  const t = useT();
  const { role, workspace } = useMember();
  const [inviting, setInviting] = useState(false);
  const team = useQuery(teamQuery);
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
        <Stack gap="lg">
          <Part title={t("account-members")}>
            <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
              {team.data.members.map((member) => (
                <MemberLine
                  key={member.id}
                  member={member}
                  mayChange={mayChange}
                  mustHaveStep={team.data.requireSecondStep}
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
            await queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
          }}
        />
      )}
    </SettingsPage>
  );
}
