import { ActionIcon, Anchor, Badge, Button, Stack, Text, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Ban, KeyRound, Plus } from "lucide-react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { useMember } from "../api/session";
import { confirm } from "../frame/confirm";
import { EmptyState } from "../frame/EmptyState";
import { Loaded } from "../frame/Loaded";
import { Rows } from "../frame/Rows";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { NewApiKey } from "./NewApiKey";
import { type ApiKey, apiKeysQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

/** The keys that programs use: made, listed, revoked. */
export function ApiKeys() {
  const t = useT();
  const query = useQuery(apiKeysQuery);
  const { workspace } = useMember();
  const [making, { open, close }] = useDisclosure(false);
  const add = (
    <Button leftSection={<Plus aria-hidden size={16} />} onClick={open}>
      {t("settings-api-keys-new")}
    </Button>
  );
  return (
    <SettingsPage part="api-keys" actions={add}>
      <Stack gap="lg">
        {!workspace.entitlements.api && <Text c="dimmed">{t("settings-api-keys-no-plan")}</Text>}
        <Loaded query={query}>{(keys) => <Keys keys={keys} add={add} />}</Loaded>
        <Text size="sm" c="dimmed">
          {t("settings-api-keys-docs")}{" "}
          <Anchor href="/docs" target="_blank" rel="noreferrer" underline="always">
            {t("settings-api-keys-docs-link")}
          </Anchor>
        </Text>
      </Stack>
      <NewApiKey opened={making} onClose={close} />
    </SettingsPage>
  );
}

function Keys({ keys, add }: { keys: ApiKey[]; add: React.ReactNode }) {
  const t = useT();
  const active = keys.filter((key) => !key.revokedAt);
  const revoked = keys.filter((key) => key.revokedAt);
  return (
    <>
      {active.length === 0 ? (
        <EmptyState icon={KeyRound} title={t("settings-api-keys-empty")} actions={add}>
          {t("settings-api-keys-empty-next")}
        </EmptyState>
      ) : (
        <KeyList keys={active} caption={t("settings-api-keys-title")} />
      )}
      {revoked.length > 0 && (
        <details>
          <summary>{t("settings-api-keys-revoked", { count: revoked.length })}</summary>
          <Stack mt="sm">
            <KeyList keys={revoked} caption={t("settings-api-keys-revoked", { count: revoked.length })} />
          </Stack>
        </details>
      )}
    </>
  );
}

async function revoke(t: ReturnType<typeof useT>, key: ApiKey): Promise<void> {
  const sure = await confirm({
    title: t("settings-api-keys-revoke-title", { name: key.name }),
    body: t("settings-api-keys-revoke-what"),
    action: t("settings-api-keys-revoke"),
    danger: true,
  });
  if (!sure) return;
  try {
    await dataOf(api.DELETE("/api-keys/{id}", { params: { path: { id: key.id } } }));
    toast.done(t("settings-api-keys-revoke-done", { name: key.name }));
  } catch (thrown) {
    toast.failed(thrown);
  }
  await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
}

function KeyList({ keys, caption }: { keys: ApiKey[]; caption: string }) {
  const t = useT();
  return (
    <Rows
      caption={caption}
      rows={keys}
      rowKey={(key) => key.id}
      columns={[
        {
          key: "name",
          label: t("settings-api-keys-name"),
          cell: (key) => (
            <Text span inherit fw={600}>
              <bdi>{key.name}</bdi>
            </Text>
          ),
        },
        {
          key: "created",
          label: t("settings-api-keys-created"),
          cell: (key) => <Created apiKey={key} />,
        },
        {
          key: "used",
          label: t("settings-api-keys-used"),
          narrow: true,
          cell: (key) => <When at={key.lastUsedAt} none={t("settings-api-keys-never")} />,
        },
        {
          key: "actions",
          label: t("frame-actions"),
          quiet: true,
          narrow: true,
          align: "end",
          card: "corner",
          cell: (key) => <Revoke apiKey={key} />,
        },
      ]}
    />
  );
}

function Created({ apiKey: key }: { apiKey: ApiKey }) {
  return (
    <>
      <When at={key.createdAt} mode="day" />
      {key.createdBy.email && (
        <Text span display="block" size="xs" c="dimmed">
          <bdi>{key.createdBy.email}</bdi>
        </Text>
      )}
    </>
  );
}

function Revoke({ apiKey: key }: { apiKey: ApiKey }) {
  const t = useT();
  if (key.revokedAt)
    return (
      <Badge color="gray">
        <When at={key.revokedAt} mode="day" />
      </Badge>
    );
  const label = t("settings-api-keys-revoke-name", { name: key.name });
  return (
    <Tooltip label={t("settings-api-keys-revoke")}>
      <ActionIcon color="red" aria-label={label} onClick={() => void revoke(t, key)}>
        <Ban aria-hidden size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
