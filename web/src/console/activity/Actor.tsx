import { Group, Text } from "@mantine/core";
import { Bot, KeyRound, type LucideIcon, PenLine, UserRound } from "lucide-react";
import { useT } from "../text/words";
import type { Entry } from "./subject";

const SIGNS: Record<string, LucideIcon> = {
  user: UserRound,
  apiKey: KeyRound,
  respondent: PenLine,
  system: Bot,
};

/** Who did it, with a sign for what they are. */
export function Actor({ entry }: { entry: Pick<Entry, "actorType" | "actorName"> }) {
  const t = useT();
  const Sign = SIGNS[entry.actorType] ?? UserRound;
  const kind = t(`activity-actor-${entry.actorType}`);
  return (
    <Group component="span" gap={8} wrap="nowrap" align="center" display="inline-flex" miw={0}>
      <Sign role="img" aria-label={kind} size={16} strokeWidth={1.8} style={{ flex: "none" }} />
      <Text component="span" size="sm" miw={0}>
        {entry.actorType === "system" ? kind : <bdi>{entry.actorName}</bdi>}
      </Text>
    </Group>
  );
}
