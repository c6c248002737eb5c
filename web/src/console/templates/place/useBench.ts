// All that happens on the workbench: the plan, what is chosen, and the deeds that buttons, keys and pointers have in common.

import { useCallback, useMemo, useRef, useState } from "react";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import type { Field, FieldType } from "../form";
import { type Alignment, inMillimetres, type PageSize } from "./geometry";
import { useHistory } from "./history";
import * as plans from "./plan";

interface Options {
  initial: plans.Plan;
  pages: readonly PageSize[];
  /** Names that the template uses elsewhere. */
  taken: readonly string[];
  /** Where a new field goes when nothing says so: the middle of what is in sight. */
  sight: () => plans.Spot;
}

/** A gap between a field and the one that is added below it, in parts of the page. */
const GAP = 0.012;

export function useBench({ initial, pages, taken, sight }: Options) {
  const t = useT();
  const { number } = useMoments();
  const history = useHistory(initial);
  const plan = history.now;
  const [chosen, setChosen] = useState<string[]>([]);
  const [said, setSaid] = useState("");
  const [role, setRole] = useState(initial.roles[0]?.name);
  // Which box takes the focus once it is drawn.
  const focus = useRef<string | null>(null);

  const sizeOf = useCallback(
    (page: number): PageSize => pages[page - 1] ?? pages[0] ?? { width: 595, height: 842 },
    [pages],
  );
  // What was undone may have taken chosen fields along.
  const selected = useMemo(
    () => chosen.filter((id) => plan.fields.some((field) => field.id === id)),
    [chosen, plan.fields],
  );
  const first = plan.fields.find(({ id }) => id === selected[0]);
  const currentRole = plan.roles.some(({ name }) => name === role) ? role : plan.roles[0]?.name;

  const nameOf = (field: Field) => field.label || t(`templates-type-${field.type}`);
  const millimetres = (points: number) => number(inMillimetres(points), { maximumFractionDigits: 0 });

  const select = (ids: string[]) => setChosen(ids);

  const toggle = (id: string) =>
    setChosen(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);

  /** Says where a field lies now. */
  const sayPlace = (next: plans.Plan, ids: readonly string[]) => {
    const field = next.fields.find(({ id }) => id === ids[0]);
    const place = field?.placement;
    if (!field || !place) return;
    const size = sizeOf(place.page);
    setSaid(
      t("templates-said-place", {
        name: nameOf(field),
        page: place.page,
        left: millimetres(place.x * size.width),
        top: millimetres(place.y * size.height),
        width: millimetres(place.width * size.width),
        height: millimetres(place.height * size.height),
      }),
    );
  };

  const apply = (next: plans.Plan, kind: string) => history.change(() => next, kind);

  return {
    plan,
    selected,
    first,
    said,
    sizeOf,
    taken,
    role: currentRole,
    setRole,
    nameOf,
    select,
    toggle,
    sayPlace,
    focus,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    replace: history.replace,

    /** Any other change. */
    change: (make: (now: plans.Plan) => plans.Plan, kind: string) => history.change(make, kind),

    add(type: FieldType, at?: plans.Spot) {
      const below = first?.placement;
      const under: plans.Spot | undefined = below && {
        page: below.page,
        x: below.x,
        y: below.y + below.height + GAP,
        by: "corner",
      };
      const fits = under && under.y < 0.97 ? under : undefined;
      const options = [1, 2].map((count) => t("templates-option", { count }));
      const draft = { type, role: currentRole, options, spot: at ?? fits ?? sight(), taken };
      const { plan: next, id } = plans.added(plan, draft, sizeOf);
      apply(next, `add ${id}`);
      setChosen([id]);
      focus.current = id;
      setSaid(t("templates-said-added", { name: t(`templates-type-${type}`), page: draft.spot.page }));
    },

    move(ids: readonly string[], dx: number, dy: number) {
      const next = plans.moved(plan, ids, dx, dy, sizeOf);
      apply(next, `move ${ids.join()}`);
      sayPlace(next, ids);
    },

    grow(ids: readonly string[], dx: number, dy: number) {
      const next = plans.grown(plan, ids, dx, dy, sizeOf);
      apply(next, `grow ${ids.join()}`);
      sayPlace(next, ids);
    },

    align(way: Alignment) {
      apply(plans.inLine(plan, selected, way, sizeOf), `align ${way}`);
      setSaid(t("templates-said-aligned", { count: selected.length }));
    },

    duplicate() {
      if (selected.length === 0) return;
      const { plan: next, ids } = plans.duplicated(plan, selected, sizeOf, taken);
      apply(next, `duplicate ${ids.join()}`);
      setChosen(ids);
      focus.current = ids[0] ?? null;
      setSaid(t("templates-said-duplicated", { count: ids.length }));
    },

    toAllPages() {
      apply(plans.onAllPages(plan, selected, pages.length, sizeOf, taken), "all pages");
      setSaid(t("templates-said-all-pages", { count: pages.length }));
    },

    remove() {
      if (selected.length === 0) return;
      apply(plans.without(plan, selected), `remove ${selected.join()}`);
      setChosen([]);
      setSaid(t("templates-said-removed", { count: selected.length }));
    },

    undo() {
      if (!history.canUndo) return;
      history.undo();
      setSaid(t("templates-said-undone"));
    },

    redo() {
      if (!history.canRedo) return;
      history.redo();
      setSaid(t("templates-said-redone"));
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
