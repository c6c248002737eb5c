import { Button, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Plus, Webhook as Sign } from "lucide-react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import { useMember } from "../api/session";
import { EmptyState } from "../frame/EmptyState";
import { KeysetTable } from "../frame/KeysetTable";
import { TextLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { useShortcuts } from "../frame/shortcuts";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { HealthBadge, RecentDeliveries } from "./HealthBadge";
import { NewWebhook } from "./NewWebhook";
import { eventPiece, healthQuery } from "./queries";

/** The addresses that are told what happens, and how they fare. */
export function WebhookList() {
  const { workspace } = useMember();
  return workspace.entitlements.webhooks ? <List /> : <NotInPlan />;
}

function NotInPlan() {
  const t = useT();
  return (
    <>
      <PageHead title={t("webhooks-title")} />
      <EmptyState icon={Sign} title={t("webhooks-no-plan")}>
        {t("webhooks-no-plan-next")}
      </EmptyState>
    </>
  );
}

function List() {
  const t = useT();
  const [making, { open, close }] = useDisclosure(false);
  useShortcuts([{ keys: "n", label: "webhooks-new", area: "webhooks", run: open }]);
  const pages = usePages(["webhooks", "list"], (cursor, signal) =>
    pageOf(api.GET("/webhooks", { params: { query: { limit: 50, cursor } }, signal })),
  );
  const health = useQuery({ ...healthQuery, enabled: pages.rows.length > 0 }).data;
  const add = (
    <Button leftSection={<Plus aria-hidden size={16} />} onClick={open}>
      {t("webhooks-new")}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t("webhooks-title")}
        description={t("webhooks-about")}
        actions={pages.rows.length > 0 && add}
      />
      <KeysetTable
        caption={t("webhooks-title")}
        pages={pages}
        rowKey={(webhook) => webhook.id}
        empty={
          <EmptyState icon={Sign} title={t("webhooks-empty")} actions={add}>
            {t("webhooks-empty-next")}
          </EmptyState>
        }
        columns={[
          {
            key: "url",
            label: t("webhooks-address"),
            cell: (webhook) => (
              <Stack gap={2}>
                <TextLink to="/webhooks/$webhookId" params={{ webhookId: webhook.id }} fw={600}>
                  <bdi dir="ltr">{webhook.url}</bdi>
                </TextLink>
                <Text size="sm" c="dimmed" fw={400}>
                  <bdi>
                    {webhook.description ||
                      webhook.events.map((event) => t(`webhooks-event-${eventPiece(event)}`)).join(" · ")}
                  </bdi>
                </Text>
              </Stack>
            ),
          },
          {
            key: "health",
            label: t("webhooks-health"),
            narrow: true,
            card: "bare",
            cell: (webhook) => <HealthBadge health={health?.get(webhook.id)} />,
          },
          {
            key: "recent",
            label: t("webhooks-recent"),
            narrow: true,
            cell: (webhook) => <RecentDeliveries health={health?.get(webhook.id)} />,
          },
          {
            key: "last",
            label: t("webhooks-last"),
            narrow: true,
            cell: (webhook) => <When at={webhook.lastSuccessAt} none={t("webhooks-never")} />,
          },
        ]}
      />
      <NewWebhook opened={making} onClose={close} />
    </>
  );
}
