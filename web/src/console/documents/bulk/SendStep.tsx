import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { Send } from "lucide-react";
import { useState } from "react";
import { api, dataOf } from "../../api/client";
import { asFailure } from "../../api/failure";
import { confirm } from "../../frame/confirm";
import { FailureNotice } from "../../frame/FailureNotice";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import type { Template } from "../documents";
import { useOnceKey } from "../onceKey";
import { HowAndUntil } from "../send/HowAndUntil";
import { endOfDay } from "../zone";
import { ConfirmWords } from "./ConfirmWords";
import { placed } from "./mapping";
import { MOST, type Order } from "./useOrder";

interface Props {
  template: Template;
  order: Order;
  /** The service makes the documents of the order with this id. */
  onOrdered: (orderId: string) => void;
}

/** The last step: how, until when, and the button that sends all rows without faults. */
export function SendStep({ template, order, onOrdered }: Props) {
  const t = useT();
  const { timeZone, number } = useMoments();
  const [leaveOut, setLeaveOut] = useState(false);
  const [notify, setNotify] = useState("mail");
  const [expires, setExpires] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const keyOf = useOnceKey();

  const { good, sends, nobody, blank } = order;
  const faulty = order.rows.length - good.length;
  const people = good.reduce((sum, row) => sum + (row.document.recipients?.length ?? 0), 0);
  const ready = good.length > 0 && good.length <= MOST && (faulty === 0 || leaveOut);

  const send = async () => {
    const sure = await confirm({
      title: t("documents-bulk-confirm-title", { count: good.length }),
      body: (
        <ConfirmWords
          templateName={template.name}
          count={good.length}
          people={sends ? people : null}
          mail={notify === "mail"}
          nobody={nobody}
          blank={sends ? blank : []}
          repeated={good.filter(({ sameAs }) => sameAs !== undefined).length}
        />
      ),
      action: t("documents-bulk-confirm", { count: good.length }),
    });
    if (!sure) return;
    const body = {
      templateId: template.id,
      documents: good.map(({ document }) => document),
      notify: notify === "mail",
      expiresAt: (expires && endOfDay(expires, timeZone)) || undefined,
    };
    setBusy(true);
    setFailure(null);
    try {
      const header = { "Idempotency-Key": keyOf(body) };
      const made = await dataOf(api.POST("/documents/bulk", { body, params: { header } }));
      onOrdered(made.id);
    } catch (thrown) {
      const refused = asFailure(thrown);
      const { byPlace, left } = placed(refused.details, good, order.meanings);
      order.refuse(byPlace);
      if (byPlace.size === 0 || left.length > 0) setFailure(refused.saying(left));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack gap="md">
      {sends && (
        <HowAndUntil
          how={{ value: notify, onChange: setNotify }}
          until={{ value: expires, onChange: (event) => setExpires(event.currentTarget.value) }}
        />
      )}
      {faulty > 0 && (
        <Switch
          label={t("documents-bulk-leave-out", { count: faulty })}
          checked={leaveOut}
          onChange={(event) => setLeaveOut(event.currentTarget.checked)}
        />
      )}
      {good.length > MOST && (
        <Text c="red" role="alert">
          {t("documents-bulk-too-many", { most: number(MOST), count: number(good.length) })}
        </Text>
      )}
      <FailureNotice failure={failure} />
      <Group>
        <Button
          loading={busy}
          disabled={!ready}
          onClick={send}
          leftSection={<Send aria-hidden size={16} className="flips" />}
        >
          {sends
            ? t("documents-bulk-send", { count: good.length })
            : t("documents-bulk-make", { count: good.length })}
        </Button>
        {!ready && faulty > 0 && !leaveOut && (
          <Text size="sm" c="dimmed">
            {t("documents-bulk-not-yet")}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
