import { ActionIcon, Button, Card, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { CopyButton } from "../frame/Copy";
import { FailureNotice } from "../frame/FailureNotice";
import { Loaded } from "../frame/Loaded";
import { toast } from "../frame/toast";
import { useFields } from "../frame/useFields";
import { useT } from "../text/words";
import styles from "./Embedding.module.css";
import { changeWorkspace, type WorkspaceSettings, workspaceQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

/** The service takes no more. */
const MOST = 20;

/** The sites that may show signing pages, and how they do it. */
export function Embedding() {
  return (
    <SettingsPage part="embedding">
      <Stack gap="lg">
        <Loaded query={useQuery(workspaceQuery)}>{(settings) => <Origins settings={settings} />}</Loaded>
        <Snippet />
      </Stack>
    </SettingsPage>
  );
}

function Origins({ settings }: { settings: WorkspaceSettings }) {
  const t = useT();
  const known = settings.embeddingOrigins;
  const { form, onSubmit, busy, failure } = useFields({
    initial: { embeddingOrigins: known.length > 0 ? known : [""] },
    submit: async ({ embeddingOrigins }) => {
      const given = embeddingOrigins.map((one) => one.trim());
      // Empty lines are left out, unless that would move the service's word to another line.
      const filled = given.filter((one) => one !== "");
      form.setFieldValue("embeddingOrigins", filled.length > 0 ? filled : [""]);
      const now = await changeWorkspace({ embeddingOrigins: filled });
      form.setFieldValue("embeddingOrigins", now.embeddingOrigins.length > 0 ? now.embeddingOrigins : [""]);
      toast.done(t("frame-saved"));
    },
  });
  const lines = form.values.embeddingOrigins;
  return (
    <Card component="section" aria-labelledby="origins">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" id="origins">
              {t("settings-embedding-origins")}
            </Title>
            <Text size="sm" c="dimmed" mt={4}>
              {t("settings-embedding-origins-help")}
            </Text>
          </div>
          {lines.map((_, place) => (
            <Group key={place} gap="xs" align="flex-start" wrap="nowrap">
              <TextInput
                flex={1}
                dir="ltr"
                aria-label={t("settings-embedding-origin", { number: place + 1 })}
                placeholder="https://www.example.com"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                {...form.getInputProps(`embeddingOrigins.${place}`)}
              />
              <ActionIcon
                color="red"
                mt={1}
                aria-label={t("settings-embedding-remove", { number: place + 1 })}
                onClick={() => form.removeListItem("embeddingOrigins", place)}
              >
                <Trash2 aria-hidden size={17} />
              </ActionIcon>
            </Group>
          ))}
          <FailureNotice failure={failure} />
          <Group gap="sm">
            <Button type="submit" loading={busy}>
              {t("frame-save")}
            </Button>
            <Button
              variant="default"
              leftSection={<Plus aria-hidden size={16} />}
              disabled={lines.length >= MOST}
              onClick={() => form.insertListItem("embeddingOrigins", "")}
            >
              {t("settings-embedding-add")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function Snippet() {
  const t = useT();
  const code = [
    `<script src="${location.origin}/embed.js" defer></script>`,
    `<countersign-form src="${t("settings-embedding-link-here")}"></countersign-form>`,
  ].join("\n");
  return (
    <Card component="section" aria-labelledby="snippet">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} size="h3" id="snippet">
          {t("settings-embedding-snippet")}
        </Title>
        <CopyButton value={code} what={t("settings-embedding-snippet")} />
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {t("settings-embedding-snippet-help")}
      </Text>
      <pre className={styles.code} dir="ltr">
        <code>{code}</code>
      </pre>
    </Card>
  );
}
