import { ActionIcon, Alert, Button, Card, Group, Menu, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import {
  CirclePause,
  CirclePlay,
  Ellipsis,
  Pencil,
  RefreshCw,
  Send,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../api/client";
import { confirm } from "../frame/confirm";
import { Facts } from "../frame/Facts";
import { Loaded } from "../frame/Loaded";
import { BackLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { toast } from "../frame/toast";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { Deliveries } from "./Deliveries";
import { DeliveryDrawer } from "./DeliveryDrawer";
import { EditWebhook } from "./EditWebhook";
import { HealthBadge, RecentDeliveries } from "./HealthBadge";
import {
  type Delivery,
  eventPiece,
  healthQuery,
  refreshWebhooks,
  type Webhook,
  webhookQuery,
} from "./queries";
import { RotateSecret } from "./RotateSecret";

const route = getRouteApi("/inside/webhooks/$webhookId");

/** One webhook: how it fares, what was delivered, and what can be done with it. */
export function WebhookDetail() {
  const t = useT();
  const { webhookId } = route.useParams();
  const query = useQuery(webhookQuery(webhookId));
  const [shown, setShown] = useState<Delivery | null>(null);
  return (
    <>
      <PageHead
        title={query.data ? hostOf(query.data.url) : t("webhooks-webhook-detail-title")}
        description={query.data?.description ? <bdi>{query.data.description}</bdi> : undefined}
        above={<BackLink to="/webhooks">{t("webhooks-title")}</BackLink>}
        actions={query.data && <Deeds webhook={query.data} onDelivery={setShown} />}
      />
      <Loaded query={query}>
        {(webhook) => (
          <Stack gap="xl">
            <Disabled webhook={webhook} />
            <Particulars webhook={webhook} />
            <Deliveries webhook={webhook} onShow={setShown} />
          </Stack>
        )}
      </Loaded>
      <DeliveryDrawer delivery={shown} webhook={query.data} onClose={() => setShown(null)} />
    </>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/** Says why a webhook is told nothing, and how it goes on. */
function Disabled({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const enable = useSwitch(webhook.id, true);
  if (webhook.active) return null;
  return (
    <Alert
      color="yellow"
      icon={<TriangleAlert aria-hidden />}
      title={t(`webhooks-disabled-${webhook.disabledReason ?? "switchedOff"}`)}
    >
      {t("webhooks-disabled-what")} <When at={webhook.disabledAt} mode="both" />
      <Group mt="sm">
        <Button size="xs" loading={enable.isPending} onClick={() => enable.mutate()}>
          {t("webhooks-enable")}
        </Button>
      </Group>
    </Alert>
  );
}

function Particulars({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const health = useQuery(healthQuery).data?.get(webhook.id);
  return (
    <Card>
      <Facts
        facts={[
          { label: t("webhooks-address"), value: <bdi dir="ltr">{webhook.url}</bdi> },
          {
            label: t("webhooks-events"),
            value: webhook.events.map((event) => (
              <Text key={event} span display="block" size="sm">
                {t(`webhooks-event-${eventPiece(event)}`)}
              </Text>
            )),
          },
          {
            label: t("webhooks-answers"),
            value: t(webhook.includeAnswers ? "webhooks-answers-sent" : "webhooks-answers-kept"),
          },
          {
            label: t("webhooks-health"),
            value: (
              <Group gap="md">
                <HealthBadge health={health} />
                <RecentDeliveries health={health} />
              </Group>
            ),
          },
          ...(health?.failingSince
            ? [{ label: t("webhooks-failing-since"), value: <When at={health.failingSince} mode="both" /> }]
            : []),
          {
            label: t("webhooks-last"),
            value: <When at={webhook.lastSuccessAt} mode="both" none={t("webhooks-never")} />,
          },
          {
            label: t("webhooks-last-failure"),
            value: <When at={webhook.lastFailureAt} mode="both" none={t("webhooks-never")} />,
          },
        ]}
      />
    </Card>
  );
}

/** Switches a webhook on or off. */
function useSwitch(id: string, active: boolean) {
  const t = useT();
  return useMutation({
    mutationFn: () => dataOf(api.PATCH("/webhooks/{id}", { params: { path: { id } }, body: { active } })),
    onSuccess: async () => {
      await refreshWebhooks();
      toast.done(t(active ? "webhooks-enabled" : "webhooks-switched-off"));
    },
    onError: (thrown) => toast.failed(thrown),
  });
}

function Deeds({ webhook, onDelivery }: { webhook: Webhook; onDelivery: (delivery: Delivery) => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [editing, edit] = useDisclosure(false);
  const [rotating, rotate] = useDisclosure(false);
  const flip = useSwitch(webhook.id, !webhook.active);
  const path = { params: { path: { id: webhook.id } } };
  const test = useMutation({
    mutationFn: () => dataOf(api.POST("/webhooks/{id}/test", path)),
    onSuccess: async (delivery) => {
      onDelivery(delivery);
      await refreshWebhooks();
    },
    onError: (thrown) => toast.failed(thrown),
  });
  const remove = async () => {
    const sure = await confirm({
      title: t("webhooks-delete-sure"),
      body: t("webhooks-delete-what", { url: webhook.url }),
      action: t("webhooks-delete"),
      danger: true,
    });
    if (!sure) return;
    try {
      await dataOf(api.DELETE("/webhooks/{id}", path));
      await navigate({ to: "/webhooks" });
      await refreshWebhooks();
      toast.done(t("webhooks-deleted"));
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t("frame-actions")}>
            <Ellipsis aria-hidden size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<RefreshCw aria-hidden size={16} />} onClick={rotate.open}>
            {t("webhooks-rotate")}
          </Menu.Item>
          <Menu.Item
            leftSection={
              webhook.active ? <CirclePause aria-hidden size={16} /> : <CirclePlay aria-hidden size={16} />
            }
            onClick={() => flip.mutate()}
          >
            {t(webhook.active ? "webhooks-switch-off" : "webhooks-enable")}
          </Menu.Item>
          <Menu.Item
            color="var(--bad)"
            leftSection={<Trash2 aria-hidden size={16} />}
            onClick={() => void remove()}
          >
            {t("webhooks-delete")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<Send aria-hidden size={16} />}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t("webhooks-test")}
      </Button>
      <Button variant="default" leftSection={<Pencil aria-hidden size={16} />} onClick={edit.open}>
        {t("frame-edit")}
      </Button>
      {editing && <EditWebhook webhook={webhook} onClose={edit.close} />}
      <RotateSecret id={webhook.id} opened={rotating} onClose={rotate.close} />
    </>
  );
}
