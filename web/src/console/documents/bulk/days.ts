// Days in a table: ISO 8601, with points as in 14.11.2026, or with slashes, whose order is not the same everywhere.

/** Which number of 03/04/2027 is the day. */
export type DayOrder = "day-first" | "month-first";

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/;

/** Whether it takes an order to read a cell. */
export const isSlashed = (cell: string): boolean => SLASHED.test(cell);

/** Returns the order that cells prove: in 31/12/2026 only one is possible. Nothing where none does, or where they disagree. */
export function provenOrder(cells: string[]): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const cell of cells) {
    const [, first, second] = SLASHED.exec(cell) ?? [];
    if (Number(first) > 12) orders.add("day-first");
    if (Number(second) > 12) orders.add("month-first");
  }
  const [order] = orders;
  return orders.size === 1 && order ? order : null;
}

/** Reads a day; one with slashes only where their order is known. */
export function readDay(cell: string, order: DayOrder | null): string | null {
  const text = written(cell, order);
  const at = new Date(`${text}T00:00:00Z`);
  const real = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime());
  // The thirtieth of February would become a day in March.
  return real && at.toISOString().startsWith(text) ? text : null;
}

/** Returns a day as ISO 8601 writes it, where it is written in one of the other ways. */
function written(cell: string, order: DayOrder | null): string {
  const iso = (year = "", month = "", day = "") =>
    `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const points = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell);
  if (points) return iso(points[3], points[2], points[1]);
  const slashes = SLASHED.exec(cell);
  if (!slashes || !order || slashes[0] !== cell) return cell;
  return order === "day-first"
    ? iso(slashes[3], slashes[2], slashes[1])
    : iso(slashes[3], slashes[1], slashes[2]);
}
