import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useT } from "../text/words";

/** The fewest characters of a password, as the service has it. */
export const SHORTEST = 10;

/** An input for a password that is being chosen. */
export function NewPasswordInput(props: PasswordInputProps) {
  const t = useT();
  return (
    <PasswordInput
      description={t("account-password-rule", { count: SHORTEST })}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ "aria-label": t("account-password-show") }}
      visibilityToggleFocusable
      aria-invalid={props.error ? true : undefined}
      required
      {...props}
    />
  );
}

/** An input for the password that somebody has. */
export function PresentPasswordInput(props: PasswordInputProps) {
  const t = useT();
  return (
    <PasswordInput
      autoComplete="current-password"
      visibilityToggleButtonProps={{ "aria-label": t("account-password-show") }}
      visibilityToggleFocusable
      aria-invalid={props.error ? true : undefined}
      required
      {...props}
    />
  );
}
