import { Card, Group, Text, Title } from "@mantine/core";
import { BadgeCheck } from "lucide-react";
import { TextLink } from "../frame/links";
import { When } from "../frame/When";
import { useT } from "../text/words";
import styles from "./Home.module.css";
import type { HomeFacts } from "./home";

/** What was completed lately. */
export function CompletedCard({ completed }: { completed: HomeFacts["completed"] }) {
  const t = useT();
  return (
    <Card component="section" aria-labelledby="home-completed">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="home-completed">
          {t("home-completed")}
        </Title>
        {completed.length > 0 && (
          <TextLink to="/documents" search={{ status: "completed" }} size="sm">
            {t("home-completed-all")}
          </TextLink>
        )}
      </Group>
      {completed.length === 0 ? (
        <Text c="dimmed" size="sm">
          {t("home-completed-none")}
        </Text>
      ) : (
        <ul className={styles.list}>
          {completed.map((document) => (
            <li key={document.id}>
              <TextLink to="/documents/$documentId" params={{ documentId: document.id }} fw={600}>
                <bdi>{document.name}</bdi>
              </TextLink>
              <Group gap={6} c="dimmed" fz="sm">
                <When at={document.completedAt} />
                {document.sealed && (
                  <Group gap={4} component="span">
                    <BadgeCheck aria-hidden size={14} /> {t("home-sealed")}
                  </Group>
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
