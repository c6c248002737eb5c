import { useMoments } from "../../text/moments";
import { useLanguage } from "../../text/words";
import type { Habits } from "./typed";

/** Returns how whoever is signed in writes numbers and clock times. */
export function useHabits(): Habits {
  const { language } = useLanguage();
  const { timeZone } = useMoments();
  return { language, timeZone };
}
