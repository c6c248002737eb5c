import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LANGUAGES, language, t } from "../text/text";
import { framed } from "./host";
import icon from "./icon.svg";

/** What all pages have around them: whose they are, the choice of language, and who made them. */
export function Frame(props: {
  name: string | null;
  /** The workspace's own colour for buttons, where it chose one. */
  colour?: { fill: string; ink: string } | null | undefined;
  onLanguage: (tag: string) => void;
  actions?: ComponentChildren;
  wide?: boolean;
  children: ComponentChildren;
}) {
  useEffect(() => {
    const style = document.documentElement.style;
    if (!props.colour) return;
    style.setProperty("--brand", props.colour.fill);
    style.setProperty("--on-brand", props.colour.ink);
    // Under the pointer it moves away from the colour of its words, so that these stay readable.
    style.setProperty("--under-brand", props.colour.ink === "#ffffff" ? "#000000" : "#ffffff");
  }, [props.colour]);
  return (
    <div class={props.wide ? "frame wide" : "frame"}>
      <header class="top">
        <p class="brand">
          {props.name === null && <img src={icon} alt="" width={28} height={28} />}
          <bdi>{props.name ?? "Countersign"}</bdi>
        </p>
        {props.actions}
        <label class="language">
          <span class="hidden-visually">{t("language")}</span>
          <select value={language()} onChange={(event) => props.onLanguage(event.currentTarget.value)}>
            {Object.entries(LANGUAGES).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main>{props.children}</main>
      <footer class="foot">
        <p>{t("made-with")}</p>
      </footer>
    </div>
  );
}

/** The heading of a screen. It takes the focus when the screen comes, so that screen readers start there. */
export function ScreenTitle({ children, hidden }: { children: string; hidden?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = children;
    // Whoever chooses another language stays where they are.
    if (document.activeElement?.matches(".language select")) return;
    // Whoever is busy elsewhere on the page around this one stays there too.
    if (framed && !document.hasFocus()) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} class={hidden ? "hidden-visually" : undefined} dir="auto">
      {children}
    </h1>
  );
}

/** A screen with a few words on it: an outline of a symbol, a heading, what to do. */
export function Notice(props: {
  symbol?: "done" | "wait" | "stop" | "lost";
  title: string;
  children?: ComponentChildren;
}) {
  return (
    <section class="card notice">
      {props.symbol && <Mark name={props.symbol} />}
      <ScreenTitle>{props.title}</ScreenTitle>
      {props.children}
    </section>
  );
}

const PATHS = {
  done: "M7 12.500l3.500 3.500L17 9",
  wait: "M12 7v5l3.500 2",
  stop: "M8.500 8.500l7 7M15.500 8.500l-7 7",
  lost: "M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.350-1 .8-1 1.700M12 16.500v.1",
};

function Mark({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class={`symbol ${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10.500" />
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A message that appears while somebody works and has to be noticed. */
export function Alert({ children }: { children: ComponentChildren }) {
  return (
    <div class="alert" role="alert">
      {children}
    </div>
  );
}

/** Shown while the first answer is on its way. It has no words, since the language is not known yet. */
export function Waiting() {
  return (
    <main class="waiting" aria-busy="true">
      <span class="spinner" />
    </main>
  );
}
