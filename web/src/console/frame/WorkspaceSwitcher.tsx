import { Menu, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { Check, ChevronsUpDown } from "lucide-react";
import { forgetAll, refreshSession, switchWorkspace, useMember } from "../api/session";
import { useT } from "../text/words";
import { Initial } from "./Initial";
import styles from "./Navigation.module.css";
import { toast } from "./toast";

/** Which workspace one is in; a menu where there are several. */
export function WorkspaceSwitcher() {
  const t = useT();
  const { workspace, workspaces } = useMember();
  const navigate = useNavigate();
  const router = useRouter();
  const names = (
    <>
      <Initial name={workspace.name} />
      <span className={styles.names}>
        <Text span fw={650}>
          <bdi>{workspace.name}</bdi>
        </Text>
        <Text span size="xs" c="dimmed">
          Countersign
        </Text>
      </span>
    </>
  );
  if (workspaces.length < 2) return <div className={styles.who}>{names}</div>;
  const go = async (id: string) => {
    try {
      await switchWorkspace(id);
      await refreshSession();
      // All that was known belongs to the other workspace.
      forgetAll();
      await navigate({ to: "/" });
      await router.invalidate();
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.who}>
          {names}
          <VisuallyHidden>{t("frame-workspace-switch")}</VisuallyHidden>
          <ChevronsUpDown aria-hidden size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t("frame-workspaces")}</Menu.Label>
        {workspaces.map((one) => (
          <Menu.Item
            key={one.id}
            aria-current={one.id === workspace.id || undefined}
            rightSection={one.id === workspace.id && <Check aria-hidden size={16} />}
            onClick={() => one.id !== workspace.id && go(one.id)}
          >
            <bdi>{one.name}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
