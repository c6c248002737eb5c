import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../text/words";

interface Props {
  /** What it is about, for those who do not see where the buttons stand. */
  of: string;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** The buttons at the foot of each thing in a panel: move, remove, and what else there is. */
export function Tools({ of, onUp, onDown, onRemove, children }: Props) {
  const t = useT();
  return (
    <Group justify="space-between" gap="xs" mt="xs">
      <Group gap={2}>
        <Tooltip label={t("editor-move-up")}>
          <ActionIcon
            aria-label={t("editor-move-up-of", { of })}
            disabled={!onUp}
            bg={onUp ? undefined : "transparent"}
            onClick={onUp}
          >
            <ArrowUp aria-hidden size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("editor-move-down")}>
          <ActionIcon
            aria-label={t("editor-move-down-of", { of })}
            disabled={!onDown}
            bg={onDown ? undefined : "transparent"}
            onClick={onDown}
          >
            <ArrowDown aria-hidden size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("editor-remove")}>
          <ActionIcon color="red" aria-label={t("editor-remove-of", { of })} onClick={onRemove}>
            <Trash2 aria-hidden size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
      {children}
    </Group>
  );
}

/** Returns a table with one of its entries at another place. */
export function movedEntry<T>(table: Record<string, T>, name: string, step: number): Record<string, T> {
  const entries = Object.entries(table);
  const from = entries.findIndex(([key]) => key === name);
  return Object.fromEntries(moved(entries, from, from + step));
}

/** Returns a list with one of its members at another place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const member = list[from];
  if (member === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, member);
}
