import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "../../api/queries";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton } from "../../frame/Skeletons";
import { toast } from "../../frame/toast";
import { When } from "../../frame/When";
import { useT } from "../../text/words";
import {
  changeTemplate,
  draftPagesQuery,
  type TemplateDetail,
  type Version,
  versionQuery,
} from "../template";
import { useVersions, versionsKey } from "../versions";
import { PagePictures } from "./PagePictures";

/** All bodies that a template had, to be looked at and brought back. */
export function Versions({ template }: { template: TemplateDetail }) {
  const t = useT();
  const [looking, setLooking] = useState<Version | null>(null);
  // Whatever saved another state, it is among them.
  const { id, updatedAt } = template;
  const seen = useRef(updatedAt);
  useEffect(() => {
    if (seen.current !== updatedAt) void queryClient.invalidateQueries({ queryKey: versionsKey(id) });
    seen.current = updatedAt;
  }, [id, updatedAt]);
  const { pages, folded, showAll } = useVersions(id);
  if (pages.isPending) return <CardSkeleton height={120} />;
  if (pages.isError && pages.rows.length === 0)
    return <FailureNotice failure={pages.error} retry={pages.again} />;
  return (
    <Stack gap="sm">
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {pages.rows.map((version, place) => (
          <Group key={version.number} component="li" justify="space-between" wrap="nowrap" gap="sm">
            <div style={{ minWidth: 0 }}>
              <Text size="sm" fw={600}>
                {t("templates-version", { number: version.number })}
                {place === 0 && (
                  <Text span size="sm" c="dimmed" fw={400}>
                    {" · "}
                    {t("templates-version-now")}
                  </Text>
                )}
              </Text>
              <Text size="sm" c="dimmed">
                <When at={version.createdAt} /> · <bdi>{version.actorName}</bdi>
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              flex="none"
              aria-label={t("templates-version-look-at", { number: version.number })}
              onClick={() => setLooking(version)}
            >
              {t("templates-version-look")}
            </Button>
          </Group>
        ))}
      </Stack>
      {pages.isError && <FailureNotice failure={pages.error} retry={pages.again} />}
      {folded && (
        <Button size="xs" variant="subtle" onClick={showAll}>
          {t("templates-versions-all")}
        </Button>
      )}
      {pages.hasNextPage && (
        <Button
          size="xs"
          variant="subtle"
          loading={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          {t("frame-more")}
        </Button>
      )}
      <Modal
        opened={looking !== null}
        onClose={() => setLooking(null)}
        size="lg"
        title={looking && t("templates-version", { number: looking.number })}
        closeButtonProps={{ "aria-label": t("frame-close") }}
      >
        {looking && (
          <VersionLook
            template={template}
            version={looking}
            isNow={looking.number === pages.rows[0]?.number}
            onDone={() => setLooking(null)}
          />
        )}
      </Modal>
    </Stack>
  );
}

interface LookProps {
  template: TemplateDetail;
  version: Version;
  isNow: boolean;
  onDone: () => void;
}

function VersionLook({ template, version, isNow, onDone }: LookProps) {
  const t = useT();
  const detail = useQuery(versionQuery(template.id, version.number));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (detail.isPending) return <CardSkeleton height={400} />;
  if (detail.isError) return <FailureNotice failure={detail.error} retry={() => detail.refetch()} />;
  const { content, symbolTable, expressionTable, formSchema } = detail.data;
  const body = { content, symbolTable, expressionTable, formSchema };
  const restore = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await changeTemplate(template.id, body);
      toast.done(t("templates-version-restored", { number: version.number }));
      onDone();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        <When at={version.createdAt} mode="absolute" /> · <bdi>{version.actorName}</bdi>
      </Text>
      <PagePictures
        name={version.name}
        ask={(first) =>
          draftPagesQuery([template.id, "versions", version.number], { ...body, name: version.name }, first)
        }
      />
      <FailureNotice failure={failure} />
      {!isNow && (
        <Group justify="flex-end">
          <Text size="sm" c="dimmed" flex={1}>
            {t("templates-version-restore-help")}
          </Text>
          <Button loading={busy} onClick={restore}>
            {t("templates-version-restore")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
