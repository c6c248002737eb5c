import { Button, Modal, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useT } from "../text/words";
import { DialogButtons } from "./DialogButtons";
import { FailureNotice } from "./FailureNotice";
import { useFocusBack } from "./useFocusBack";

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
  /** The browser itself asks for what is missing. */
  asksItself?: boolean;
  /** A slip beside it does not close it. */
  stays?: boolean;
  children: ReactNode;
}

/** A dialog with a form in it. Whoever shows it takes it away when it closes. */
export function FormDialog(props: Props) {
  const {
    title,
    onClose,
    onSubmit,
    busy,
    failure,
    action,
    danger,
    size = "md",
    asksItself,
    stays,
    children,
  } = props;
  const t = useT();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ "aria-label": t("frame-close") }}
      closeOnClickOutside={!stays}
    >
      <form onSubmit={onSubmit} noValidate={!asksItself}>
        <Stack gap="md">
          {children}
          <FailureNotice failure={failure} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t("frame-cancel")}
            </Button>
            <Button type="submit" loading={busy} color={danger ? "red" : undefined}>
              {action}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
