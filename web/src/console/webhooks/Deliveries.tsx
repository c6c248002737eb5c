import { Anchor, Badge, Box, Group, Select, Title } from "@mantine/core";
import { CircleCheck, CircleX, Clock, type LucideIcon, Send, SkipForward } from "lucide-react";
import { useState } from "react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import { EmptyState } from "../frame/EmptyState";
import { KeysetTable } from "../frame/KeysetTable";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { type Delivery, EVENTS, eventPiece, type Webhook } from "./queries";

const STATUSES = ["pending", "succeeded", "failed", "skipped"];

const LOOKS: Record<string, [colour: string, icon: LucideIcon]> = {
  pending: ["yellow", Clock],
  succeeded: ["green", CircleCheck],
  failed: ["red", CircleX],
  skipped: ["gray", SkipForward],
};

/** What became of a delivery. */
export function DeliveryStatus({ status }: { status: string }) {
  const t = useT();
  const [colour, Icon] = LOOKS[status] ?? ["gray", Clock];
  return (
    <Badge color={colour} size="lg" leftSection={<Icon aria-hidden size={14} />}>
      {t(`webhooks-delivery-${status}`)}
    </Badge>
  );
}

interface Props {
  webhook: Webhook;
  onShow: (delivery: Delivery) => void;
}

/** What was told to a webhook in the last 30 days, newest first. */
export function Deliveries({ webhook, onShow }: Props) {
  const t = useT();
  const [status, setStatus] = useState("");
  const [event, setEvent] = useState("");
  const query = { status: status || undefined, event: event || undefined };
  const pages = usePages(
    ["webhooks", webhook.id, "deliveries", query],
    (cursor, signal) =>
      pageOf(
        api.GET("/webhooks/{id}/deliveries", {
          params: { path: { id: webhook.id }, query: { ...query, limit: 25, cursor } },
          signal,
        }),
      ),
    { refetchInterval: 15_000 },
  );
  return (
    <Box component="section" aria-labelledby="deliveries">
      <Group justify="space-between" align="flex-end" mb="md" gap="sm">
        <Title order={2} id="deliveries">
          {t("webhooks-deliveries")}
        </Title>
        <Group gap="sm">
          <Select
            aria-label={t("webhooks-delivery-status")}
            w="11rem"
            value={status}
            allowDeselect={false}
            onChange={(value) => setStatus(value ?? "")}
            data={[
              { value: "", label: t("webhooks-delivery-any-status") },
              ...STATUSES.map((value) => ({ value, label: t(`webhooks-delivery-${value}`) })),
            ]}
          />
          <Select
            aria-label={t("webhooks-event")}
            w="14rem"
            value={event}
            allowDeselect={false}
            onChange={(value) => setEvent(value ?? "")}
            data={[
              { value: "", label: t("webhooks-delivery-any-event") },
              ...[...EVENTS, "webhook.test"].map((value) => ({
                value,
                label: t(`webhooks-event-${eventPiece(value)}`),
              })),
            ]}
          />
        </Group>
      </Group>
      <KeysetTable
        caption={t("webhooks-deliveries")}
        pages={pages}
        rowKey={(delivery) => delivery.id}
        empty={
          <EmptyState icon={Send} order={3} title={t("webhooks-deliveries-empty")}>
            {t("webhooks-deliveries-empty-next")}
          </EmptyState>
        }
        columns={[
          {
            key: "event",
            label: t("webhooks-event"),
            cell: (delivery) => (
              <Anchor
                component="button"
                type="button"
                ta="start"
                fw={600}
                c="inherit"
                onClick={() => onShow(delivery)}
              >
                {t(`webhooks-event-${eventPiece(delivery.event)}`)}
              </Anchor>
            ),
          },
          {
            key: "status",
            label: t("webhooks-delivery-status"),
            narrow: true,
            card: "bare",
            cell: (delivery) => <DeliveryStatus status={delivery.status} />,
          },
          {
            key: "answer",
            label: t("webhooks-answer"),
            narrow: true,
            cell: (delivery) => delivery.attempts.at(-1)?.status ?? "–",
          },
          {
            key: "attempts",
            label: t("webhooks-attempts"),
            narrow: true,
            align: "end",
            cell: (delivery) => delivery.attempts.length,
          },
          {
            key: "when",
            label: t("webhooks-when"),
            narrow: true,
            cell: (delivery) => <When at={delivery.createdAt} />,
          },
        ]}
      />
    </Box>
  );
}
