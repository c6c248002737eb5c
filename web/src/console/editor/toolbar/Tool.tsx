import { ActionIcon, Tooltip } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { Keys } from "../../frame/Keys";

interface Props
  extends Pick<ComponentPropsWithRef<"button">, "ref" | "id" | "aria-haspopup" | "aria-expanded"> {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  /** Whether it holds where the cursor is; buttons that do something once have none. */
  pressed?: boolean;
  disabled?: boolean;
  keys?: string;
}

/** A button of the toolbar. Pressing it leaves the selection in the text alone. */
export function Tool({ label, icon: Icon, onClick, pressed, disabled, keys, ...rest }: Props) {
  return (
    <Tooltip
      label={
        <>
          {label} {keys && <Keys keys={keys} />}
        </>
      }
    >
      <ActionIcon
        {...rest}
        size={34}
        aria-label={label}
        aria-pressed={pressed}
        variant={pressed ? "light" : "subtle"}
        color={pressed ? "blue" : "gray"}
        disabled={disabled}
        bg={disabled ? "transparent" : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon aria-hidden size={18} strokeWidth={1.9} />
      </ActionIcon>
    </Tooltip>
  );
}
