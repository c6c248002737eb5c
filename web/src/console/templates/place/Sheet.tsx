import { Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { rooms } from "../../../document/room";
import { useT } from "../../text/words";
import { FieldBox } from "./FieldBox";
import type { Edges } from "./geometry";
import { onFieldKey } from "./keys";
import styles from "./Place.module.css";
import { type Placed, placedFields } from "./plan";
import type { Bench } from "./useBench";
import type { Picture } from "./usePictures";
import type { Pointer } from "./usePointer";

interface Props {
  picture: Picture;
  count: number;
  /** The width of the page on the screen, in pixels; all of the room where it is nought. */
  width: number;
  bench: Bench;
  pointer: Pointer;
  wrong: ReadonlySet<string>;
  /** Leads to the properties of a field. */
  onOpen: () => void;
  /** The page came into sight. */
  onSeen: (page: number) => void;
}

/** What a finger hits well, in CSS pixels: a field needs no more. */
const FINGER = 44;

const percent = (part: number) => `${part * 100}%`;

/** A page with its fields. */
export function Sheet({ picture, count, width, bench, pointer, wrong, onOpen, onSeen }: Props) {
  const t = useT();
  const { page } = picture;
  const sheet = useRef<HTMLElement>(null);
  const missing = !picture.image;
  useEffect(() => {
    if (!missing || !sheet.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen(page);
      },
      { rootMargin: "600px" },
    );
    watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [missing, page, onSeen]);

  // What boxes are given stays the same from one drawing to the next, so that only those that moved are drawn anew.
  const latest = useRef({ bench, pointer, onOpen });
  latest.current = { bench, pointer, onOpen };
  const onPointer = useRef((event: React.PointerEvent, id: string, edges?: Edges) =>
    latest.current.pointer.onField(event, id, edges),
  ).current;
  const onKey = useRef((event: React.KeyboardEvent, id: string) =>
    onFieldKey(event, id, latest.current.bench, latest.current.onOpen),
  ).current;

  const fields: Placed[] = placedFields(bench.plan).filter(({ placement }) => placement.page === page);
  const shown = { width, height: (width * picture.height) / picture.width };
  const free = rooms(
    fields.map(({ placement }) => placement),
    shown,
  );
  const { guides, frame } = pointer;
  return (
    <div style={{ width: width || undefined, margin: "0 auto" }}>
      {count > 1 && (
        <Text className={styles.number} aria-hidden>
          {t("templates-page-of", { page, count })}
        </Text>
      )}
      <section
        ref={sheet}
        data-page={page}
        aria-label={t("templates-page-of", { page, count })}
        aria-busy={missing}
        className={styles.sheet}
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
        onPointerDown={(event) => pointer.onSheet(event, page)}
      >
        {picture.image && <img className={styles.picture} src={picture.image} alt="" draggable={false} />}
        {fields.map((field, at) => (
          <FieldBox
            key={field.id}
            field={field}
            across={Math.min(FINGER, free[at]?.width ?? FINGER)}
            down={Math.min(FINGER, free[at]?.height ?? FINGER)}
            role={bench.plan.roles.findIndex(({ name }) => name === field.role)}
            selected={bench.selected.includes(field.id)}
            alone={bench.selected.length === 1 && bench.selected[0] === field.id}
            wrong={wrong.has(field.id)}
            focus={bench.focus}
            onPointer={onPointer}
            onKey={onKey}
          />
        ))}
        {guides?.page === page && guides.x !== undefined && (
          <span
            className={styles.guide}
            style={{ left: percent(guides.x), top: 0, width: 1, height: "100%" }}
          />
        )}
        {guides?.page === page && guides.y !== undefined && (
          <span
            className={styles.guide}
            style={{ top: percent(guides.y), left: 0, height: 1, width: "100%" }}
          />
        )}
        {frame?.page === page && (
          <span
            className={styles.frame}
            style={{
              left: percent(frame.x),
              top: percent(frame.y),
              width: percent(frame.width),
              height: percent(frame.height),
            }}
          />
        )}
      </section>
    </div>
  );
}
