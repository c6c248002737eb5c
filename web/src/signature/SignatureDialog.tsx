import "../style/signature.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { typed } from "../form/clean";
import { Dialog } from "../frame/Dialog";
import { Alert } from "../frame/Frame";
import type { FormField, Signature } from "../net/session";
import { t } from "../text/text";
import { initialsOf, LONGEST, offered } from "./initials";
import { Ink } from "./ink";
import { trimmed, uploaded } from "./picture";

const WAYS = ["draw", "type", "upload"] as const;
type Way = (typeof WAYS)[number];

/** The scripts that the hands have letters of. What is written in others looks the same in each. */
const IN_HANDS = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** Where a signature or initials are made, by drawing, typing or uploading. Typing needs nothing but a keyboard. */
export function SignatureDialog(props: {
  field: FormField;
  name: string;
  hands: string[];
  onAdopt: (signature: Signature) => void;
  onClose: () => void;
}) {
  const kind = props.field.type === "initials" ? "initials" : "signature";
  const [way, setWay] = useState<Way>("draw");
  const [text, setText] = useState(kind === "initials" ? initialsOf(props.name) : offered(props.name));
  const [image, setImage] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [drawn, setDrawn] = useState(false);
  const [hand, setHand] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ink = useRef<Ink | null>(null);

  useEffect(() => {
    if (way !== "draw" || !canvas.current) return;
    // Whoever looks at the other ways and comes back finds what they drew.
    const changed = () => {
      setDrawn(!made.isEmpty);
      setMessage(null);
    };
    const made = new Ink(canvas.current, changed, ink.current);
    ink.current = made;
    const fit = new ResizeObserver(() => made.fit());
    fit.observe(canvas.current);
    return () => {
      fit.disconnect();
      made.stop();
    };
  }, [way]);

  function adopt() {
    if (way === "draw") {
      const picture = drawn && canvas.current ? trimmed(canvas.current) : null;
      if (picture && ink.current?.isDot) setMessage(t(`${kind}-dot`));
      else if (picture) props.onAdopt({ image: picture });
      else setMessage(t("signature-empty-draw"));
    } else if (way === "type") {
      const name = text.trim();
      if (name) props.onAdopt({ typed: name, hand: props.hands[hand] ?? "" });
      else setMessage(t(`${kind}-empty-type`));
    } else if (image) props.onAdopt({ image });
    else setMessage(t("signature-empty-upload"));
  }

  async function take(file: File | undefined) {
    if (!file) return;
    const result = await uploaded(file);
    setImage("image" in result ? result.image : null);
    setMessage("complaint" in result ? t(result.complaint) : null);
  }

  function choose(next: Way) {
    setWay(next);
    setMessage(null);
  }

  function keys(event: KeyboardEvent) {
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const step = event.key === forward ? 1 : event.key === back ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = WAYS[(WAYS.indexOf(way) + step + WAYS.length) % WAYS.length] as Way;
    choose(next);
    document.getElementById(`way-${next}`)?.focus();
  }

  return (
    <Dialog title={t(`${kind}-dialog`)} onClose={props.onClose}>
      <div class="tabs" role="tablist" aria-label={t("signature-way")}>
        {WAYS.map((name) => (
          <button
            key={name}
            id={`way-${name}`}
            type="button"
            role="tab"
            aria-selected={name === way}
            aria-controls="way"
            tabIndex={name === way ? 0 : -1}
            onClick={() => choose(name)}
            onKeyDown={keys}
          >
            {t(`signature-${name}`)}
          </button>
        ))}
      </div>
      <div id="way" role="tabpanel" aria-labelledby={`way-${way}`} class="way">
        {way === "draw" && (
          <>
            <div class={`pad ${kind}`}>
              <canvas ref={canvas} role="img" aria-label={t("signature-pad")} />
              {!drawn && <span class="pad-hint">{t("signature-pad-hint")}</span>}
            </div>
            <p class="row spread">
              <button type="button" class="button link" disabled={!drawn} onClick={() => ink.current?.undo()}>
                {t("undo")}
              </button>
              <button
                type="button"
                class="button link"
                disabled={!drawn}
                onClick={() => ink.current?.clear()}
              >
                {t("clear")}
              </button>
            </p>
          </>
        )}
        {way === "type" && (
          <>
            <label class="label" for="typed">
              {t(`${kind}-type-label`)}
            </label>
            <input
              id="typed"
              class="input"
              dir="auto"
              autocomplete={kind === "initials" ? "off" : "name"}
              maxLength={kind === "initials" ? 12 : LONGEST}
              aria-describedby="signature-error"
              value={text}
              onInput={(event) => {
                setText(typed(event.currentTarget));
                setMessage(null);
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !event.isComposing) adopt();
              }}
            />
            <div class={`pad preview ${kind}`} aria-hidden="true">
              <span class="hand" data-hand={props.hands[hand]} dir="auto">
                {text}
              </span>
            </div>
            {props.hands.length > 1 && (IN_HANDS.test(text) || text.trim() === "") && (
              <p class="row">
                <button
                  type="button"
                  class="button link"
                  onClick={() => setHand((hand + 1) % props.hands.length)}
                >
                  {t("signature-other-hand")}
                </button>
              </p>
            )}
          </>
        )}
        {way === "upload" && (
          <>
            <p class="help">{t(`${kind}-upload-help`)}</p>
            <label class="button quiet">
              {t("image-choose")}
              <input
                type="file"
                class="hidden-visually"
                accept="image/png,image/jpeg,image/webp"
                aria-describedby="signature-error"
                onChange={(event) => {
                  const file = event.currentTarget.files?.[0];
                  event.currentTarget.value = "";
                  void take(file);
                }}
              />
            </label>
            {image && (
              <div class={`pad preview ${kind}`}>
                <img src={image} alt={t("signature-upload-preview")} />
              </div>
            )}
          </>
        )}
      </div>
      <div id="signature-error">{message && <Alert>{message}</Alert>}</div>
      <p class="small">{t(`${kind}-adopt-note`)}</p>
      <p class="actions">
        <button type="button" class="button primary" onClick={adopt}>
          {t(`${kind}-adopt`)}
        </button>
        <button type="button" class="button link" onClick={props.onClose}>
          {t("cancel")}
        </button>
      </p>
    </Dialog>
  );
}
