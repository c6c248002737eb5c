import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../text/text";
import { useChanges } from "./context";
import type { Filling } from "./filling";
import { fieldOrder, focusedField, goToConsent } from "./focus";

const NOTES = { none: "", unsaved: "", saving: "saving", saved: "saved", failed: "not-saved" } as const;

/** The bar at the bottom: how far one is, and the button that leads on. */
export function Bar(props: {
  filling: Filling;
  /** How far one is, with all that has to be done. */
  progress: { done: number; all: number };
  busy: boolean;
  finish: string;
  onFinish: () => void;
  onNext: (id: string) => void;
}) {
  const { filling } = props;
  useChanges(filling);
  const last = useRef<string | null>(null);
  const [begun, begin] = useState(false);
  useEffect(() => {
    // Pressing the button moves the focus to it, so the field before is remembered.
    const note = () => {
      last.current = focusedField() ?? last.current;
      begin(last.current !== null);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  const blocking = filling.blocking;
  useEffect(() => {
    // The bar grows, and must not cover the field that somebody is typing into.
    const field = document.activeElement?.closest("[data-field]");
    if (filling.offline || blocking) field?.scrollIntoView({ block: "nearest" });
  }, [filling.offline, blocking]);
  const { done, all } = props.progress;
  const fields = filling.progress;
  const isFilled = fields.done === fields.all;
  const complete = done === all;
  const note = NOTES[filling.saving];

  function next() {
    // What is not a field comes last, once nothing that is has to be filled any more.
    const field = isFilled ? undefined : filling.next(fieldOrder(), last.current);
    if (field) props.onNext(field.id);
    else goToConsent();
  }

  return (
    <section class="bar" aria-label={t("progress")}>
      {filling.offline && (
        <div class="offline" role="status">
          <span>{t("offline")}</span>
          <button type="button" class="button quiet" onClick={() => void filling.retry()}>
            {t("try-again")}
          </button>
        </div>
      )}
      {blocking && !filling.offline && (
        <div class="offline" role="status">
          <span>{t("not-saved-because", { label: blocking.label || t("field-unnamed") })}</span>
          <button type="button" class="button quiet" onClick={() => props.onNext(blocking.id)}>
            {t("show-field")}
          </button>
        </div>
      )}
      <div class="bar-row">
        <div class="bar-state">
          <span class={all > 0 ? "bar-count one-line" : "bar-count"}>
            {all > 0 ? t("progress-count", { done, all }) : t("progress-none")}
          </span>
          <span class="bar-note" role="status">
            {note && t(note)}
          </span>
        </div>
        {all > 0 && <progress class="bar-progress" max={all} value={done} aria-label={t("progress")} />}
        {complete ? (
          <button
            type="button"
            class="button primary"
            disabled={props.busy}
            onClick={(event) => event.isTrusted && props.onFinish()}
          >
            {props.busy ? t("sending") : props.finish}
          </button>
        ) : (
          <button type="button" class="button primary" onClick={next}>
            {t(begun || isFilled ? "next" : "start")}
          </button>
        )}
      </div>
    </section>
  );
}
