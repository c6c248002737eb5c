import { ActionIcon, type ActionIconProps, Group, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useT } from "../text/words";
import styles from "./Copy.module.css";
import { copyText } from "./clipboard";
import { GrowingTextarea } from "./GrowingTextarea";

interface ButtonProps {
  value: string;
  /** What is copied, for those who do not see what stands beside the button. */
  what: string;
  size?: ActionIconProps["size"];
}

/** Copies a text and says so. */
export function CopyButton({ value, what, size = "lg" }: ButtonProps) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = copied ? t("frame-copied") : t("frame-copy", { what });
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon
          size={size}
          aria-label={t("frame-copy", { what })}
          color={copied ? "green" : "gray"}
          onClick={async () => setCopied(await copyText(value))}
        >
          {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden role="status">{copied ? t("frame-copied") : ""}</VisuallyHidden>
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  description?: ReactNode;
  /** Whether it takes the focus when it appears: where it is what somebody waited for. */
  focused?: boolean;
}

/** A text to take along: shown whole, chosen by a click, copied by a button. It runs left to right, as links and keys do. */
export function CopyField({ label, value, description, focused = false }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <div>
      <Text component="label" htmlFor={id} size="sm" fw={600}>
        {label}
      </Text>
      {description && (
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      )}
      <Group gap="xs" wrap="nowrap" align="flex-start" mt={4}>
        <GrowingTextarea
          id={id}
          ref={input}
          value={value}
          readOnly
          dir="ltr"
          flex={1}
          miw={0}
          spellCheck={false}
          look={styles.whole}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={value} what={label} />
      </Group>
    </div>
  );
}
