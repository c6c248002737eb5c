import { Button, Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { Bell, PartyPopper } from "lucide-react";
import { useState } from "react";
import { useMember } from "../api/session";
import { EmptyState } from "../frame/EmptyState";
import { ButtonLink, TextLink } from "../frame/links";
import { StatusBadge } from "../frame/StatusBadge";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { listed } from "../text/listed";
import { useLanguage, useT } from "../text/words";
import styles from "./Home.module.css";
import { lostFirst, type Waiting, waitingFor } from "./home";

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
          {lostFirst(waiting).map((document) => (
            <Line key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ document }: { document: Waiting }) {
  const { language, t } = useLanguage();
  const { sendsMail } = useMember().workspace;
  const [busy, setBusy] = useState(false);
  const [reminded, setReminded] = useState(false);
  const { people, since } = waitingFor(document);
  const names = people.map((one) => one.name || one.email);
  const remind = async () => {
    try {
      const reminding = await import("../documents/remind");
      if (!(await reminding.mayRemind(document))) return;
      setBusy(true);
      await reminding.remind(document, sendsMail);
      setReminded(true);
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
        <StatusBadge status={document.mailLost ? "undelivered" : document.status} />
        {document.mailLost && (
          <ButtonLink to="/documents/$documentId" params={{ documentId: document.id }} size="xs">
            {t("home-correct")}
            <VisuallyHidden> {document.name}</VisuallyHidden>
          </ButtonLink>
        )}
        {people.some((one) => !one.mailLost) && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            leftSection={<Bell aria-hidden size={14} />}
            onClick={remind}
          >
            {t(reminded ? "home-reminded-now" : "home-remind")}
            <VisuallyHidden> {document.name}</VisuallyHidden>
          </Button>
        )}
      </Group>
    </li>
  );
}
