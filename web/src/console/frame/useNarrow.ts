import { useLayoutEffect, useState } from "react";

/**
 * Whether an element has less room than a table would need. It is the element that counts, and not the window: beside the navigation and
 * a preview there may be little room on a large screen too.
 */
export function useNarrow(element: HTMLElement | null, least: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < least);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, least]);
  return narrow;
}
