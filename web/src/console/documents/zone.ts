// Days and clock times of a time zone as moments, and back. Browsers' inputs for both know no zone.

/** Returns how far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
function ahead(moment: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return there - Math.floor(moment / 1000) * 1000;
}

/** Returns the moment at which a zone's clocks show `2026-11-14T09:30`, as ISO 8601; nothing where that is no clock time. */
export function momentOf(local: string, timeZone: string | undefined): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return null;
  const meant = Date.parse(`${local}Z`);
  if (Number.isNaN(meant)) return null;
  // The first guess may lie on the other side of a change of the clocks, so it is made twice.
  const guess = meant - ahead(meant, timeZone);
  return new Date(meant - ahead(guess, timeZone)).toISOString();
}

/** Returns what a zone's clocks show at a moment, as `2026-11-14T09:30`. */
export function clockOf(moment: string, timeZone: string | undefined): string {
  const at = Date.parse(moment);
  if (Number.isNaN(at)) return "";
  return new Date(at + ahead(at, timeZone)).toISOString().slice(0, 16);
}

/** Returns the last moment of a day of a zone. */
export function endOfDay(day: string, timeZone: string | undefined): string | null {
  return momentOf(`${day}T23:59:59`, timeZone);
}

/** Returns the first moment of a day of a zone; `later` days after it. */
export function startOfDay(day: string, timeZone: string | undefined, later = 0): string | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(at)) return null;
  return momentOf(`${new Date(at + later * 86_400_000).toISOString().slice(0, 10)}T00:00`, timeZone);
}

/** Returns the day that it is in a zone, some days from now. */
export function dayFromNow(days: number, timeZone: string | undefined): string {
  return clockOf(new Date(Date.now() + days * 86_400_000).toISOString(), timeZone).slice(0, 10);
}
