import { Alert, Button, Group, List, Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { asFailure } from "../api/failure";
import { useT } from "../text/words";
import { CopyButton } from "./Copy";
import styles from "./FailureNotice.module.css";
import { failureWords } from "./failureWords";

interface Props {
  /** Whatever was thrown. Nothing is drawn where there is none. */
  failure: unknown;
  /** Tries again. */
  retry?: () => void;
  /** What went wrong, where the page can say it better than the kind of failure. */
  title?: string;
}

/** Says what went wrong and what to do, with the request's id for whoever is asked for help. */
export function FailureNotice({ failure: thrown, retry, title }: Props) {
  const t = useT();
  if (!thrown) return null;
  const failure = asFailure(thrown);
  const words = failureWords(t, failure);
  // Of its own troubles the service says nothing that helps; what is wrong with fields stands in their list.
  const refused = failure.status >= 400 && failure.status < 500;
  const said = refused && failure.details.length === 0 ? (failure.said?.(t) ?? failure.message) : "";
  return (
    <Alert
      role="alert"
      className={styles.notice}
      color="red"
      icon={<TriangleAlert aria-hidden />}
      title={title ?? words.title}
    >
      <Text size="sm">{words.advice}</Text>
      {said && (
        <Text size="sm" mt={4} lang={failure.foreign ? "en" : undefined} dir="auto">
          {said}
        </Text>
      )}
      {failure.details.length > 0 && (
        <List size="sm" mt={4}>
          {failure.details.map(({ field, message, foreign = true, said }, place) => (
            <List.Item key={place}>
              {field && (
                <>
                  <bdi>{field}</bdi>:{" "}
                </>
              )}
              <bdi lang={foreign ? "en" : undefined}>{said?.(t) ?? message}</bdi>
            </List.Item>
          ))}
        </List>
      )}
      <Group gap="sm" mt="sm">
        {/* What is not there will not be there a moment later. */}
        {retry && failure.status !== 404 && (
          <Button size="xs" variant="outline" color="red" onClick={retry}>
            {t("frame-try-again")}
          </Button>
        )}
        {failure.requestId && (
          <Group gap={4} wrap="nowrap" miw={0}>
            <Text size="xs" miw={0}>
              {t("frame-request-id")} <bdi>{failure.requestId}</bdi>
            </Text>
            <CopyButton value={failure.requestId} what={t("frame-request-id")} size="sm" />
          </Group>
        )}
      </Group>
    </Alert>
  );
}
