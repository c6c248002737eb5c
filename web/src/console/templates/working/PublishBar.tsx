import { Alert, Button, Group, Text } from "@mantine/core";
import { Check, CircleDashed, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../api/session";
import { confirm } from "../../frame/confirm";
import { toast } from "../../frame/toast";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import { isOvertaken, type Standing } from "./copy";
import styles from "./PublishBar.module.css";

interface Props {
  standing: Standing;
  /** Whether something was written that is not even kept. */
  dirty: boolean;
  /** Whether something keeps it from being published, which is told elsewhere. */
  held: boolean;
  /** Publishes what is written; gives whether it is published. */
  onPublish: () => Promise<boolean>;
  onDiscard: () => Promise<void>;
  /** Where it goes on once it is published, for whoever came to send it. */
  onward?: () => Promise<void>;
}

/** Whether one sees what documents are made from, and the ways to make it so. */
export function PublishBar({ standing, dirty, held, onPublish, onDiscard, onward }: Props) {
  const t = useT();
  const moments = useMoments();
  const me = useSession()?.user?.email;
  const [busy, setBusy] = useState(false);
  const { published, changes } = standing;
  const when = moments.day(published.at);
  const unpublished = changes != null || dirty;
  const overtaken = isOvertaken(standing);
  const run = async (act: () => Promise<boolean>, done?: string) => {
    setBusy(true);
    try {
      if ((await act()) && done) toast.done(done);
    } catch (thrown) {
      toast.failed(thrown);
    } finally {
      setBusy(false);
    }
  };
  const isSure = async () =>
    !overtaken ||
    confirm({
      title: t("templates-overtaken-title"),
      body: t("templates-overtaken-sure", { when: moments.absolute(published.at) }),
      action: t("templates-publish"),
    });
  const publish = async () => {
    if (await isSure()) await run(onPublish, t("templates-publish-done"));
  };
  const goOn = async (to: () => Promise<void>) => {
    if (unpublished && !(await isSure())) return;
    await run(async () => {
      const isDone = !unpublished || (await onPublish());
      if (isDone) await to();
      return isDone;
    });
  };
  const discard = async () => {
    const sure = await confirm({
      title: t("templates-discard-title"),
      body: t(published.isEmpty ? "templates-discard-empty" : "templates-discard-what", { when }),
      action: t("templates-discard"),
      danger: true,
    });
    if (sure) await run(() => onDiscard().then(() => true), t("templates-discarded"));
  };
  const Icon = unpublished ? CircleDashed : Check;
  const words = () => {
    if (onward) return t("templates-publish-send-what");
    if (published.isEmpty) return t(unpublished ? "templates-publish-first" : "templates-publish-empty");
    return unpublished ? t("templates-unpublished-when", { when }) : t("templates-published");
  };
  const others = changes != null && changes.actorName !== me;
  return (
    <section className={styles.bar} aria-label={t("templates-publish-state")} data-published={!unpublished}>
      <Group gap={8} wrap="nowrap" className={styles.state}>
        <Icon aria-hidden size={16} className={unpublished ? styles.open : styles.done} />
        <Text size="sm" role="status">
          {words()}
          {others && (
            <Text span size="sm" c="dimmed">
              {" "}
              {t("templates-unpublished-by", { who: changes.actorName, when: moments.absolute(changes.at) })}
            </Text>
          )}
        </Text>
      </Group>
      <Group gap="xs" wrap="nowrap" className={styles.deeds}>
        {changes != null && !onward && (
          <Button size="xs" variant="default" disabled={busy} onClick={() => void discard()}>
            {t("templates-discard")}
          </Button>
        )}
        {onward ? (
          <Button size="xs" disabled={held} loading={busy} onClick={() => void goOn(onward)}>
            {t("templates-publish-send")}
          </Button>
        ) : (
          <Button size="xs" disabled={!unpublished || held} loading={busy} onClick={() => void publish()}>
            {t("templates-publish")}
          </Button>
        )}
      </Group>
      {overtaken && (
        <Alert
          role="alert"
          className={styles.overtaken}
          color="yellow"
          icon={<TriangleAlert aria-hidden />}
          title={t("templates-overtaken")}
        >
          {t("templates-overtaken-what", { when: moments.absolute(published.at) })}
        </Alert>
      )}
    </section>
  );
}
