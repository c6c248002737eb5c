import { Button, Card, List, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { forgetAll, useMember } from "../api/session";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { useT } from "../text/words";
import styles from "./Danger.module.css";
import { SettingsPage } from "./SettingsPage";

/** What can't be undone: the end of the workspace. */
export function Danger() {
  const t = useT();
  const { workspace } = useMember();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const remove = async () => {
    const sure = await confirm({
      title: t("settings-danger-sure", { workspace: workspace.name }),
      body: t("settings-danger-sure-what"),
      action: t("settings-danger-delete"),
      danger: true,
      typed: workspace.name,
    });
    if (!sure) return;
    setBusy(true);
    setFailure(null);
    try {
      await dataOf(api.DELETE("/workspace", { body: { name: workspace.name } }));
      forgetAll();
      // The session ended with the workspace: start from the door, with nothing kept.
      location.assign("/");
    } catch (thrown) {
      setFailure(thrown);
      setBusy(false);
    }
  };
  return (
    <SettingsPage part="danger">
      <Card component="section" aria-labelledby="delete" className={styles.card}>
        <Stack gap="md" align="flex-start">
          <Title order={2} size="h3" id="delete">
            {t("settings-danger-heading")}
          </Title>
          <Text>{t("settings-danger-what", { workspace: workspace.name })}</Text>
          <List size="sm">
            {["documents", "people", "keys", "links"].map((what) => (
              <List.Item key={what}>{t(`settings-danger-${what}`)}</List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed">
            {t("settings-danger-before")}
          </Text>
          <FailureNotice failure={failure} />
          <Button color="red" loading={busy} onClick={() => void remove()}>
            {t("settings-danger-delete")}
          </Button>
        </Stack>
      </Card>
    </SettingsPage>
  );
}
