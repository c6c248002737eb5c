import { Button, FileButton, Text } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import styles from "./FileDrop.module.css";

interface Props {
  icon: LucideIcon;
  /** What can be dropped here. */
  title: string;
  /** What the button says, for those who do not drop. */
  action: string;
  help?: string;
  /** As the `accept` of an input: ".md,text/markdown". */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** A place where a file can be dropped, with a button that does the same. */
export function FileDrop({ icon: Icon, title, action, help, accept, busy = false, onFile }: Props) {
  const [over, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a pointer
    <div
      className={over ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <Icon aria-hidden size={32} strokeWidth={1.5} />
      <Text fw={600}>{title}</Text>
      <FileButton
        accept={accept}
        resetRef={reset}
        onChange={(file) => {
          if (file) onFile(file);
          // The same file may be chosen again after it was mended.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button {...props} variant="default" loading={busy}>
            {action}
          </Button>
        )}
      </FileButton>
      {help && (
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      )}
    </div>
  );
}
