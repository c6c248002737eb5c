import { Button, Card, Group, Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FailureNotice } from "../frame/FailureNotice";
import { Loaded } from "../frame/Loaded";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { changeWorkspace, type WorkspaceSettings, workspaceQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

/** What those may do who are asked to sign. */
export function Signing() {
  return (
    <SettingsPage part="signing">
      <Loaded query={useQuery(workspaceQuery)}>{(settings) => <Choice settings={settings} />}</Loaded>
    </SettingsPage>
  );
}

function Choice({ settings }: { settings: WorkspaceSettings }) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { recipientsMayDelegate: settings.recipientsMayDelegate },
    submit: async (values) => {
      await changeWorkspace(values);
      toast.done(t("frame-saved"));
    },
  });
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <Switch
            label={t("settings-signing-delegate")}
            description={t("settings-signing-delegate-help")}
            {...form.getInputProps("recipientsMayDelegate", { type: "checkbox" })}
          />
          <FailureNotice failure={failure} />
          <Group>
            <Button type="submit" loading={busy}>
              {t("frame-save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
