import type { Signature } from "../../net/session";
import { t } from "../../text/text";
import { useForm } from "../context";
import { type ControlProps, controlId } from "./parts";

/** A place for a signature or initials: a button until it is signed, then what was put there. */
export function SignaturePlace({ field, aria, layout }: ControlProps) {
  const { filling, makeSignature } = useForm();
  const signature = filling.signature(field.id);
  const kind = field.type === "initials" ? "initials" : "signature";
  const adopted = filling.adopted[kind];
  const { "aria-required": _required, "aria-invalid": _invalid, "aria-label": label, ...rest } = aria;
  const names = layout === "compact" ? {} : { "aria-labelledby": `${aria.id}-label ${aria.id}` };

  if (!signature) {
    return (
      <button
        {...rest}
        {...names}
        aria-label={label && `${label}: ${t(adopted ? `${kind}-place` : `${kind}-make`)}`}
        type="button"
        class={`sign-here ${kind}`}
        onClick={() => (adopted ? filling.sign(field, adopted) : makeSignature(field))}
      >
        <span aria-hidden="true" class="pen" />
        {t(adopted ? `${kind}-place` : `${kind}-make`)}
      </button>
    );
  }
  return (
    <span class={`signed ${kind}`}>
      <SignatureView signature={signature} alt={t(`${kind}-yours`)} />
      <span class="signed-actions">
        <button
          {...rest}
          type="button"
          class="button link"
          aria-label={t("signature-change-of", { label: field.label })}
          onClick={() => makeSignature(field)}
        >
          {t("signature-change")}
        </button>
        {layout !== "compact" && (
          <button
            type="button"
            class="button link"
            aria-label={t("signature-remove-of", { label: field.label })}
            onClick={() => {
              filling.sign(field, null);
              // The button under the finger is gone, so the one that takes its place gets the focus.
              requestAnimationFrame(() => document.getElementById(controlId(field))?.focus());
            }}
          >
            {t("remove")}
          </button>
        )}
      </span>
    </span>
  );
}

/** A signature as it will look: on paper, whatever the colours of the page. */
export function SignatureView({ signature, alt }: { signature: Signature; alt: string }) {
  if (signature.image) return <img class="ink" src={signature.image} alt={alt} />;
  return (
    <span class="ink hand" data-hand={signature.hand} role="img" aria-label={`${alt}: ${signature.typed}`}>
      {signature.typed}
    </span>
  );
}
