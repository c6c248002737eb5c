// The question before anything that can't be undone: `if (await confirm({ title, body, action, danger: true })) …`.

import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useT } from "../text/words";
import { DialogButtons } from "./DialogButtons";
import { useFocusBack } from "./useFocusBack";

interface Question {
  title: string;
  /** What will happen, and to what. */
  body: ReactNode;
  /** What the button says: the deed itself, not "OK". */
  action: string;
  /** What the harmless answer says where "Cancel" would not say enough. */
  cancel?: string;
  /** Whether it destroys something. */
  danger?: boolean;
  /** A word to type first, such as the workspace's name, where a slip would be a disaster. */
  typed?: string;
}

let open: { question: Question; answer: (yes: boolean) => void } | null = null;
const listeners = new Set<() => void>();

function set(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks, and gives whether the person said yes. */
export function confirm(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((answer) => set({ question, answer }));
}

/** Where the question is drawn; the application has one. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
  const t = useT();
  const [typed, setTyped] = useState("");
  // The words stay while the dialog fades.
  const [shown, setShown] = useState<Question | null>(null);
  useEffect(() => {
    if (asked) {
      setShown(asked.question);
      setTyped("");
    }
  }, [asked]);
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    set(null);
  };
  const opened = asked !== null && shown !== null;
  useFocusBack(opened);
  const held = shown?.typed !== undefined && typed.trim() !== shown.typed;
  return (
    <Modal
      opened={opened}
      onClose={() => answer(false)}
      title={shown?.title}
      // Over whatever dialog it was asked from.
      zIndex={350}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!held) answer(true);
        }}
      >
        <Stack gap="lg">
          <Text component="div">{shown?.body}</Text>
          {shown?.typed !== undefined && (
            <TextInput
              label={t("frame-confirm-typed", { words: shown.typed })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              data-autofocus
            />
          )}
          <DialogButtons>
            {/* The harmless answer has the focus. */}
            <Button
              variant="default"
              data-autofocus={shown?.typed === undefined || undefined}
              onClick={() => answer(false)}
            >
              {shown?.cancel ?? t("frame-cancel")}
            </Button>
            <Button type="submit" color={shown?.danger ? "red" : undefined} disabled={held}>
              {shown?.action}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
