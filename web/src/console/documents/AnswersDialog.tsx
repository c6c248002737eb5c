import { Alert, Button, Modal, Radio, Stack, Text } from "@mantine/core";
import { Download, TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { DialogButtons } from "../frame/DialogButtons";
import { FailureNotice } from "../frame/FailureNotice";
import { useFocusBack } from "../frame/useFocusBack";
import { useLanguage } from "../text/words";
import { type Asked, type Separator, saveAnswers, separatorOf } from "./answers";

interface Props {
  /** Which documents. */
  query: Asked;
  onClose: () => void;
}

/** Asks how the table of answers is to be written, saves it, and stays where documents had to be left out. */
export default function AnswersDialog({ query, onClose }: Props) {
  const { t, language } = useLanguage();
  const [separator, setSeparator] = useState<Separator>(separatorOf(language));
  const [state, setState] = useState<"asking" | "busy" | "cut">("asking");
  const [failure, setFailure] = useState<unknown>(null);
  useFocusBack();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("busy");
    setFailure(null);
    try {
      if (await saveAnswers(query, separator)) setState("cut");
      else onClose();
    } catch (thrown) {
      setFailure(thrown);
      setState("asking");
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("answers-title")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t("answers-what")}
          </Text>
          <Radio.Group
            label={t("answers-separator")}
            value={separator}
            onChange={(chosen) => setSeparator(chosen as Separator)}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="comma" label={t("answers-comma")} description={t("answers-comma-what")} />
              <Radio
                value="semicolon"
                label={t("answers-semicolon")}
                description={t("answers-semicolon-what")}
              />
            </Stack>
          </Radio.Group>
          <FailureNotice failure={failure} />
          {state === "cut" && (
            <Alert role="alert" color="yellow" icon={<TriangleAlert aria-hidden />} title={t("answers-cut")}>
              {t("answers-cut-what")}
            </Alert>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t(state === "cut" ? "frame-close" : "frame-cancel")}
            </Button>
            <Button
              type="submit"
              loading={state === "busy"}
              leftSection={<Download aria-hidden size={16} />}
              data-autofocus
            >
              {t(state === "cut" ? "answers-again" : "answers-action")}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
