import { Button, Card, Group, NativeSelect, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { LANGUAGES } from "../../text/languages";
import { TimeZoneSelect } from "../account/TimeZoneSelect";
import { FailureNotice } from "../frame/FailureNotice";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import { changeWorkspace, type WorkspaceSettings } from "./queries";

/** The language and the time zone of what the workspace sends, where nobody chose others. */
export function Locale({ settings }: { settings: WorkspaceSettings }) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { language: settings.language, timeZone: settings.timeZone },
    submit: async (values) => {
      await changeWorkspace(values);
      toast.done(t("frame-saved"));
    },
  });
  return (
    <Card component="section" aria-labelledby="locale">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" id="locale">
              {t("settings-branding-locale")}
            </Title>
            <Text size="sm" c="dimmed" mt={4}>
              {t("settings-branding-locale-help")}
            </Text>
          </div>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={t("frame-language")}
              data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
              {...form.getInputProps("language")}
            />
            <TimeZoneSelect label={t("settings-branding-zone")} {...form.getInputProps("timeZone")} />
          </SimpleGrid>
          <FailureNotice failure={failure} />
          <Group>
            <Button type="submit" loading={busy} aria-describedby="locale">
              {t("frame-save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
