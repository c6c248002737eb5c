import "@mantine/notifications/styles.layer.css";
import { Button, Group, Text } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { Check, TriangleAlert } from "lucide-react";
import { asFailure } from "../api/failure";
import { t } from "../text/words";
import { failureWords } from "./failureWords";

const close = () => ({ closeButtonProps: { "aria-label": t("frame-close") } });

/** Where messages are drawn. */
export default function Toasts() {
  return <Notifications position="bottom-right" />;
}

/** What `toast.ts` passes on. */
export const toasts = {
  /** Says that something was done. */
  done(message: string): void {
    notifications.show({
      message,
      color: "green",
      icon: <Check aria-hidden size={18} />,
      autoClose: 5_000,
      ...close(),
    });
  },

  /** Says that something was done which can be taken back for a while. */
  undoable(message: string, undo: () => void): void {
    const id = notifications.show({
      message: (
        <Group gap="sm" justify="space-between">
          <Text size="sm">{message}</Text>
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              notifications.hide(id);
              undo();
            }}
          >
            {t("frame-undo")}
          </Button>
        </Group>
      ),
      color: "green",
      icon: <Check aria-hidden size={18} />,
      autoClose: 10_000,
      ...close(),
    });
  },

  /** Says that something failed, and stays until it is closed. On a page that has room, `FailureNotice` is better. */
  failed(thrown: unknown, title?: string): void {
    const failure = asFailure(thrown);
    const words = failureWords(t, failure);
    const refused = failure.status >= 400 && failure.status < 500;
    const said = refused ? (failure.details[0]?.message ?? failure.message) : "";
    const foreign = failure.details[0]?.foreign ?? failure.foreign;
    notifications.show({
      title: title ?? words.title,
      message: (
        <>
          {words.advice} {said && <bdi lang={foreign ? "en" : undefined}>{said}</bdi>}
          {failure.requestId && (
            <Text component="span" display="block" size="xs">
              {t("frame-request-id")} <bdi>{failure.requestId}</bdi>
            </Text>
          )}
        </>
      ),
      color: "red",
      icon: <TriangleAlert aria-hidden size={18} />,
      autoClose: false,
      ...close(),
    });
  },
};
