import { useLayoutEffect, useRef } from "preact/hooks";
import type { Placement } from "../net/session";
import { t } from "../text/text";

/** The page around a field, large enough to be read: the words beside a box are what one answers to. It can be pushed around. */
export function PageCut(props: { image: string; ratio: number; placement: Placement }) {
  const box = useRef<HTMLElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [view, at] = [box.current, mark.current];
    if (!view || !at) return;
    const center = () => {
      view.scrollTop = at.offsetTop + at.offsetHeight / 2 - view.clientHeight / 2;
      // What belongs to a box stands behind it more often than before it.
      view.scrollLeft = at.offsetLeft - view.clientWidth / 8;
    };
    // The dialog that it stands in has no size before it is shown.
    const watch = new ResizeObserver(center);
    watch.observe(view);
    return () => watch.disconnect();
  }, []);
  const part = (value: number) => `${value * 100}%`;
  const { x, y, width, height } = props.placement;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
    <section ref={box} class="cut" dir="ltr" tabIndex={0} aria-label={t("page-cut")}>
      <div class="cut-page" style={{ aspectRatio: String(props.ratio) }}>
        <img src={props.image} alt="" />
        <span
          ref={mark}
          class="cut-mark"
          style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}
        />
      </div>
    </section>
  );
}
