import { Alert, Badge, Stack, Text } from "@mantine/core";
import { CircleCheck, CircleX, Info, type LucideIcon, MailOpen } from "lucide-react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import { useMember } from "../api/session";
import { EmptyState } from "../frame/EmptyState";
import { KeysetTable } from "../frame/KeysetTable";
import { TextLink } from "../frame/links";
import { When } from "../frame/When";
import { useT } from "../text/words";
import type { Mail } from "./queries";
import { SettingsPage } from "./SettingsPage";

/** The mails of the workspace, newest first. */
export function Outbox() {
  const t = useT();
  const pages = usePages(["settings", "outbox"], (cursor, signal) =>
    pageOf(api.GET("/outbox", { params: { query: { cursor } }, signal })),
  );
  const { sendsMail } = useMember().workspace;
  return (
    <SettingsPage part="outbox">
      <Stack gap="lg">
        {!sendsMail && (
          <Alert role="note" color="blue" icon={<Info aria-hidden />} title={t("settings-outbox-local")}>
            {t("settings-outbox-local-what")}
          </Alert>
        )}
        <KeysetTable
          caption={t("settings-outbox-title")}
          pages={pages}
          rowKey={(mail) => mail.id}
          empty={
            <EmptyState icon={MailOpen} title={t("settings-outbox-empty")}>
              {t("settings-outbox-empty-next")}
            </EmptyState>
          }
          columns={[
            {
              key: "subject",
              label: t("settings-outbox-subject"),
              cell: (mail) => (
                <>
                  <TextLink to="/settings/outbox/$mailId" params={{ mailId: mail.id }} fw={600}>
                    <bdi>{mail.subject}</bdi>
                  </TextLink>
                  <Text size="sm" c="dimmed" fw={400}>
                    <bdi>{mail.recipient}</bdi>
                  </Text>
                </>
              ),
            },
            {
              key: "status",
              label: t("settings-outbox-status"),
              narrow: true,
              card: "bare",
              cell: (mail) => <MailStatus mail={mail} />,
            },
            {
              key: "when",
              label: t("settings-outbox-when"),
              narrow: true,
              cell: (mail) => <When at={mail.createdAt} />,
            },
          ]}
        />
      </Stack>
    </SettingsPage>
  );
}

const LOOKS: Record<string, [colour: string, icon: LucideIcon]> = {
  kept: ["blue", MailOpen],
  sent: ["green", CircleCheck],
  failed: ["red", CircleX],
};

/** What became of a mail. */
export function MailStatus({ mail }: { mail: Pick<Mail, "status"> }) {
  const t = useT();
  const [colour, Icon] = LOOKS[mail.status] ?? ["gray", MailOpen];
  return (
    <Badge color={colour} size="lg" leftSection={<Icon aria-hidden size={14} />}>
      {t(`settings-outbox-${mail.status}`)}
    </Badge>
  );
}
