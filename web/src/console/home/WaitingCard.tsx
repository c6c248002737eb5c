import { Button, Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { Bell, PartyPopper } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { EmptyState } from "../frame/EmptyState";
import { TextLink } from "../frame/links";
import { StatusBadge } from "../frame/StatusBadge";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { listed } from "../text/listed";
import { useLanguage, useT } from "../text/words";
import styles from "./Home.module.css";
import { type Waiting, waitingFor } from "./home";

/** What waits for whom, and since when. */
export function WaitingCard({ waiting }: { waiting: Waiting[] }) {
  const t = useT();
  return (
    <Card component="section" aria-labelledby="home-waiting">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="home-waiting">
          {t("home-waiting")}
        </Title>
        {waiting.length > 0 && (
          <TextLink to="/documents" search={{ status: "waiting" }} size="sm">
            {t("home-waiting-all")}
          </TextLink>
        )}
      </Group>
      {waiting.length === 0 ? (
        <EmptyState icon={PartyPopper} title={t("home-waiting-none")} order={3} bare>
          {t("home-waiting-none-what")}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {waiting.map((document) => (
            <Line key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ document }: { document: Waiting }) {
  const { language, t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const { people, since } = waitingFor(document);
  const names = people.map((one) => one.name || one.email);
  const remind = async () => {
    setBusy(true);
    try {
      const { remindersSent } = await dataOf(
        api.POST("/documents/{id}/remind", { params: { path: { id: document.id } } }),
      );
      await queryClient.invalidateQueries({ queryKey: ["documents"] });
      toast.done(t("home-reminded", { count: remindersSent }));
    } catch (thrown) {
      toast.failed(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <TextLink to="/documents/$documentId" params={{ documentId: document.id }} fw={600}>
          <bdi>{document.name}</bdi>
        </TextLink>
        <Text size="sm" c="dimmed">
          {names.length > 0
            ? t("home-waiting-for", { names: listed(names, language) })
            : t("home-waiting-nobody")}
          {since && (
            <>
              {" · "}
              {t("home-waiting-since")} <When at={since} />
            </>
          )}
        </Text>
      </div>
      <Group gap="sm">
        <StatusBadge status={document.status} />
        {people.length > 0 && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            leftSection={<Bell aria-hidden size={14} />}
            onClick={remind}
          >
            {t("home-remind")}
            <VisuallyHidden> {document.name}</VisuallyHidden>
          </Button>
        )}
      </Group>
    </li>
  );
}
