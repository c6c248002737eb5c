// What somebody looks for in the stream, as the address and the service write it.

import { EVENTS } from "./events";

export const ACTORS = ["user", "apiKey", "respondent", "system"] as const;

const KNOWN = new Set<string>(Object.values(EVENTS).flat());

export interface Filters {
  /** Comma-separated. */
  events?: string;
  actor?: string;
  actorId?: string;
  /** Days such as 2026-11-15, in the reader's time zone; the last one is included. */
  from?: string;
  to?: string;
  q?: string;
}

const text = (value: unknown): string | undefined =>
  (typeof value === "string" || typeof value === "number") && String(value) !== ""
    ? String(value)
    : undefined;
const day = (value: unknown): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? String(value) : undefined;

/** Reads the address; what means nothing is left out. */
export function readFilters(search: Record<string, unknown>): Filters {
  const events = text(search.events)
    ?.split(",")
    .filter((event) => KNOWN.has(event));
  return {
    events: events && events.length > 0 ? events.join(",") : undefined,
    actor: ACTORS.find((actor) => actor === search.actor),
    actorId: text(search.actorId),
    from: day(search.from),
    to: day(search.to),
    q: text(search.q),
  };
}

/** Returns what the service is asked: days become moments, from midnight to midnight in the reader's time zone. */
export function asked({ from, to, ...others }: Filters, timeZone?: string) {
  return {
    ...others,
    from: from && midnight(from, timeZone).toISOString(),
    to: to && midnight(nextDay(to), timeZone).toISOString(),
  };
}

function nextDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Returns when a day begins in a time zone; in the browser's where none is named. */
export function midnight(date: string, timeZone?: string): Date {
  const wanted = new Date(`${date}T00:00:00Z`).getTime();
  let moment = wanted;
  // The zone's offset depends on the moment, which depends on the offset: two rounds settle it, even beside a change of the clocks.
  for (let round = 0; round < 2; round++) moment = wanted - offset(moment, timeZone);
  return new Date(moment);
}

function offset(moment: number, timeZone?: string): number {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const there = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
  return new Date(there).getTime() - Math.floor(moment / 1000) * 1000;
}

/** Whether anything is looked for. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
