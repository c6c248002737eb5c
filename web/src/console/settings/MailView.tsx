import { Alert, Card, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CircleX, Info } from "lucide-react";
import { useState } from "react";
import { Facts } from "../frame/Facts";
import { Loaded } from "../frame/Loaded";
import { ButtonLink, TextLink } from "../frame/links";
import { When } from "../frame/When";
import { useT } from "../text/words";
import styles from "./MailView.module.css";
import { MailStatus } from "./Outbox";
import { mailQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

const route = getRouteApi("/inside/settings/outbox/$mailId");

/** One mail: to whom, what became of it, and where there is no mail server, what it says. */
export function MailView() {
  const t = useT();
  const { mailId } = route.useParams();
  const query = useQuery(mailQuery(mailId));
  return (
    <SettingsPage
      part="outbox"
      title={query.data?.subject ?? t("settings-outbox-mail")}
      actions={
        <ButtonLink to="/settings/outbox" variant="default">
          {t("settings-outbox-all")}
        </ButtonLink>
      }
    >
      <Loaded query={query} height={360}>
        {({ content, ...mail }) => (
          <Stack gap="lg">
            <Card>
              <Facts
                facts={[
                  { label: t("settings-outbox-to"), value: <bdi>{mail.recipient}</bdi> },
                  ...(content
                    ? [
                        { label: t("settings-outbox-from"), value: <bdi>{content.from}</bdi> },
                        ...(content.replyTo
                          ? [{ label: t("settings-outbox-reply"), value: <bdi>{content.replyTo}</bdi> }]
                          : []),
                      ]
                    : []),
                  { label: t("settings-outbox-status"), value: <MailStatus mail={mail} /> },
                  { label: t("settings-outbox-when"), value: <When at={mail.settledAt} mode="both" /> },
                  ...(mail.documentId
                    ? [
                        {
                          label: t("settings-outbox-document"),
                          value: (
                            <TextLink to="/documents/$documentId" params={{ documentId: mail.documentId }}>
                              {t("settings-outbox-document-open")}
                            </TextLink>
                          ),
                        },
                      ]
                    : []),
                  ...(content && content.attachments.length > 0
                    ? [
                        {
                          label: t("settings-outbox-files"),
                          value: content.attachments.map((name) => <bdi key={name}>{name}</bdi>),
                        },
                      ]
                    : []),
                ]}
              />
            </Card>
            {mail.error && (
              <Alert color="red" icon={<CircleX aria-hidden />} title={t("settings-outbox-failed-why")}>
                <span lang="en" dir="auto">
                  {mail.error}
                </span>
              </Alert>
            )}
            {content ? (
              <Content id={mailId} text={content.text} language={content.language} />
            ) : (
              <Alert
                role="note"
                color="gray"
                icon={<Info aria-hidden />}
                title={t("settings-outbox-not-kept")}
              >
                {t("settings-outbox-not-kept-why")}
              </Alert>
            )}
          </Stack>
        )}
      </Loaded>
    </SettingsPage>
  );
}

function Content({ id, text, language }: { id: string; text: string; language: string }) {
  const t = useT();
  const [view, setView] = useState("mail");
  return (
    <Card padding={0} className={styles.content}>
      <SegmentedControl
        m="sm"
        size="xs"
        aria-label={t("settings-outbox-view")}
        value={view}
        onChange={setView}
        data={["mail", "text"].map((value) => ({ value, label: t(`settings-outbox-as-${value}`) }))}
      />
      {view === "mail" ? (
        <iframe
          className={styles.mail}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/api/console/outbox/${encodeURIComponent(id)}/html`}
          title={t("settings-outbox-mail")}
        />
      ) : (
        <Text component="pre" className={styles.text} lang={language} dir="auto" size="sm">
          <Linked text={text} />
        </Text>
      )}
    </Card>
  );
}

/** The text with the service's own links as links: nothing that somebody else wrote into the mail becomes one. */
function Linked({ text }: { text: string }) {
  const own = new RegExp(`(${location.origin.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}/[^\\s<>()]*)`);
  return text.split(own).map((piece, place) =>
    place % 2 === 1 ? (
      <a key={place} href={piece} target="_blank" rel="noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
