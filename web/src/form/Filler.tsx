import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { flow } from "../document/Flow";
import { later } from "../frame/later";
import type { FormField } from "../net/session";
import { direction, language, t } from "../text/text";
import { Bar } from "./Bar";
import type { Backend } from "./backend";
import { type Asked, ConsentPart, titleOf } from "./ConsentPart";
import { isSigned } from "./check";
import { Context, useChanges } from "./context";
import { FieldControl } from "./controls/FieldControl";
import { ErrorSummary } from "./ErrorSummary";
import type { Filling } from "./filling";
import { focusTarget, goTo } from "./focus";

const SignatureDialog = later(() => import("../signature/SignatureDialog").then((m) => m.SignatureDialog));
const Pages = later(() => import("../document/Pages").then((m) => m.Pages));

/** A document with its fields, the way through them, and the end of it. */
export function Filler(props: {
  filling: Filling;
  backend: Backend;
  signerName: string;
  /** What has to be agreed to before anything is handed in; none where that was done, or is not asked for. */
  consent: Asked | null;
  /** What the last button says; none where there is nothing to hand in. */
  finish: string | null;
  /** Hands everything in. Shows what is wrong by itself, beside the fields. */
  onFinish: () => Promise<void>;
  /** What else can be done at the end of the document. */
  ending: ComponentChildren;
  /** Messages of the whole form. */
  messages: string[];
  /** Whether nobody knows if what was handed in has arrived. */
  unsure: boolean;
}) {
  const { filling, backend, consent } = props;
  useChanges(filling);
  const [signing, setSigning] = useState<FormField | null>(null);
  const [busy, setBusy] = useState(false);
  const [shownErrors, showErrors] = useState(0);
  const disagreed = shownErrors > 0 && consent?.agreed === false;
  const context = useMemo(() => ({ filling, backend, makeSignature: setSigning }), [filling, backend]);
  const form = filling.form;
  const { print } = form;

  // Signatures may be made without a connection, so what makes them is fetched ahead.
  useEffect(() => {
    if (!filling.open.some(isSigned)) return;
    const timer = setTimeout(() => SignatureDialog.fetch().catch(() => undefined), 1_500);
    return () => clearTimeout(timer);
  }, [filling]);

  // The tree is drawn when it changes; controls draw themselves. `rest` are fields that have no place in it.
  const { drawn, rest } = useMemo(() => {
    const controls = new Set(form.fields.map((field) => field.id));
    if (print.body.kind === "flow") {
      const nodes = flow(print.body.blocks, controls);
      return { drawn: nodes, rest: [...controls] };
    }
    return { drawn: null, rest: form.fields.filter((field) => !field.placement).map((field) => field.id) };
  }, [form, language()]);
  useKeptFocus(form);

  const fields = filling.progress;
  const progress = {
    done: fields.done + Number(consent?.agreed ?? false),
    all: fields.all + Number(consent !== null),
  };
  const complete = progress.done === progress.all;

  async function finish() {
    if (busy) return;
    // Both are looked at, so that all that is missing is said at once.
    const filled = filling.checkAll();
    if (!filled || consent?.agreed === false) {
      showErrors((count) => count + 1);
      return;
    }
    setBusy(true);
    try {
      await props.onFinish();
    } finally {
      setBusy(false);
    }
    showErrors((count) => count + 1);
  }

  return (
    <Context.Provider value={context}>
      <ErrorSummary
        filling={filling}
        disagreed={disagreed && consent ? titleOf(consent) : null}
        messages={props.messages}
        unsure={props.unsure}
        shown={shownErrors}
      />
      {drawn ? (
        <article
          class={`paper ${print.font === "sans" ? "sans" : "serif"}`}
          lang={print.language}
          dir={direction(print.language)}
        >
          {drawn}
        </article>
      ) : (
        <Pages.View form={form} backend={backend} />
      )}
      {rest.length > 0 && (
        <section class="card rest" aria-labelledby="rest-title">
          <h2 id="rest-title">{t("more-fields")}</h2>
          {rest.map((id) => (
            <div key={id} class="field-line">
              <FieldControl id={id} layout="block" />
            </div>
          ))}
        </section>
      )}
      {consent && <ConsentPart asked={consent} wrong={disagreed} />}
      <section class="ending" aria-label={t("end-of-document")}>
        {/* Once all is there, the bar has this button; until then it says what is missing. It does not go from under the hand of
            who has just agreed above it. */}
        {props.finish && (consent || !complete) && (
          <button
            type="button"
            class="button quiet large"
            disabled={busy}
            onClick={(event) => event.isTrusted && finish()}
          >
            {busy ? t("sending") : props.finish}
          </button>
        )}
        {props.ending}
      </section>
      {props.finish && (
        <Bar
          filling={filling}
          progress={progress}
          busy={busy}
          finish={props.finish}
          onFinish={finish}
          onNext={goTo}
        />
      )}
      {signing && (
        <SignatureDialog.View
          field={signing}
          name={props.signerName}
          hands={form.hands}
          onAdopt={(signature) => {
            filling.sign(signing, signature);
            setSigning(null);
            const id = signing.id;
            requestAnimationFrame(() => focusTarget(id)?.focus({ preventScroll: true }));
          }}
          onClose={() => setSigning(null)}
        />
      )}
    </Context.Provider>
  );
}

/**
 * Keeps the focus and the caret when the document is drawn anew. Keys do that for nearly all changes; where an input had to be
 * made again, it takes over from the one before.
 */
function useKeptFocus(drawing: unknown): void {
  const before = useRef<{ id: string; start: number | null; end: number | null } | null>(null);
  useEffect(() => {
    const note = () => {
      const active = document.activeElement;
      if (!active?.id.startsWith("c-")) {
        // A focus that fell to the page itself was taken from an input that is gone.
        if (active !== document.body) before.current = null;
        return;
      }
      const input = active as HTMLInputElement;
      let start: number | null = null;
      let end: number | null = null;
      try {
        start = input.selectionStart;
        end = input.selectionEnd;
      } catch {
        // Some kinds of inputs have no caret to speak of.
      }
      before.current = { id: active.id, start, end };
    };
    const events = ["focusin", "selectionchange", "input"] as const;
    for (const name of events) document.addEventListener(name, note);
    return () => {
      for (const name of events) document.removeEventListener(name, note);
    };
  }, []);
  useLayoutEffect(() => {
    const kept = before.current;
    if (!kept || document.activeElement !== document.body) return;
    const input = document.getElementById(kept.id) as HTMLInputElement | null;
    if (!input) return;
    input.focus({ preventScroll: true });
    try {
      if (kept.start !== null) input.setSelectionRange(kept.start, kept.end);
    } catch {
      // As above.
    }
  }, [drawing]);
}
