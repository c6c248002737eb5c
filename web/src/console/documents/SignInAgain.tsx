import { Anchor, Stack, Text } from "@mantine/core";
import { signInAddress } from "../frame/wayBack";
import { useT } from "../text/words";

/** What to do where the session ended under a form: sign in beside it, so that nothing typed is lost. */
export function SignInAgain() {
  const t = useT();
  return (
    <Stack gap="sm">
      <Text>{t("documents-signed-out", { cancel: t("frame-cancel") })}</Text>
      <Anchor href={signInAddress("/documents")} target="_blank" rel="noreferrer">
        {t("documents-signed-out-link")}
      </Anchor>
    </Stack>
  );
}
