import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./DialogButtons.module.css";

/** The buttons at the end of a dialog, the deed last. */
export function DialogButtons({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <Group className={`${styles.buttons} ${className}`} justify="flex-end" gap="sm">
      {children}
    </Group>
  );
}
