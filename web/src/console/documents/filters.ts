// What the list of documents is filtered by, as it stands in the address.

import { STATUSES } from "./documents";
import { startOfDay } from "./zone";

export interface Filters {
  status?: string;
  templateId?: string;
  /** Days, as `2026-11-14`. */
  from?: string;
  to?: string;
  q?: string;
}

/** What is offered beside the states that the service knows. */
const OTHERS = ["waiting", "mail_lost"];

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the filters of an address; what makes no sense is left out. */
export function readFilters(search: Record<string, unknown>): Filters {
  const text = (name: string) => {
    const value = search[name];
    return value === undefined || value === null || value === "" ? undefined : String(value);
  };
  const day = (name: string) => {
    const value = text(name);
    return value && DAY.test(value) ? value : undefined;
  };
  const status = text("status");
  return {
    status:
      STATUSES.some((one) => one === status) || OTHERS.some((one) => one === status) ? status : undefined,
    templateId: text("templateId"),
    from: day("from"),
    to: day("to"),
    q: text("q"),
  };
}

/** Whether nothing is filtered. */
export const isUnfiltered = (filters: Filters) =>
  Object.values(filters).every((value) => value === undefined);

/** Returns the filters as the service takes them; days are those of a time zone. */
export function asQuery({ status, templateId, from, to, q }: Filters, timeZone: string | undefined) {
  return {
    // What waits for somebody has one of two states, a difference that matters to nobody who looks for it.
    status: status === "waiting" ? "sent,in_progress" : status === "mail_lost" ? undefined : status,
    mailLost: status === "mail_lost" || undefined,
    templateId,
    createdFrom: (from && startOfDay(from, timeZone)) || undefined,
    createdTo: (to && startOfDay(to, timeZone, 1)) || undefined,
    q,
  };
}
