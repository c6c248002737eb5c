import { regional } from "../../text/moments";
import { useLanguage } from "../../text/words";

/** Returns the function that writes a day with the name of its month, so that nobody takes that for the day. */
export function useWrittenDay(): (day: string) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(regional(language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    // A day is a day in every time zone.
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
