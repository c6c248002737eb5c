import { Button, Drawer, Group, Stack } from "@mantine/core";
import { Facts } from "../frame/Facts";
import { ButtonLink } from "../frame/links";
import { When } from "../frame/When";
import { useLanguage, useT } from "../text/words";
import { Actor } from "./Actor";
import { isGone } from "./Entry";
import styles from "./EntryDetail.module.css";
import type { Filters } from "./filters";
import { type Entry, subjectOf } from "./subject";
import { entryWords } from "./words";

interface Props {
  entry: Entry | null;
  onClose: () => void;
  /** Looks for something else in the stream. */
  onLook: (filters: Filters) => void;
}

/** All of one entry, as it is written down. */
export function EntryDetail({ entry, onClose, onLook }: Props) {
  const { language, t } = useLanguage();
  return (
    <Drawer
      opened={entry !== null}
      onClose={onClose}
      position="right"
      size="min(32rem, 100vw)"
      title={entry && entryWords(t, entry, language)}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      {entry && <Detail entry={entry} onClose={onClose} onLook={onLook} />}
    </Drawer>
  );
}

function Detail({ entry, onClose, onLook }: Props & { entry: Entry }) {
  const t = useT();
  const { of, named } = subjectOf(entry);
  const about = [of, named].filter((one) => one !== null);
  const { documentId, templateId, actorId } = entry;
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          ...(about.length > 0
            ? [
                {
                  label: t("activity-about-what"),
                  value: about.map((one) => (
                    <div key={one}>
                      <bdi>{one}</bdi>
                    </div>
                  )),
                },
              ]
            : []),
          { label: t("activity-who"), value: <Actor entry={entry} /> },
          { label: t("activity-when"), value: <When at={entry.createdAt} mode="both" /> },
          ...(entry.ip ? [{ label: t("activity-address"), value: <bdi dir="ltr">{entry.ip}</bdi> }] : []),
          {
            label: t("activity-record"),
            value: (
              <span lang="en" dir="auto">
                {entry.message}
              </span>
            ),
          },
          { label: t("activity-id"), value: <bdi dir="ltr">{entry.id}</bdi> },
        ]}
      />
      <Group gap="sm">
        {documentId && !isGone(entry) && (
          <ButtonLink variant="default" to="/documents/$documentId" params={{ documentId }}>
            {t("activity-open-document")}
          </ButtonLink>
        )}
        {!documentId && templateId && !isGone(entry) && (
          <ButtonLink variant="default" to="/templates/$templateId" params={{ templateId }}>
            {t("activity-open-template")}
          </ButtonLink>
        )}
        {actorId && (
          <Button
            variant="default"
            onClick={() => {
              onClose();
              onLook({ actorId });
            }}
          >
            {t("activity-same-actor")}
          </Button>
        )}
      </Group>
      {Object.keys(entry.metadata).length > 0 && (
        <details>
          <summary>{t("activity-more")}</summary>
          <pre className={styles.data} dir="ltr">
            {JSON.stringify(entry.metadata, null, 2)}
          </pre>
        </details>
      )}
    </Stack>
  );
}
