import { Alert, Button, Card, Group, List, Progress, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Download, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { api, dataOf } from "../../api/client";
import { FailureNotice } from "../../frame/FailureNotice";
import { ButtonLink } from "../../frame/links";
import { CardSkeleton } from "../../frame/Skeletons";
import { rowSaid } from "../../refusals/said";
import { useT } from "../../text/words";
import { documentsChanged } from "../documents";
import { save } from "../download";
import { writeSheet } from "./csv";
import type { Row } from "./mapping";

/** What was ordered from this page, for those rows that fail; nothing is known of it when the page is opened anew. */
export interface Sent {
  head: string[];
  rows: Row[];
}

interface Props {
  orderId: string;
  sent: Sent | null;
  onAgain: () => void;
}

/** How an order goes on, and what came of it. */
export function OrderProgress({ orderId, sent, onAgain }: Props) {
  const t = useT();
  const order = useQuery({
    queryKey: ["bulk", orderId],
    queryFn: ({ signal }) => dataOf(api.GET("/bulk/{id}", { params: { path: { id: orderId } }, signal })),
    refetchInterval: (query) => (query.state.data?.status === "completed" ? false : 1_000),
  });
  const over = order.data?.status === "completed";
  useEffect(() => {
    if (over) void documentsChanged();
  }, [over]);
  if (order.isPending) return <CardSkeleton />;
  if (order.isError && !order.data)
    return <FailureNotice failure={order.error} retry={() => order.refetch()} />;
  const { total, done, failed, errors } = order.data;
  const progress = t("documents-bulk-done", { done, count: total });
  const failures = errors.map(({ row, message }) => {
    const said = rowSaid(t, message);
    return { row: sent?.rows[row], number: row, message: said ?? message, foreign: said === null };
  });
  const saveFailures = () => {
    const head = sent
      ? [...sent.head, t("documents-bulk-why")]
      : [t("documents-bulk-line"), t("documents-bulk-why")];
    const rows = failures.map(({ row, number, message }) =>
      sent && row ? [...row.cells, message] : [String(number + 1), message],
    );
    save(
      new Blob([writeSheet([head, ...rows])], { type: "text/csv" }),
      `${t("documents-bulk-failures-name")}.csv`,
    );
  };
  return (
    <Card component="section" aria-labelledby="documents-bulk-progress">
      <Stack gap="md">
        <Title order={2} id="documents-bulk-progress">
          {over ? t("documents-bulk-over") : t("documents-bulk-running")}
        </Title>
        <div>
          <Text role="status">{progress}</Text>
          <Progress
            mt={6}
            size="lg"
            value={total > 0 ? ((done + failed) / total) * 100 : 0}
            color={over ? "green" : undefined}
            animated={!over}
            aria-label={progress}
          />
        </div>
        {!over && (
          <Text size="sm" c="dimmed">
            {t("documents-bulk-leave")}
          </Text>
        )}
        {over && failed === 0 && (
          <Alert color="green" icon={<CircleCheck aria-hidden />} title={t("documents-bulk-all-good")}>
            {t("documents-bulk-all-good-what")}
          </Alert>
        )}
        {failed > 0 && (
          <Alert
            color="red"
            icon={<TriangleAlert aria-hidden />}
            title={t("documents-bulk-failed", { count: failed })}
          >
            <List size="sm">
              {failures.slice(0, 10).map(({ row, number, message, foreign }) => (
                <List.Item key={number}>
                  {t("frame-of", {
                    name: `${t("documents-bulk-line")} ${row?.line ?? number + 1}`,
                    said: "",
                  })}
                  <bdi lang={foreign ? "en" : undefined}>{message}</bdi>
                </List.Item>
              ))}
            </List>
            <Button
              mt="sm"
              size="xs"
              variant="outline"
              color="red"
              leftSection={<Download aria-hidden size={14} />}
              onClick={saveFailures}
            >
              {t("documents-bulk-failures")}
            </Button>
          </Alert>
        )}
        {over && (
          <Group gap="sm">
            <ButtonLink to="/documents" search={{ templateId: order.data.templateId }}>
              {t("documents-bulk-look")}
            </ButtonLink>
            <Button variant="default" onClick={onAgain}>
              {t("documents-bulk-again")}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
