import { ActionIcon, Button, Group, Stack, Text, TextInput, Tooltip } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession } from "../api/session";
import { confirm } from "../frame/confirm";
import { FailureNotice } from "../frame/FailureNotice";
import { ListSkeleton } from "../frame/Skeletons";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { Part } from "./Part";
import { ProofDialog } from "./ProofDialog";
import { knowsPasskeys, makePasskey, wasDropped } from "./passkey";
import { RenameDialog } from "./RenameDialog";

const KEY = ["account", "passkeys"];

function refresh(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), refreshSession()]);
}

/** Passkeys: listed, added, named, removed. */
export function Passkeys() {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<{ id: string; name: string } | null>(null);
  const [name, setName] = useState("");
  const passkeys = useQuery({ queryKey: KEY, queryFn: () => dataOf(api.GET("/account/passkeys")) });
  const remove = async (id: string, called: string) => {
    const body = t("account-passkey-remove-what", { name: called });
    const action = t("account-passkey-remove");
    const title = t("account-passkey-remove-title", { name: called });
    if (!(await confirm({ title, body, action, danger: true }))) return;
    try {
      await api.DELETE("/account/passkeys/{id}", { params: { path: { id } } });
      await refresh();
      toast.done(t("account-passkey-removed"));
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  return (
    <Part title={t("account-passkeys")} description={t("account-passkeys-what")}>
      {passkeys.isPending && <ListSkeleton rows={1} />}
      <FailureNotice failure={passkeys.error} retry={() => passkeys.refetch()} />
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {passkeys.data?.map((passkey) => (
          <Group component="li" key={passkey.id} wrap="nowrap" justify="space-between">
            <Group wrap="nowrap" miw={0}>
              <KeyRound aria-hidden size={20} />
              <div style={{ minWidth: 0 }}>
                <Text fw={600} truncate>
                  <bdi>{passkey.name}</bdi>
                </Text>
                <Text size="sm" c="dimmed">
                  {passkey.lastUsedAt ? t("account-last-used") : t("account-added")}{" "}
                  <When at={passkey.lastUsedAt ?? passkey.createdAt} />
                </Text>
              </div>
            </Group>
            <Group gap={4} wrap="nowrap">
              <Tooltip label={t("account-passkey-rename")}>
                <ActionIcon
                  size="lg"
                  color="gray"
                  aria-label={`${t("account-passkey-rename")}: ${passkey.name}`}
                  onClick={() => setRenamed(passkey)}
                >
                  <Pencil aria-hidden size={18} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={t("account-passkey-remove")}>
                <ActionIcon
                  size="lg"
                  color="red"
                  aria-label={`${t("account-passkey-remove")}: ${passkey.name}`}
                  onClick={() => remove(passkey.id, passkey.name)}
                >
                  <Trash2 aria-hidden size={18} />
                </ActionIcon>
              </Tooltip>
            </Group>
          </Group>
        ))}
      </Stack>
      {passkeys.data?.length === 0 && <Text size="sm">{t("account-passkeys-none")}</Text>}
      {knowsPasskeys() ? (
        <Group mt="md">
          <Button variant="default" onClick={() => setAdding(true)}>
            {t("account-passkey-add")}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed" mt="xs">
          {t("account-passkeys-unknown")}
        </Text>
      )}
      {adding && (
        <ProofDialog
          title={t("account-passkey-add")}
          action={t("frame-continue")}
          close={() => setAdding(false)}
          act={async (proof) => {
            const asked = await dataOf(api.POST("/account/passkeys/challenge", { body: proof }));
            try {
              const made = await makePasskey(asked);
              await api.POST("/account/passkeys", { body: { name: name || t("account-passkey"), ...made } });
            } catch (thrown) {
              if (!wasDropped(thrown)) throw thrown;
              return;
            }
            setAdding(false);
            setName("");
            await refresh();
            toast.done(t("account-passkey-added"));
          }}
        >
          <TextInput
            label={t("account-passkey-name")}
            description={t("account-passkey-name-what")}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </ProofDialog>
      )}
      {renamed && <RenameDialog passkey={renamed} close={() => setRenamed(null)} done={refresh} />}
    </Part>
  );
}
