import { Alert, Button, Card, Group, NumberInput, Radio, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { Loaded } from "../frame/Loaded";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { changeWorkspace, type WorkspaceSettings, workspaceQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

/** How long finished documents are kept. */
export function Retention() {
  return (
    <SettingsPage part="retention">
      <Loaded query={useQuery(workspaceQuery)}>{(settings) => <Choice settings={settings} />}</Loaded>
    </SettingsPage>
  );
}

/** Returns the days that were chosen; null where documents are kept. */
function chosen(keep: string, days: number | string): number | null {
  return keep === "forever" ? null : Number(days);
}

function Choice({ settings }: { settings: WorkspaceSettings }) {
  const t = useT();
  const before = settings.retentionDays ?? null;
  const { form, onSubmit, busy, failure } = useFields({
    initial: {
      keep: before === null ? "forever" : "days",
      retentionDays: (before ?? 365) as number | string,
    },
    submit: async ({ keep, retentionDays }) => {
      await changeWorkspace({ retentionDays: chosen(keep, retentionDays) });
      toast.done(t("frame-saved"));
    },
  });
  const { keep } = form.values;
  /** Whatever shortens the time may delete something at once. */
  const save = async () => {
    const days = chosen(keep, form.values.retentionDays);
    const shorter = days !== null && (before === null || days < before);
    const question = {
      title: t("settings-retention-sure", { days: days ?? 0 }),
      body: t("settings-retention-sure-what"),
      action: t("settings-retention-sure-action"),
      danger: true,
    };
    if (!shorter || (await confirm(question))) onSubmit();
  };
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="lg">
          <Radio.Group label={t("settings-retention-question")} {...form.getInputProps("keep")}>
            <Stack gap="sm" mt="sm">
              <Radio value="forever" label={t("settings-retention-forever")} />
              <Radio value="days" label={t("settings-retention-days")} />
            </Stack>
          </Radio.Group>
          {keep === "days" && (
            <NumberInput
              label={t("settings-retention-how-many")}
              description={t("settings-retention-how-many-help")}
              min={1}
              max={36_500}
              allowDecimal={false}
              maw="16rem"
              {...form.getInputProps("retentionDays")}
            />
          )}
          {keep === "days" && (
            <Alert
              color="yellow"
              icon={<TriangleAlert aria-hidden />}
              title={t("settings-retention-warning")}
            >
              {t("settings-retention-warning-what")}
            </Alert>
          )}
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
