// Moments and numbers as people write them, in the language in use and the user's time zone.

import { useSyncExternalStore } from "react";
import { useSession } from "../api/session";
import { useLanguage } from "./words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Returns how long ago or ahead a moment is, in the largest whole unit. */
export function relative(language: string, moment: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = (moment - now) / 1000;
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  return format.format(0, "second");
}

/** Returns the language in use as the browser's owner writes it: English days are ordered by country. */
export function regional(language: string): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language;
}

let now = Date.now();
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
  };
}

/** Ways to write moments, days and numbers for whoever is signed in. */
export function useMoments() {
  const { language } = useLanguage();
  const session = useSession();
  const seen = useSyncExternalStore(listen, () => now);
  const tag = regional(language);
  const timeZone = session?.user?.timeZone ?? session?.workspace?.timeZone ?? undefined;
  const moment = (options: Intl.DateTimeFormatOptions) => (at: string | number) => {
    const date = new Date(at);
    if (Number.isNaN(date.getTime())) return String(at);
    return new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(date);
  };
  return {
    /** "3 hours ago". */
    relative: (at: string | number) => relative(language, new Date(at).getTime(), Math.max(seen, Date.now())),
    /** Whether it is less than a day from now. */
    isNear: (at: string) => Math.abs(new Date(at).getTime() - Math.max(seen, Date.now())) < 86_400_000,
    /** "14 November 2026 at 09:30 CET": what proves something says whose clock it goes by. */
    absolute: moment({
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    }),
    /** "14 Nov 2026". */
    day: moment({ dateStyle: "medium" }),
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(tag, options).format(value),
    timeZone,
  };
}
