import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { roleColour } from "../../frame/roleColours";
import { useT } from "../../text/words";
import { FIELD_ICONS } from "../fieldIcons";
import { EDGES, type Edges } from "./geometry";
import styles from "./Place.module.css";
import type { Placed } from "./plan";

interface Props {
  field: Placed;
  /** How far what is hit may reach, in pixels, without taking from its neighbours. */
  across: number;
  down: number;
  /** The place of its role among the roles; below nought where it has none. */
  role: number;
  selected: boolean;
  /** Whether it can be resized: it is the only one that is chosen. */
  alone: boolean;
  wrong: boolean;
  /** The id of the box that takes the focus once it is drawn. */
  focus: RefObject<string | null>;
  onPointer: (event: PointerEvent, id: string, edges?: Edges) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
}

const percent = (part: number) => `${part * 100}%`;

/** A field on its page. */
export const FieldBox = memo(function FieldBox(props: Props) {
  const { field, across, down, role, selected, alone, wrong, focus, onPointer, onKey } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus.current !== field.id) return;
    focus.current = null;
    box.current?.focus({ preventScroll: false });
  });
  const Icon = FIELD_ICONS[field.type];
  const type = t(`templates-type-${field.type}`);
  const { x, y, width, height } = field.placement;
  const name = field.label || type;
  const told = t("templates-field-told", {
    name,
    type,
    role: field.role ?? t("templates-no-role"),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers keep pointers from what is inside of a button
    <div
      ref={box}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={wrong ? t("templates-field-wrong", { told }) : told}
      aria-describedby="place-keys"
      data-field={field.id}
      className={[styles.field, selected && styles.chosen, wrong && styles.wrong].filter(Boolean).join(" ")}
      style={
        {
          left: percent(x),
          top: percent(y),
          width: percent(width),
          height: percent(height),
          "--colour": roleColour(role),
          "--across": `${across}px`,
          "--down": `${down}px`,
        } as React.CSSProperties
      }
      onPointerDown={(event) =>
        onPointer(event, field.id, (event.target as HTMLElement).dataset.edges as Edges | undefined)
      }
      onKeyDown={(event) => onKey(event, field.id)}
    >
      <span className={styles.words}>
        {Icon && <Icon aria-hidden size={12} />}
        <bdi>
          {name}
          {field.required ? " *" : ""}
        </bdi>
      </span>
      {wrong && (
        <span className={styles.flag} aria-hidden>
          !
        </span>
      )}
      {alone &&
        EDGES.map((edges) => (
          <span
            key={edges}
            aria-hidden
            className={styles.handle}
            data-edges={edges}
            style={{
              left: edges.includes("w") ? 0 : edges.includes("e") ? "100%" : "50%",
              top: edges.includes("n") ? 0 : edges.includes("s") ? "100%" : "50%",
            }}
          />
        ))}
    </div>
  );
});
