import { Stack, Text, UnstyledButton } from "@mantine/core";
import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useT } from "../../text/words";
import { FIELD_ICONS } from "../fieldIcons";
import { FIELD_TYPES, type FieldType } from "../form";
import styles from "./Place.module.css";
import type { Spot } from "./plan";
import { follow, sheetAt } from "./usePointer";

/** A hand that trembles so far drags nothing, in pixels. */
const STILL = 5;
/** What is signed, and what is filled in. */
const SIGNED = 4;

interface Props {
  scroller: RefObject<HTMLElement | null>;
  onAdd: (type: FieldType, spot?: Spot) => void;
}

interface Ghost {
  type: FieldType;
  x: number;
  y: number;
}

/** All types of fields: a click adds one, a drag takes one to where it belongs. */
export function Palette({ scroller, onAdd }: Props) {
  const t = useT();
  const [ghost, setGhost] = useState<Ghost | null>(null);
  // A drag ends with a click, too.
  const dragged = useRef(false);
  const take = (down: PointerEvent, type: FieldType) => {
    dragged.current = false;
    if (down.button !== 0 || down.pointerType === "touch") return;
    const from = down.nativeEvent;
    follow(
      (event) => {
        const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
        if (!dragged.current && far < STILL) return;
        dragged.current = true;
        setGhost({ type, x: event.clientX, y: event.clientY });
      },
      (event) => {
        setGhost(null);
        if (!dragged.current || event.type === "pointercancel") return;
        const sheet = sheetAt(scroller.current, event.clientY);
        if (!sheet) return;
        const { rect, page } = sheet;
        const x = (event.clientX - rect.left) / rect.width;
        const y = (event.clientY - rect.top) / rect.height;
        if (x >= 0 && x <= 1 && y >= 0 && y <= 1) onAdd(type, { page, x, y, by: "middle" });
      },
    );
  };
  const group = (types: readonly FieldType[], title: string) => (
    <section aria-label={title}>
      <Text size="xs" fw={600} c="dimmed" mb={4}>
        {title}
      </Text>
      {types.map((type) => {
        const Icon = FIELD_ICONS[type];
        return (
          <UnstyledButton
            key={type}
            className={styles.kind}
            onPointerDown={(event) => take(event, type)}
            onDragStart={(event) => event.preventDefault()}
            onClick={() => {
              if (!dragged.current) onAdd(type);
              dragged.current = false;
            }}
          >
            <Icon aria-hidden size={16} />
            {t(`templates-type-${type}`)}
          </UnstyledButton>
        );
      })}
    </section>
  );
  const GhostIcon = ghost && FIELD_ICONS[ghost.type];
  return (
    <Stack gap="md">
      {group(FIELD_TYPES.slice(0, SIGNED), t("templates-palette-signing"))}
      {group(FIELD_TYPES.slice(SIGNED), t("templates-palette-filling"))}
      {ghost &&
        GhostIcon &&
        createPortal(
          <div className={styles.ghost} style={{ left: ghost.x, top: ghost.y }} aria-hidden>
            <GhostIcon size={14} />
            {t(`templates-type-${ghost.type}`)}
          </div>,
          document.body,
        )}
    </Stack>
  );
}
