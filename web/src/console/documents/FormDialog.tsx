import { Button, Group, Modal, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { FailureNotice } from "../frame/FailureNotice";
import { useFocusBack } from "../frame/useFocusBack";
import { useT } from "../text/words";

interface Props {
  title: string;
  onClose: () => void;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  failure: unknown;
  /** What the button says: the deed itself. */
  action: string;
  danger?: boolean;
  size?: string | number;
  children: ReactNode;
}

/** A dialog with a form in it. Whoever shows it takes it away when it closes. */
export function FormDialog(props: Props) {
  const { title, onClose, onSubmit, busy, failure, action, danger, size = "md", children } = props;
  const t = useT();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {children}
          <FailureNotice failure={failure} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("frame-cancel")}
            </Button>
            <Button type="submit" loading={busy} color={danger ? "red" : undefined}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
