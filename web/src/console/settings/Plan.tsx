import { Card, Chip, Group, Progress, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "../frame/Loaded";
import { When } from "../frame/When";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { type Usage, usageQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";
import { type Measure, UsageChart } from "./UsageChart";
import { UsageTable } from "./UsageTable";

const MEASURES: Measure[] = ["calls", "documentsCreated", "documentsCompleted"];

/** The plan, how much of it is used, and what happened by the day. */
export function Plan() {
  return (
    <SettingsPage part="plan">
      <Loaded query={useQuery(usageQuery)} height={420}>
        {(usage) => (
          <Stack gap="lg">
            <Month usage={usage} />
            <Days usage={usage} />
          </Stack>
        )}
      </Loaded>
    </SettingsPage>
  );
}

function Month({ usage }: { usage: Usage }) {
  const t = useT();
  const { number } = useMoments();
  const share = usage.limit > 0 ? usage.used / usage.limit : 1;
  return (
    <Card component="section" aria-labelledby="month">
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h3" id="month">
          {t("settings-plan-month")}
        </Title>
        <Text size="sm" c="dimmed">
          {t(`settings-plan-name-${usage.plan}`)}
        </Text>
      </Group>
      <Text mt="sm" fz="1.75rem" fw={650}>
        {number(usage.used)}{" "}
        <Text span size="md" c="dimmed" fw={400}>
          {t("settings-plan-of", { limit: number(usage.limit) })}
        </Text>
      </Text>
      <Progress
        mt="sm"
        size="lg"
        value={Math.min(100, share * 100)}
        color={share >= 1 ? "red" : share >= 0.8 ? "yellow" : "blue"}
        aria-label={t("settings-plan-month")}
      />
      <Text mt="sm" size="sm" c="dimmed">
        {t("settings-plan-left", { remaining: number(usage.remaining) })} {t("settings-plan-resets")}{" "}
        <When at={usage.resetsAt} mode="absolute" />.{" "}
        {t("settings-plan-minute", { perMinute: number(usage.perMinute) })}
      </Text>
      {share >= 0.8 && (
        <Text mt="xs" size="sm">
          {t("settings-plan-ask")}
        </Text>
      )}
    </Card>
  );
}

function Days({ usage }: { usage: Usage }) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>("calls");
  const [view, setView] = useState<"chart" | "table">("chart");
  return (
    <Card component="section" aria-labelledby="days">
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={2} size="h3" id="days">
          {t("settings-plan-days")}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t("settings-plan-view")}
          value={view}
          onChange={(value) => setView(value as "chart" | "table")}
          data={["chart", "table"].map((value) => ({ value, label: t(`settings-plan-${value}`) }))}
        />
      </Group>
      {view === "chart" ? (
        <>
          <Chip.Group value={measure} onChange={(value) => setMeasure(value as Measure)}>
            <Group gap="xs" mb="md" role="radiogroup" aria-label={t("settings-plan-what")}>
              {MEASURES.map((value) => (
                <Chip key={value} value={value} size="sm" variant="light">
                  {t(`settings-plan-${value}`)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <UsageChart days={usage.days} measure={measure} />
        </>
      ) : (
        <UsageTable days={usage.days} measures={MEASURES} />
      )}
      <Text mt="sm" size="xs" c="dimmed">
        {t("settings-plan-utc")}
      </Text>
    </Card>
  );
}
