// Moving and resizing fields by mouse, pen and finger, and choosing several by a frame drawn around them.

import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";
import type { Placement } from "../form";
import {
  around,
  type Edges,
  type Guides,
  held,
  meet,
  type Rect,
  resized,
  snapped,
  snappedEdges,
} from "./geometry";
import { type Placed, placedAt, placedFields } from "./plan";
import type { Bench } from "./useBench";

/** Nearer than this many pixels, edges meet. */
const REACH = 6;
/** A hand that trembles so far moves nothing, in pixels. */
const STILL = 3;
/** So near to the edge of what is in sight it scrolls, in pixels. */
const BRINK = 36;

let drags = 0;

/** A frame around fields that are to be chosen. */
export interface Frame extends Rect {
  page: number;
}

function sheets(scroller: HTMLElement | null): HTMLElement[] {
  return [...(scroller?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
}

/** The page under a point; the nearest one above or below it where it is between pages. */
export function sheetAt(scroller: HTMLElement | null, y: number): { page: number; rect: DOMRect } | null {
  let best: { page: number; rect: DOMRect; away: number } | null = null;
  for (const sheet of sheets(scroller)) {
    const rect = sheet.getBoundingClientRect();
    const away = y < rect.top ? rect.top - y : y > rect.bottom ? y - rect.bottom : 0;
    if (!best || away < best.away) best = { page: Number(sheet.dataset.page), rect, away };
  }
  return best;
}

/** Follows a pointer until it is let go. */
export function follow(onMove: (event: PointerEvent) => void, onEnd: (event: PointerEvent) => void): void {
  const end = (event: PointerEvent) => {
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    onEnd(event);
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function scrollAtBrink(scroller: HTMLElement | null, y: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + BRINK) scroller.scrollBy(0, -12);
  else if (y > bottom - BRINK) scroller.scrollBy(0, 12);
}

export function usePointer(bench: Bench, scroller: RefObject<HTMLElement | null>) {
  const [guides, setGuides] = useState<(Guides & { page: number }) | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);

  const others = (page: number, ids: readonly string[]) =>
    placedFields(bench.plan)
      .filter((field) => field.placement.page === page && !ids.includes(field.id))
      .map(({ placement }) => placement);

  /** Where a group of fields lies when the pointer is at a point. */
  const carried = (group: readonly Placed[], from: PointerEvent, event: PointerEvent) => {
    const start = around(group.map(({ placement }) => placement));
    const pages = new Set(group.map(({ placement }) => placement.page));
    const home = sheets(scroller.current).find(
      (sheet) => Number(sheet.dataset.page) === group[0]?.placement.page,
    );
    if (!home) return null;
    const rect = home.getBoundingClientRect();
    let page = group[0]?.placement.page ?? 1;
    let dx = (event.clientX - from.clientX) / rect.width;
    let dy = (event.clientY - from.clientY) / rect.height;
    // Fields of one page can be taken to another.
    const under = pages.size === 1 ? sheetAt(scroller.current, event.clientY) : null;
    if (under && under.page !== page) {
      page = under.page;
      dy = (event.clientY - under.rect.top) / under.rect.height - (from.clientY - rect.top) / rect.height;
    }
    const reach = event.ctrlKey || event.metaKey ? null : { x: REACH / rect.width, y: REACH / rect.height };
    const ids = group.map(({ id }) => id);
    const near = reach && snapped({ ...start, x: start.x + dx, y: start.y + dy }, others(page, ids), reach);
    if (near) {
      dx += near.dx;
      dy += near.dy;
    }
    const by = held(
      group.map(({ placement }) => placement),
      dx,
      dy,
    );
    const places = group.map(({ id, placement }): [string, Placement] => [
      id,
      {
        ...placement,
        page: pages.size === 1 ? page : placement.page,
        x: placement.x + by.dx,
        y: placement.y + by.dy,
      },
    ]);
    return { places: new Map(places), guides: near && { ...near.guides, page } };
  };

  /** One side or corner of a field at the pointer. */
  const stretched = (field: Placed, edges: Edges, from: PointerEvent, event: PointerEvent) => {
    const { page } = field.placement;
    const sheet = sheets(scroller.current).find((one) => Number(one.dataset.page) === page);
    if (!sheet) return null;
    const rect = sheet.getBoundingClientRect();
    const size = bench.sizeOf(page);
    const dx = (event.clientX - from.clientX) / rect.width;
    const dy = (event.clientY - from.clientY) / rect.height;
    const free = resized(field.placement, edges, dx, dy, size);
    const reach = { x: REACH / rect.width, y: REACH / rect.height };
    const near =
      event.ctrlKey || event.metaKey ? null : snappedEdges(free, edges, others(page, [field.id]), reach);
    const next = near ? resized(field.placement, edges, dx + near.dx, dy + near.dy, size) : free;
    return {
      places: new Map([[field.id, { page, ...next }]]),
      guides: near && { ...near.guides, page },
    };
  };

  return {
    guides,
    frame,

    /** A pointer went down on a field, or on one of its handles. */
    onField(down: ReactPointerEvent, id: string, edges?: Edges) {
      if (down.button !== 0) return;
      const from = down.nativeEvent;
      const adding = from.shiftKey || from.ctrlKey || from.metaKey;
      const ids = bench.selected.includes(id) ? bench.selected : adding ? [...bench.selected, id] : [id];
      if (adding && bench.selected.includes(id)) {
        bench.toggle(id);
        return;
      }
      bench.select(ids);
      const group = placedFields(bench.plan).filter((field) =>
        edges ? field.id === id : ids.includes(field.id),
      );
      const one = group[0];
      if (!one) return;
      drags += 1;
      const kind = `drag ${drags}`;
      let moving = false;
      follow(
        (event) => {
          if (event.pointerId !== from.pointerId) return;
          const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
          if (!moving && far < STILL) return;
          moving = true;
          scrollAtBrink(scroller.current, event.clientY);
          const next = edges ? stretched(one, edges, from, event) : carried(group, from, event);
          if (!next) return;
          setGuides(next.guides);
          bench.change((plan) => placedAt(plan, next.places, bench.sizeOf), kind);
        },
        () => {
          setGuides(null);
          if (moving) bench.focus.current = id;
          // A click on one of several chooses it alone.
          else if (!adding) bench.select([id]);
        },
      );
    },

    /** A pointer went down beside the fields. */
    onSheet(down: ReactPointerEvent<HTMLElement>, page: number) {
      if (down.button !== 0 || down.target !== down.currentTarget) return;
      const from = down.nativeEvent;
      const before = from.shiftKey ? bench.selected : [];
      bench.select(before);
      // A finger scrolls.
      if (from.pointerType === "touch") return;
      down.preventDefault();
      const sheet = down.currentTarget;
      follow(
        (event) => {
          const rect = sheet.getBoundingClientRect();
          const part = (x: number, y: number) => ({
            x: Math.max(0, Math.min(1, (x - rect.left) / rect.width)),
            y: Math.max(0, Math.min(1, (y - rect.top) / rect.height)),
          });
          const one = part(from.clientX, from.clientY);
          const other = part(event.clientX, event.clientY);
          const drawn = around([
            { ...one, width: 0, height: 0 },
            { ...other, width: 0, height: 0 },
          ]);
          setFrame({ page, ...drawn });
          const inside = placedFields(bench.plan).filter(
            ({ placement }) => placement.page === page && meet(placement, drawn),
          );
          bench.select([...new Set([...before, ...inside.map(({ id }) => id)])]);
        },
        () => setFrame(null),
      );
    },
  };
}

export type Pointer = ReturnType<typeof usePointer>;
