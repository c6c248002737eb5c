import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askData } from "../../api/client";
import { confirm } from "../../frame/confirm";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton, ListSkeleton } from "../../frame/Skeletons";
import { toast } from "../../frame/toast";
import { When } from "../../frame/When";
import type { Version } from "../../templates/template";
import { useVersions } from "../../templates/versions";
import { useT } from "../../text/words";
import type { Template } from "../draft/parts";
import { useDesk } from "../frame/desk";
import { Pages } from "../preview/Pages";
import type { Previewed } from "../preview/request";
import styles from "./panels.module.css";

/** The versions of the template: looked at, and restored. */
export function HistoryPanel({ onRestored }: { onRestored: () => void }) {
  const t = useT();
  const { draft, keeper } = useDesk();
  const [shown, setShown] = useState<Version | null>(null);
  const { pages, folded, showAll } = useVersions(draft.id);
  const restore = async (version: Version) => {
    const sure = await confirm({
      title: t("editor-restore-title"),
      body: t("editor-restore-what"),
      action: t("editor-restore"),
    });
    if (!sure) return;
    try {
      const old = await askData<Template>(`/templates/${draft.id}/versions/${version.number}`);
      const { content, symbolTable, expressionTable, formSchema } = old;
      await keeper.take({ content, symbolTable, expressionTable, formSchema });
      setShown(null);
      toast.done(t("editor-restored"));
      onRestored();
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  if (pages.isPending) return <ListSkeleton rows={4} />;
  if (pages.isError && pages.rows.length === 0)
    return <FailureNotice failure={pages.error} retry={pages.again} />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t("editor-history-what")}
      </Text>
      <div>
        {pages.rows.map((version, place) => (
          <div key={version.number} className={styles.version}>
            <Text size="sm">
              <When at={version.createdAt} mode="absolute" />
              <Text span display="block" size="xs" c="dimmed">
                {t("editor-version", { number: version.number })} · <bdi>{version.actorName}</bdi>
              </Text>
            </Text>
            {place === 0 ? (
              <Text size="xs" c="dimmed">
                {t("editor-version-now")}
              </Text>
            ) : (
              <Button
                size="xs"
                variant="default"
                aria-label={t("editor-version-look-at", { number: version.number })}
                onClick={() => setShown(version)}
              >
                {t("editor-version-look")}
              </Button>
            )}
          </div>
        ))}
      </div>
      {pages.isError && <FailureNotice failure={pages.error} retry={pages.again} />}
      <Group justify="center" gap="sm">
        {folded && (
          <Button size="xs" variant="subtle" onClick={showAll}>
            {t("editor-history-all")}
          </Button>
        )}
        {pages.hasNextPage && (
          <Button
            size="xs"
            variant="default"
            loading={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            {t("frame-more")}
          </Button>
        )}
      </Group>
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        size="xl"
        title={shown ? t("editor-version", { number: shown.number }) : ""}
        closeButtonProps={{ "aria-label": t("frame-close") }}
      >
        {shown && (
          <>
            <Group justify="space-between" mb="md">
              <Text size="sm" c="dimmed">
                <When at={shown.createdAt} mode="absolute" /> · <bdi>{shown.actorName}</bdi>
              </Text>
              <Button data-autofocus onClick={() => void restore(shown)}>
                {t("editor-restore")}
              </Button>
            </Group>
            <OldPages id={draft.id} number={shown.number} />
          </>
        )}
      </Modal>
    </Stack>
  );
}

function OldPages({ id, number }: { id: string; number: number }) {
  const query = useQuery({
    queryKey: ["editor", id, "version", number],
    queryFn: async ({ signal }) => {
      const draft = await askData<Template>(`/templates/${id}/versions/${number}`, { signal });
      const { name, content, symbolTable, expressionTable, formSchema } = draft;
      return askData<Previewed>("/drafts/preview", {
        method: "POST",
        json: { draft: { name, content, symbolTable, expressionTable, formSchema }, format: "png" },
        signal,
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isPending) return <CardSkeleton height={420} />;
  if (query.isError) return <FailureNotice failure={query.error} retry={() => query.refetch()} />;
  return <Pages previewed={query.data} />;
}
