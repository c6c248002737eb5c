// What is being placed: the form and the variables of a template, and every change that can be made to them.

import { FITTING, type Field, type FieldType, type Placement, type Role, type Variables } from "../form";
import { type Alignment, aligned, held, inPoints, type PageSize, type Rect, settled } from "./geometry";

export interface Plan {
  roles: Role[];
  fields: Field[];
  variables: Variables;
}

/** A field that lies on a page. */
export type Placed = Field & { placement: Placement };

/** The size of a new field, in points. */
const SIZES: Record<FieldType, [width: number, height: number]> = {
  signature: [180, 44],
  initials: [64, 32],
  fullName: [170, 20],
  signedDate: [100, 20],
  text: [170, 20],
  multiline: [240, 64],
  number: [90, 20],
  money: [100, 20],
  date: [100, 20],
  email: [180, 20],
  phone: [130, 20],
  checkbox: [14, 14],
  radio: [150, 20],
  select: [150, 20],
  multiselect: [170, 20],
  file: [150, 20],
  image: [120, 90],
};

/** What lies between a field and its copy. */
const STEP = inPoints(4);

/** Where a new field is to lie: its middle, or its top left corner. */
export interface Spot {
  page: number;
  x: number;
  y: number;
  by: "middle" | "corner";
}

/** Gives the size of a page; that of the first where there is no such page. */
export type SizeOf = (page: number) => PageSize;

const rectOf = ({ x, y, width, height }: Placement): Rect => ({ x, y, width, height });

export function placedFields(plan: Plan): Placed[] {
  return plan.fields.filter((field): field is Placed => field.placement !== undefined);
}

/** A name that neither a field, nor a variable, nor anything else in the template has. */
function freeId(base: string, plan: Plan, others: readonly string[]): string {
  const taken = new Set([...plan.fields.map(({ id }) => id), ...Object.keys(plan.variables), ...others]);
  let count = 1;
  while (taken.has(`${base}${count}`)) count += 1;
  return `${base}${count}`;
}

/** What a new field begins with. */
export interface Draft {
  type: FieldType;
  role?: string;
  /** The options of a choice, which can't be without. */
  options: string[];
  spot: Spot;
  /** Names that are taken elsewhere in the template. */
  taken: readonly string[];
}

/** Adds a field; gives its id too. */
export function added(plan: Plan, draft: Draft, sizeOf: SizeOf): { plan: Plan; id: string } {
  const { type, role, spot } = draft;
  const size = sizeOf(spot.page);
  const [points, high] = SIZES[type];
  const width = points / size.width;
  const height = high / size.height;
  const back = spot.by === "middle" ? 0.5 : 0;
  const rect = settled({ x: spot.x - width * back, y: spot.y - height * back, width, height }, size);
  const id = freeId(type, plan, draft.taken);
  const field: Field = {
    id,
    type,
    ...(role === undefined ? {} : { role }),
    required: type !== "checkbox" && type !== "file" && type !== "image",
    ...(type === "radio" || type === "select" || type === "multiselect" ? { options: draft.options } : {}),
    placement: { page: spot.page, ...rect },
  };
  return { plan: { ...plan, fields: [...plan.fields, field] }, id };
}

/** Changes some fields. */
export function changed(plan: Plan, ids: readonly string[], change: (field: Field) => Field): Plan {
  return { ...plan, fields: plan.fields.map((field) => (ids.includes(field.id) ? change(field) : field)) };
}

/** Sets properties of a field; those that are `undefined` are taken away. */
export function withProperties(field: Field, more: Partial<Field>): Field {
  const next: Record<string, unknown> = { ...field, ...more };
  for (const key of Object.keys(next)) if (next[key] === undefined) delete next[key];
  return next as unknown as Field;
}

/** Puts fields to where they are said to lie. */
export function placedAt(plan: Plan, places: ReadonlyMap<string, Placement>, sizeOf: SizeOf): Plan {
  return changed(plan, [...places.keys()], (field) => {
    const to = places.get(field.id);
    return to ? { ...field, placement: { page: to.page, ...settled(to, sizeOf(to.page)) } } : field;
  });
}

/** Moves fields by points, together; none leaves its page. */
export function moved(plan: Plan, ids: readonly string[], dx: number, dy: number, sizeOf: SizeOf): Plan {
  const chosen = placedFields(plan).filter(({ id }) => ids.includes(id));
  const first = chosen[0];
  if (!first) return plan;
  const size = sizeOf(first.placement.page);
  const by = held(
    chosen.map(({ placement }) => rectOf(placement)),
    dx / size.width,
    dy / size.height,
  );
  const places = chosen.map(({ id, placement }): [string, Placement] => [
    id,
    { ...placement, x: placement.x + by.dx, y: placement.y + by.dy },
  ]);
  return placedAt(plan, new Map(places), sizeOf);
}

