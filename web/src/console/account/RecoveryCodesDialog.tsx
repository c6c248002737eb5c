import { Alert, Button, Group, Modal, SimpleGrid, Stack } from "@mantine/core";
import { Download, KeyRound } from "lucide-react";
import { CopyButton } from "../frame/Copy";
import { DialogButtons } from "../frame/DialogButtons";
import { useFocusBack } from "../frame/useFocusBack";
import { useT } from "../text/words";

/** The codes for the day the authenticator app is lost, shown once. */
export function RecoveryCodesDialog({ codes, close }: { codes: string[]; close: () => void }) {
  const t = useT();
  useFocusBack();
  const whole = codes.join("\n");
  return (
    <Modal
      opened
      onClose={close}
      title={t("account-codes")}
      // What is shown once goes by its button only, not by a slip.
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Alert color="yellow" icon={<KeyRound aria-hidden />} title={t("frame-secret-once")}>
          {t("account-codes-what")}
        </Alert>
        <SimpleGrid
          component="ul"
          cols={2}
          spacing={6}
          m={0}
          p={0}
          dir="ltr"
          ff="monospace"
          aria-label={t("account-codes")}
          style={{ listStyle: "none" }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </SimpleGrid>
        <Group gap="sm">
          <CopyButton value={whole} what={t("account-codes")} />
          <Button
            variant="default"
            component="a"
            href={`data:text/plain,${encodeURIComponent(`${whole}\n`)}`}
            download="countersign-recovery-codes.txt"
            leftSection={<Download aria-hidden size={16} />}
          >
            {t("account-codes-download")}
          </Button>
        </Group>
        <DialogButtons>
          <Button onClick={close}>{t("account-codes-kept")}</Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
