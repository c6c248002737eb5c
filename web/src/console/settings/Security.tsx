import { Alert, Button, Card, Group, Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useMember } from "../api/session";
import { FailureNotice } from "../frame/FailureNotice";
import { Loaded } from "../frame/Loaded";
import { TextLink } from "../frame/links";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { changeWorkspace, type WorkspaceSettings, workspaceQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

/** What members need to sign in. */
export function Security() {
  return (
    <SettingsPage part="security">
      <Loaded query={useQuery(workspaceQuery)}>{(settings) => <Choice settings={settings} />}</Loaded>
    </SettingsPage>
  );
}

function Choice({ settings }: { settings: WorkspaceSettings }) {
  const t = useT();
  const { totp, passkeys } = useMember().user.secondFactor;
  // Whoever asks it of others has to have it; to take it back needs nothing.
  const mayAsk = totp || passkeys > 0 || settings.requireSecondStep;
  const { form, onSubmit, busy, failure } = useFields({
    initial: { requireSecondStep: settings.requireSecondStep },
    submit: async (values) => {
      await changeWorkspace(values);
      toast.done(t("frame-saved"));
    },
  });
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          {!mayAsk && (
            <Alert color="yellow" icon={<ShieldAlert aria-hidden />}>
              {t("settings-security-own")}{" "}
              <TextLink to="/account" size="sm" underline="always">
                {t("settings-security-own-link")}
              </TextLink>
            </Alert>
          )}
          <Switch
            label={t("settings-security-require")}
            description={t("settings-security-require-help")}
            disabled={!mayAsk}
            {...form.getInputProps("requireSecondStep", { type: "checkbox" })}
          />
          <FailureNotice failure={failure} />
          <Group>
            <Button type="submit" loading={busy} disabled={!mayAsk}>
              {t("frame-save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