/** Makes fields wider and higher by points. */
export function grown(plan: Plan, ids: readonly string[], dx: number, dy: number, sizeOf: SizeOf): Plan {
  const places = placedFields(plan)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, placement }): [string, Placement] => {
      const size = sizeOf(placement.page);
      const width = Math.min(placement.width + dx / size.width, 1 - placement.x);
      const height = Math.min(placement.height + dy / size.height, 1 - placement.y);
      return [id, { ...placement, width, height }];
    });
  return placedAt(plan, new Map(places), sizeOf);
}

/** Brings fields into line; the first of the ids is the measure. */
export function inLine(plan: Plan, ids: readonly string[], way: Alignment, sizeOf: SizeOf): Plan {
  const chosen = ids.flatMap((id) => placedFields(plan).filter((field) => field.id === id));
  const rects = aligned(
    chosen.map(({ placement }) => rectOf(placement)),
    way,
  );
  const places = chosen.map(({ id, placement }, place): [string, Placement] => [
    id,
    { ...placement, ...rects[place] },
  ]);
  return placedAt(plan, new Map(places), sizeOf);
}

export function without(plan: Plan, ids: readonly string[]): Plan {
  return { ...plan, fields: plan.fields.filter(({ id }) => !ids.includes(id)) };
}

/** A copy has an id of its own, and a variable belongs to one field of a role only. */
function copyOf(field: Placed, plan: Plan, placement: Placement, taken: readonly string[]): Field {
  return withProperties(field, { id: freeId(field.type, plan, taken), variable: undefined, placement });
}

/** Copies fields beside themselves; gives the ids of the copies. */
export function duplicated(plan: Plan, ids: readonly string[], sizeOf: SizeOf, taken: readonly string[]) {
  let next = plan;
  const copies: string[] = [];
  for (const field of placedFields(plan).filter(({ id }) => ids.includes(id))) {
    const { placement } = field;
    const size = sizeOf(placement.page);
    const beside = { ...placement, x: placement.x + STEP / size.width, y: placement.y + STEP / size.height };
    const copy = copyOf(field, next, { page: placement.page, ...settled(beside, size) }, taken);
    next = { ...next, fields: [...next.fields, copy] };
    copies.push(copy.id);
  }
  return { plan: next, ids: copies };
}

/** Copies fields to the same place of every other page. */
export function onAllPages(
  plan: Plan,
  ids: readonly string[],
  pages: number,
  sizeOf: SizeOf,
  taken: readonly string[],
): Plan {
  let next = plan;
  for (const field of placedFields(plan).filter(({ id }) => ids.includes(id)))
    for (let page = 1; page <= pages; page += 1) {
      if (page === field.placement.page) continue;
      const place = { page, ...settled(field.placement, sizeOf(page)) };
      next = { ...next, fields: [...next.fields, copyOf(field, next, place, taken)] };
    }
  return next;
}

/** Gives a field another id. */
export function renamed(plan: Plan, id: string, to: string): Plan {
  return changed(plan, [id], (field) => ({ ...field, id: to }));
}

/** Makes a variable for a field, so that whoever sends the document can fill it in beforehand. */
export function withVariable(plan: Plan, id: string, taken: readonly string[]): Plan {
  const field = plan.fields.find((one) => one.id === id);
  const type = field && FITTING[field.type][0];
  if (!field || !type) return plan;
  const name = freeId(`${type}Value`, plan, taken);
  const variable = {
    type,
    ...(field.label ? { label: field.label } : {}),
    ...(type === "choice" && field.options ? { options: field.options } : {}),
  };
  const next = changed(plan, [id], (one) => ({ ...one, variable: name }));
  return { ...next, variables: { ...plan.variables, [name]: variable } };
}

export function withRole(plan: Plan, name: string): Plan {
  const order = Math.max(0, ...plan.roles.map((role) => role.order ?? 1)) + 1;
  return { ...plan, roles: [...plan.roles, { name, order, kind: "signer" }] };
}

/** Changes a role; its fields follow it where its name changes. */
export function roleChanged(plan: Plan, place: number, change: Partial<Role>): Plan {
  const before = plan.roles[place];
  if (!before) return plan;
  const roles = plan.roles.map((role, at) => (at === place ? { ...role, ...change } : role));
  const { name } = change;
  if (name === undefined || name === before.name) return { ...plan, roles };
  const fields = plan.fields.map((field) => (field.role === before.name ? { ...field, role: name } : field));
  return { ...plan, roles, fields };
}

/** Takes a role away; its fields go to the first of those that are left. */
export function withoutRole(plan: Plan, place: number): Plan {
  const gone = plan.roles[place]?.name;
  const roles = plan.roles.filter((_, at) => at !== place);
  const heir = roles[0]?.name;
  const fields = plan.fields.map((field) =>
    field.role === gone ? withProperties(field, { role: heir }) : field,
  );
  return { ...plan, roles, fields };
}
