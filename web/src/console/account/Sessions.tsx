import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { ListSkeleton } from "../frame/Skeletons";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { Part } from "./Part";

const KEY = ["account", "sessions"];

/** Where one is signed in, and the way out of each. */
export function Sessions() {
  const t = useT();
  const moments = useMoments();
  const sessions = useQuery({ queryKey: KEY, queryFn: () => dataOf(api.GET("/sessions")) });
  const ended = async (act: Promise<unknown>, words: string) => {
    try {
      await act;
      toast.done(words);
    } catch (thrown) {
      toast.failed(thrown);
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  const others = sessions.data?.filter((session) => !session.isThisOne) ?? [];
  const endAll = async () => {
    const action = t("account-sessions-end-all");
    const body = t("account-sessions-end-all-what");
    if (await confirm({ title: t("account-sessions-end-all-title"), body, action, danger: true }))
      await ended(api.DELETE("/sessions"), t("account-sessions-ended"));
  };
  return (
    <Part
      title={t("account-sessions")}
      description={t("account-sessions-what")}
      aside={
        others.length > 0 && (
          <Button variant="default" onClick={endAll}>
            {t("account-sessions-end-all")}
          </Button>
        )
      }
    >
      {sessions.isPending && <ListSkeleton rows={2} />}
      <FailureNotice failure={sessions.error} retry={() => sessions.refetch()} />
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {sessions.data?.map((session) => {
          const device = session.device ?? t("account-session-unknown");
          return (
            <Group component="li" key={session.id} justify="space-between" gap="sm">
              <Group wrap="nowrap" miw={0} flex="1 1 14rem" align="flex-start">
                <MonitorSmartphone aria-hidden size={20} style={{ flex: "none", marginTop: 2 }} />
                <div>
                  <Text fw={600}>
                    <bdi>{device}</bdi>
                  </Text>
                  <Text size="sm" c="dimmed">
                    {session.ip && (
                      <>
                        <bdi>{session.ip}</bdi> ·{" "}
                      </>
                    )}
                    {t("account-last-used")} <When at={session.lastSeenAt} />
                  </Text>
                </div>
              </Group>
              {session.isThisOne ? (
                <Badge color="green">{t("account-session-this")}</Badge>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${t("account-session-end-of", { device })}, ${t("account-last-used")} ${moments.relative(session.lastSeenAt)}`}
                  onClick={() =>
                    ended(
                      api.DELETE("/sessions/{id}", { params: { path: { id: session.id } } }),
                      t("account-session-ended"),
                    )
                  }
                >
                  {t("account-session-end")}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
    </Part>
  );
}
