import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../text/text";

/** The frame of a table. One that is wider than the page is pushed sideways within itself, by the keyboard too; the page stays put. */
export function WideTable({ children }: { children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Large letters and answers make it wider as well as a small screen does.
    const measure = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    measure.observe(element);
    if (element.firstElementChild) measure.observe(element.firstElementChild);
    return () => measure.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      class="table"
      {...(wide && { tabIndex: 0, role: "group", "aria-label": t("table-scrolls") })}
    >
      {children}
    </div>
  );
}
