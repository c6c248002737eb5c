import { Box, Button, Drawer, Group, Stack, Text, Timeline, type TimelineItemProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Check, RotateCw, X } from "lucide-react";
import { api, dataOf } from "../api/client";
import { CopyButton } from "../frame/Copy";
import { Facts } from "../frame/Facts";
import { toast } from "../frame/toast";
import { useFocusBack } from "../frame/useFocusBack";
import { When } from "../frame/When";
import { receiverSaid } from "../refusals/said";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { DeliveryStatus } from "./Deliveries";
import styles from "./DeliveryDrawer.module.css";
import { type Attempt, type Delivery, eventPiece, refreshWebhooks, type Webhook } from "./queries";

interface Props {
  delivery: Delivery | null;
  /** Whose it is, as far as that is known yet. */
  webhook: Webhook | undefined;
  onClose: () => void;
}

/** One delivery: what was sent, and what the receiver said to each attempt. */
export function DeliveryDrawer({ delivery, webhook, onClose }: Props) {
  const t = useT();
  useFocusBack(delivery !== null);
  return (
    <Drawer
      opened={delivery !== null}
      onClose={onClose}
      position="right"
      size="min(40rem, 100vw)"
      title={delivery && t(`webhooks-event-${eventPiece(delivery.event)}`)}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      {delivery && <Content delivery={delivery} webhook={webhook} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ delivery, webhook, onClose }: Props & { delivery: Delivery }) {
  const t = useT();
  const again = useMutation({
    mutationFn: () =>
      dataOf(api.POST("/webhooks/deliveries/{id}/redeliver", { params: { path: { id: delivery.id } } })),
    onSuccess: async () => {
      toast.done(t("webhooks-redelivered"));
      onClose();
      await refreshWebhooks();
    },
    onError: (thrown) => toast.failed(thrown),
  });
  const payload = delivery.payload ? JSON.stringify(delivery.payload, null, 2) : null;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <DeliveryStatus status={delivery.status} />
        {delivery.event !== "webhook.test" && (
          <Button
            variant="default"
            size="xs"
            leftSection={<RotateCw aria-hidden size={15} />}
            loading={again.isPending}
            disabled={!webhook?.active || !payload}
            onClick={() => again.mutate()}
          >
            {t("webhooks-redeliver")}
          </Button>
        )}
      </Group>
      <Facts
        facts={[
          { label: t("webhooks-when"), value: <When at={delivery.createdAt} mode="both" /> },
          ...(delivery.nextAttemptAt
            ? [{ label: t("webhooks-next"), value: <When at={delivery.nextAttemptAt} mode="both" /> }]
            : []),
          { label: t("webhooks-delivery-id"), value: <bdi dir="ltr">{delivery.id}</bdi> },
          { label: t("webhooks-payload-id"), value: <bdi dir="ltr">{delivery.payloadId}</bdi> },
        ]}
      />
      <Box component="section" aria-label={t("webhooks-attempts")}>
        <Text fw={600} mb="sm">
          {t("webhooks-attempts")}
        </Text>
        {delivery.attempts.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t(delivery.status === "skipped" ? "webhooks-attempts-skipped" : "webhooks-attempts-none")}
          </Text>
        ) : (
          <Timeline
            bulletSize={26}
            lineWidth={2}
            active={delivery.attempts.length}
            role="list"
            classNames={{ itemBullet: styles.bullet }}
          >
            {delivery.attempts.map((attempt) => (
              <AttemptItem key={attempt.at} attempt={attempt} />
            ))}
          </Timeline>
        )}
      </Box>
      <Box component="section" aria-label={t("webhooks-request")}>
        <Group justify="space-between" mb="xs">
          <Text fw={600}>{t("webhooks-request")}</Text>
          {payload && <CopyButton value={payload} what={t("webhooks-request")} />}
        </Group>
        {webhook?.includeAnswers && delivery.event === "document.completed" && (
          <Text size="sm" c="dimmed" mb="xs">
            {t("webhooks-request-answers")}
          </Text>
        )}
        {payload ? (
          <pre className={styles.data} dir="ltr">
            {payload}
          </pre>
        ) : (
          <Text size="sm" c="dimmed">
            {t("webhooks-request-gone")}
          </Text>
        )}
      </Box>
    </Stack>
  );
}

/** `place` is what the timeline tells its items of where they stand; without it they have no colour. */
function AttemptItem({ attempt, ...place }: TimelineItemProps & { attempt: Attempt }) {
  const t = useT();
  const { number } = useMoments();
  const said = attempt.error ? receiverSaid(t, attempt.error) : null;
  const arrived = attempt.status !== null && attempt.status !== undefined && attempt.status < 300;
  return (
    <Timeline.Item
      {...place}
      role="listitem"
      color={arrived ? "green" : "red"}
      bullet={arrived ? <Check aria-hidden size={14} /> : <X aria-hidden size={14} />}
      title={
        attempt.status
          ? t("webhooks-attempt-answered", { status: attempt.status })
          : t("webhooks-attempt-silent")
      }
    >
      <Text size="sm" c="dimmed">
        <When at={attempt.at} mode="absolute" /> ·{" "}
        {t("webhooks-attempt-took", { milliseconds: number(attempt.durationMs) })}
      </Text>
      {attempt.error && (
        <Text size="sm" lang={said === null ? "en" : undefined} dir="auto">
          {said ?? attempt.error}
        </Text>
      )}
      {attempt.body && (
        <details>
          <summary>{t("webhooks-attempt-body")}</summary>
          <pre className={styles.data} dir="ltr">
            {attempt.body}
          </pre>
        </details>
      )}
    </Timeline.Item>
  );
}
