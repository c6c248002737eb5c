import { Alert, Stack } from "@mantine/core";
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../text/words";
import { CopyField } from "./Copy";

interface Props {
  /** What the secret is: "API key", "signing secret". */
  label: string;
  secret: string;
  /** Where to put it. */
  description?: ReactNode;
  /** Whether it takes the focus: the button that made it is gone. */
  focused?: boolean;
}

/** A secret that is shown once. Whoever holds it in state lets go of it when the dialog closes. */
export function SecretOnce({ label, secret, description, focused }: Props) {
  const t = useT();
  return (
    <Stack gap="md">
      <Alert color="yellow" icon={<KeyRound aria-hidden />} title={t("frame-secret-once")}>
        {t("frame-secret-advice")}
      </Alert>
      <CopyField label={label} value={secret} description={description} focused={focused} />
    </Stack>
  );
}
