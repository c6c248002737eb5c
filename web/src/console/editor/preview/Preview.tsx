import { Alert, Button, Collapse, Group, List, Stack, Switch, Text } from "@mantine/core";
import { ChevronDown, ChevronUp, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { asFailure, type Detail } from "../../api/failure";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton } from "../../frame/Skeletons";
import { Warning } from "../../refusals/Warning";
import { type T, useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { Pages } from "./Pages";
import styles from "./Preview.module.css";
import { usePreview } from "./request";
import { SampleValues } from "./SampleValues";

/** How many pages the service draws at once. */
const AT_ONCE = 20;

/** The document as it will be printed, with sample values. */
export function Preview() {
  const t = useT();
  const { draft, sample } = useDesk();
  const [blanks, setBlanks] = useState(false);
  const [first, setFirst] = useState(1);
  const [values, setValues] = useState(false);
  const { query, pending } = usePreview(draft, sample, blanks, first);
  const failure = query.isError ? asFailure(query.error) : null;
  // What can't be printed is no trouble of the connection: the service says why.
  const held = failure?.status === 400 || failure?.status === 409;
  const { data } = query;
  return (
    <Stack gap="sm">
      <div className={styles.bar}>
        <Switch
          size="sm"
          label={t("editor-preview-blanks")}
          checked={blanks}
          onChange={(event) => setBlanks(event.currentTarget.checked)}
        />
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={values}
          rightSection={values ? <ChevronUp aria-hidden size={14} /> : <ChevronDown aria-hidden size={14} />}
          onClick={() => setValues(!values)}
        >
          {t("editor-sample")}
        </Button>
      </div>
      <Collapse expanded={values}>{values && <SampleValues />}</Collapse>
      {held && (
        <Text size="sm" c="dimmed" role="status">
          {failure.status === 409 && <bdi lang={failure.foreign ? "en" : undefined}>{failure.message} </bdi>}
          {failure.details.some((detail) => detail.field.startsWith("data"))
            ? [t("editor-sample-wrong"), ...failure.details.map((one) => wrongValue(t, one))].join(" ")
            : t("editor-preview-held")}
        </Text>
      )}
      {failure && !held && <FailureNotice failure={failure} retry={() => query.refetch()} />}
      {data && data.warnings.length > 0 && (
        <Alert color="yellow" icon={<TriangleAlert aria-hidden />} title={t("editor-preview-warnings")}>
          <List size="sm">
            {data.warnings.map((warning) => (
              <List.Item key={warning}>
                <Warning text={warning} />
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {!data && !failure && <CardSkeleton height={420} />}
      {data && (
        <div className={pending ? styles.pending : undefined} aria-busy={pending}>
          <Pages previewed={data} />
        </div>
      )}
      {data && data.pageCount > AT_ONCE && (
        <Group justify="center" gap="sm">
          <Button
            size="xs"
            variant="default"
            disabled={first === 1}
            onClick={() => setFirst(first - AT_ONCE)}
          >
            {t("editor-preview-earlier")}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={first + AT_ONCE > data.pageCount}
            onClick={() => setFirst(first + AT_ONCE)}
          >
            {t("editor-preview-later")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function wrongValue(t: T, { field, said, message }: Detail): string {
  return t("frame-of", { name: field.replace(/^data\./, ""), said: said?.(t) ?? message });
}
