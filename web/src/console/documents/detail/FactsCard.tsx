import { Card, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TextLink } from "../../frame/links";
import { When } from "../../frame/When";
import { useT } from "../../text/words";
import { type Detail, isOut, isOver, type Particulars, templateQuery } from "../documents";
import styles from "./FactsCard.module.css";

interface Props {
  document: Detail;
  particulars: Particulars | undefined;
}

/** What else is known of a document. */
export function FactsCard({ document, particulars }: Props) {
  const t = useT();
  // The template may be gone by now; then there is nothing to lead to.
  const template = useQuery({ ...templateQuery(document.templateId), retry: false });
  const reminder = particulars?.autoReminder;
  const facts: [string, ReactNode][] = [
    [t("documents-fact-created"), <When key="c" at={document.createdAt} mode="absolute" />],
  ];
  if (document.completedAt)
    facts.push([t("documents-fact-completed"), <When key="d" at={document.completedAt} mode="absolute" />]);
  if (!isOver(document))
    facts.push([
      t("documents-fact-expires"),
      <When key="e" at={document.expiresAt} mode="absolute" none={t("documents-fact-never")} />,
    ]);
  if (template.data)
    facts.push([
      t("documents-fact-template"),
      <TextLink key="t" to="/templates/$templateId" params={{ templateId: document.templateId }}>
        <bdi>{template.data.name}</bdi>
      </TextLink>,
    ]);
  if (reminder && isOut(document))
    facts.push([
      t("documents-fact-reminders"),
      reminder.enabled ? (
        <span key="r">
          {t("documents-cadence", { days: reminder.cadenceDays })}
          {reminder.nextReminderAt && (
            <Text span display="block" size="xs" c="dimmed">
              {t("documents-fact-next")} <When at={reminder.nextReminderAt} />
            </Text>
          )}
        </span>
      ) : (
        t("documents-fact-reminders-off")
      ),
    ]);
  if (document.redirectUrl)
    facts.push([
      t("documents-fact-return"),
      <bdi key="b" dir="ltr">
        {document.redirectUrl}
      </bdi>,
    ]);
  if (document.externalId)
    facts.push([t("documents-fact-external"), <bdi key="x">{document.externalId}</bdi>]);
  for (const [name, value] of Object.entries(document.metadata as Record<string, unknown>))
    facts.push([name, <bdi key={name}>{String(value)}</bdi>]);
  return (
    <Card component="section" aria-label={t("documents-facts")}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
