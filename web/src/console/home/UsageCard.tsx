import { Card, Group, Progress, Text, Title } from "@mantine/core";
import { useMember } from "../api/session";
import { TextLink } from "../frame/links";
import { When } from "../frame/When";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import type { HomeFacts } from "./home";

/** How much of the plan the month has used so far. */
export function UsageCard({ usage }: { usage: HomeFacts["usage"] }) {
  const t = useT();
  const { number } = useMoments();
  const { role } = useMember();
  const part = usage.limit > 0 ? Math.min((usage.used / usage.limit) * 100, 100) : 0;
  const colour = part >= 100 ? "red" : part >= 80 ? "yellow" : undefined;
  const words = t("home-usage-words", { used: number(usage.used), limit: number(usage.limit) });
  return (
    <Card component="section" aria-labelledby="home-usage">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="home-usage">
          {t("home-usage")}
        </Title>
        {role === "administrator" && (
          <TextLink to="/settings/$part" params={{ part: "plan" }} size="sm">
            {t("home-usage-plan")}
          </TextLink>
        )}
      </Group>
      <Text>{words}</Text>
      <Progress mt="xs" value={part} color={colour} aria-label={words} />
      <Text size="sm" c="dimmed" mt="xs">
        {part >= 100 ? t("home-usage-out") : t("home-usage-what")} <When at={usage.resetsAt} mode="day" />
      </Text>
    </Card>
  );
}
