import { Button, Card, Text, Title, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { TextLink } from "../frame/links";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useT } from "../text/words";
import styles from "./Home.module.css";
import type { Asked } from "./home";

/** What waits for whoever looks. */
export function AskedCard({ asked }: { asked: Asked[] }) {
  const t = useT();
  return (
    <Card component="section" aria-labelledby="home-asked">
      <Title order={2} id="home-asked" mb="xs">
        {t("home-asked")}
      </Title>
      <ul className={styles.list}>
        {asked.map((one) => (
          <Line key={one.respondentId} asked={one} />
        ))}
      </ul>
    </Card>
  );
}

const DO = {
  signer: "home-asked-sign",
  approver: "home-asked-approve",
  viewer: "home-asked-read",
} as const;

function Line({ asked: { documentId, expiresAt, invitedAt, kind, name, respondentId } }: { asked: Asked }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const params = { path: { id: documentId, respondent: respondentId } };
      const { url } = await dataOf(api.POST("/documents/{id}/respondents/{respondent}/own-link", { params }));
      window.location.assign(url);
    } catch (thrown) {
      setBusy(false);
      toast.failed(thrown);
    }
  };
  return (
    <li className={styles.line}>
      <div className={`${styles.words} ${styles.few}`}>
        <TextLink to="/documents/$documentId" params={{ documentId }} fw={600}>
          <bdi>{name}</bdi>
        </TextLink>
        <Text size="sm" c="dimmed" className={styles.said}>
          {t("home-waiting-since")} <When at={invitedAt} />
          {expiresAt && (
            <>
              {" · "}
              {t("home-asked-until")} <When at={expiresAt} mode="day" />
            </>
          )}
        </Text>
      </div>
      <Button size="xs" loading={busy} onClick={go}>
        {t(DO[kind])}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
