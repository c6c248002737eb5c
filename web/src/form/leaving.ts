import { useEffect } from "preact/hooks";
import type { Filling } from "./filling";

/** Has the browser ask before a page goes away with answers that are nowhere else. */
export function useWarning(filling: Filling): void {
  useEffect(() => {
    const warn = (event: Event) => filling.atRisk && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [filling]);
}
