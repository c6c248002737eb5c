import { Text } from "@mantine/core";
import { expressionSaid } from "../../refusals/said";
import { useT } from "../../text/words";
import styles from "./ExpressionInput.module.css";
import type { Outcome } from "./trial";

interface Props {
  source: string;
  outcome: Outcome | undefined;
  pending: boolean;
}

/** What an expression comes to with the sample values, or what is wrong with it, shown at its column. */
export function Result({ source, outcome, pending }: Props) {
  const t = useT();
  if (source.trim() === "" || !outcome) return null;
  const { error, shown, held } = outcome;
  if (held)
    return (
      <Text size="xs" c="dimmed" mt={4}>
        {t("editor-result-held")}
      </Text>
    );
  if (!error)
    return (
      <Text size="xs" c="dimmed" mt={4} className={pending ? styles.pending : undefined}>
        {t("editor-result")}{" "}
        <bdi className={styles.value}>{shown === "" || shown === null ? t("editor-result-none") : shown}</bdi>
      </Text>
    );
  const line = source.split("\n")[Math.max(error.line - 1, 0)] ?? "";
  const column = error.column > 0 ? error.column - 1 : null;
  const said = expressionSaid(t, error.message);
  return (
    <div className={pending ? styles.pending : undefined} role="alert">
      <Text size="xs" c="red" mt={4} fw={600}>
        {column === null
          ? t("editor-result-wrong")
          : t("editor-result-wrong-at", { line: error.line, column: error.column })}{" "}
        <bdi lang={said === null ? "en" : undefined}>{said ?? error.message}</bdi>
      </Text>
      {column !== null && (
        <pre className={styles.excerpt} dir="ltr" aria-hidden>
          {line.slice(0, column)}
          <mark>{line.slice(column, column + 1) || " "}</mark>
          {line.slice(column + 1)}
        </pre>
      )}
    </div>
  );
}
