import { Checkbox, Stack, Text } from "@mantine/core";
import type { ComponentProps } from "react";
import { When } from "../frame/When";
import { useT } from "../text/words";

interface Props {
  /** Those that let in without a password. */
  passkeys: { name: string; createdAt: string }[];
  /** The box's place in the form. */
  box: ComponentProps<typeof Checkbox>;
}

/** The passkeys of somebody who chooses a new password: a stranger who was in the account may have left one. */
export function ResetPasskeys({ passkeys, box }: Props) {
  const t = useT();
  return (
    <Stack gap="xs">
      <Text size="sm">{t("account-reset-passkeys-what", { count: passkeys.length })}</Text>
      <Stack component="ul" gap={4} ps="lg" m={0}>
        {passkeys.map((passkey) => (
          <Text component="li" size="sm" key={`${passkey.name} ${passkey.createdAt}`}>
            <bdi>{passkey.name}</bdi>{" "}
            <Text span size="sm" c="dimmed">
              ({t("account-reset-passkey-added")} <When at={passkey.createdAt} mode="day" />)
            </Text>
          </Text>
        ))}
      </Stack>
      <Checkbox
        label={t("account-reset-passkeys", { count: passkeys.length })}
        description={t("account-reset-passkeys-help")}
        {...box}
      />
    </Stack>
  );
}
