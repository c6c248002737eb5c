import { Button, Modal, Stack } from "@mantine/core";
import type { FormEventHandler, ReactNode } from "react";
import type { Failure } from "../api/failure";
import { useT } from "../text/words";
import { DialogButtons } from "./DialogButtons";
import { FailureNotice } from "./FailureNotice";
import { SecretOnce } from "./SecretOnce";
import { useFocusBack } from "./useFocusBack";

interface Props {
  opened: boolean;
  /** Closes it, and lets go of the secret. */
  onClose: () => void;
  size?: string;
  /** What it is called before and after. */
  titles: [asked: string, made: string];
  /** What is asked for before there is a secret. */
  children: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  busy: boolean;
  failure: Failure | null;
  /** The button that makes the secret. */
  action: string;
  /** What was made, once it was. */
  secret: string | null;
  label: string;
  description: string;
  /** The button of whoever has put it away, and what else it does than to close. */
  kept: string;
  onKept?: () => void;
}

/** Asks for what a secret needs, makes it, and shows it once. */
export function SecretDialog(props: Props) {
  const t = useT();
  const { onClose, secret, titles } = props;
  const isMade = secret !== null;
  useFocusBack(props.opened);
  return (
    <Modal
      opened={props.opened}
      onClose={onClose}
      size={props.size}
      title={titles[isMade ? 1 : 0]}
      closeButtonProps={{ "aria-label": t("frame-close") }}
      // What is shown once goes by its button only, not by a slip.
      withCloseButton={!isMade}
      closeOnEscape={!isMade}
      closeOnClickOutside={!isMade}
    >
      {isMade ? (
        <Stack gap="lg">
          <SecretOnce label={props.label} secret={secret} description={props.description} focused />
          <DialogButtons>
            <Button
              onClick={() => {
                onClose();
                props.onKept?.();
              }}
            >
              {props.kept}
            </Button>
          </DialogButtons>
        </Stack>
      ) : (
        <form onSubmit={props.onSubmit} noValidate>
          <Stack gap="md">
            {props.children}
            <FailureNotice failure={props.failure} />
            <DialogButtons>
              <Button variant="default" onClick={onClose}>
                {t("frame-cancel")}
              </Button>
              <Button type="submit" loading={props.busy}>
                {props.action}
              </Button>
            </DialogButtons>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
