import {
  Badge,
  Button,
  Card,
  Code,
  Group,
  Stack,
  Text,
  Timeline,
  Title,
  VisuallyHidden,
} from "@mantine/core";
import {
  BadgeCheck,
  Ban,
  Bell,
  CircleCheck,
  CircleX,
  Clock,
  Eye,
  FilePlus2,
  Forward,
  Handshake,
  type LucideIcon,
  Pencil,
  PenLine,
  Send,
} from "lucide-react";
import { useId, useState } from "react";
import { CopyButton } from "../../frame/Copy";
import { FailureNotice } from "../../frame/FailureNotice";
import { ListSkeleton } from "../../frame/Skeletons";
import { When } from "../../frame/When";
import { useLanguage, useT } from "../../text/words";
import { type Detail, isOut } from "../documents";
import { happened, type Names, reasonOf } from "./happened";
import { type Entry, type Timeline as Told, withoutTwins } from "./timeline";

const SIGNS: Record<string, LucideIcon> = {
  "document.created": FilePlus2,
  "document.sent": Send,
  "document.completed": CircleCheck,
  "document.declined": CircleX,
  "document.voided": Ban,
  "document.expired": Clock,
  "document.sealed": BadgeCheck,
  "respondent.invited": Send,
  "document.opened": Eye,
  "respondent.opened": Eye,
  "respondent.consented": Handshake,
  "respondent.submitted": PenLine,
  "respondent.declined": CircleX,
  "respondent.delegated": Forward,
  "respondent.reminded": Bell,
};

interface Props {
  document: Detail;
  /** What is known of what happened. */
  timeline: Told;
}

/** What happened to a document, newest first. What happens while it is shown appears by itself. */
export function TimelineCard({ document, timeline }: Props) {
  const { language, t } = useLanguage();
  const names: Names = new Map(
    document.respondents.flatMap(({ email, name }) => (name ? [[email, name] as const] : [])),
  );
  const { entries, news, state, retry } = timeline;
  const latest = news.at(-1);
  return (
    <Card component="section" aria-labelledby="documents-timeline">
      <Group justify="space-between" mb="md">
        <Title order={2} id="documents-timeline">
          {t("documents-timeline")}
        </Title>
        {isOut(document) && (state === "live" || state === "lost") && (
          <Badge color={state === "live" ? "green" : "yellow"} role="status">
            {t(`documents-timeline-${state}`)}
          </Badge>
        )}
      </Group>
      <VisuallyHidden role="status" aria-live="polite">
        {latest && happened(t, latest, language, names)}
      </VisuallyHidden>
      {state === "failed" && entries.length === 0 && (
        <FailureNotice failure={new Error("")} title={t("documents-timeline-failed")} retry={retry} />
      )}
      {state === "failed" && entries.length > 0 && (
        <Group mb="md">
          <Text size="sm">{t("documents-timeline-failed")}</Text>
          <Button size="xs" variant="default" onClick={retry}>
            {t("frame-try-again")}
          </Button>
        </Group>
      )}
      {state === "loading" ? (
        <ListSkeleton rows={4} />
      ) : (
        <Timeline bulletSize={28} lineWidth={2} role="list">
          {withoutTwins(entries).map((entry) => {
            const words = happened(t, entry, language, names);
            const Sign = SIGNS[entry.event] ?? Pencil;
            return (
              <Timeline.Item
                key={entry.number}
                role="listitem"
                bullet={<Sign aria-hidden size={15} />}
                title={
                  <Text span size="sm" fw={600}>
                    {words}
                  </Text>
                }
              >
                <Particulars entry={entry} words={words} names={names} />
              </Timeline.Item>
            );
          })}
        </Timeline>
      )}
    </Card>
  );
}

/** Who and when; from where and with which hash on demand. */
function Particulars({ entry, words, names }: { entry: Entry; words: string; names: Names }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const reason = reasonOf(entry);
  const actor =
    entry.actorType === "system"
      ? t("documents-actor-system")
      : (names.get(entry.actorName ?? "") ?? entry.actorName);
  const { email } = entry.metadata as { email?: unknown };
  const address = typeof email === "string" && names.has(email) ? email : null;
  return (
    <>
      <Group gap={4}>
        <Text size="xs" c="dimmed">
          <bdi>{actor}</bdi>
          {entry.actorType === "apiKey" && ` (${t("documents-actor-key")})`} · <When at={entry.createdAt} />
        </Text>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {open ? t("documents-timeline-less") : t("documents-timeline-more")}
          <VisuallyHidden> {t("documents-timeline-about", { what: words })}</VisuallyHidden>
        </Button>
      </Group>
      {reason && (
        <Text size="sm" mt={4} fs="italic">
          <bdi>{reason}</bdi>
        </Text>
      )}
      <Stack id={panel} gap={4} mt={4} display={open ? undefined : "none"}>
        <Text size="xs" lang="en" dir="auto">
          {entry.message}
        </Text>
        <Text size="xs">
          <When at={entry.createdAt} mode="absolute" />
        </Text>
        {address && (
          <Text size="xs">
            <bdi>{address}</bdi>
          </Text>
        )}
        {entry.ip && (
          <Text size="xs">
            {t("documents-timeline-ip")} <Code>{entry.ip}</Code>
          </Text>
        )}
        {entry.hash && (
          <Group gap={4} wrap="nowrap" align="flex-start">
            <Text size="xs" miw={0}>
              {t("documents-timeline-hash", { number: entry.number })}{" "}
              <Code style={{ overflowWrap: "anywhere" }}>{entry.hash}</Code>
            </Text>
            <CopyButton value={entry.hash} what={t("documents-hash")} size="sm" />
          </Group>
        )}
      </Stack>
    </>
  );
}
