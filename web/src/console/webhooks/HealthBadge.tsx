import { Badge, Group, Text } from "@mantine/core";
import { CircleCheck, CircleDashed, CirclePause, type LucideIcon, TriangleAlert } from "lucide-react";
import { useT } from "../text/words";
import styles from "./HealthBadge.module.css";
import type { Health } from "./queries";

const LOOKS: Record<string, [colour: string, icon: LucideIcon]> = {
  healthy: ["green", CircleCheck],
  failing: ["red", TriangleAlert],
  disabled: ["gray", CirclePause],
  untried: ["blue", CircleDashed],
};

/** How a webhook fares, in one word and a sign. */
export function HealthBadge({ health }: { health: Health | undefined }) {
  const t = useT();
  if (!health) return null;
  const [colour, Icon] = LOOKS[health.state] ?? ["gray", CircleDashed];
  return (
    <Badge color={colour} size="lg" leftSection={<Icon aria-hidden size={14} />}>
      {t(`webhooks-health-${health.state}`)}
    </Badge>
  );
}

/** The last deliveries as small bars, the newest at the end; told in words as well. */
export function RecentDeliveries({ health }: { health: Health | undefined }) {
  const t = useT();
  if (!health || health.recent.length === 0)
    return (
      <Text span size="sm" c="dimmed">
        –
      </Text>
    );
  const arrived = health.recent.filter((one) => one.status === "succeeded").length;
  const label = t("webhooks-recent-words", { arrived, count: health.recent.length });
  return (
    <Group gap={8} wrap="nowrap" display="inline-flex">
      <span className={styles.strip} role="img" aria-label={label} title={label}>
        {health.recent.toReversed().map((one, place) => (
          <span key={place} className={styles.bar} data-status={one.status} data-tried={one.attempts > 0} />
        ))}
      </span>
      {health.pending > 0 && (
        <Text span size="xs" c="dimmed">
          {t("webhooks-pending", { count: health.pending, more: String(health.morePending) })}
        </Text>
      )}
    </Group>
  );
}
