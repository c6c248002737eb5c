import type { Consent } from "../net/session";
import { t } from "../text/text";

/** What there is to agree to before something is handed in, and whether it was. */
export interface Asked {
  /** The text as it is shown: this one is agreed to. */
  text: Consent;
  /** Who agrees: those who approve sign nothing, and are asked in other words. */
  approves: boolean;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** What the part is called. */
export function titleOf({ approves }: Asked): string {
  return t(approves ? "consent-approve-title" : "consent-sign-title");
}

/** The consent at the end of the document, once all of it could be read. `wrong` where it is missed. */
export function ConsentPart({ asked, wrong }: { asked: Asked; wrong: boolean }) {
  const { text, approves, agreed, onAgree } = asked;
  return (
    <section class={wrong ? "card consent wrong" : "card consent"} aria-labelledby="consent-title">
      <h2 id="consent-title">{titleOf(asked)}</h2>
      <div id="consent-text" dir="auto">
        {text.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <label class="check agree">
        <input
          id="agree"
          type="checkbox"
          required
          checked={agreed}
          aria-describedby="consent-text consent-error"
          aria-invalid={wrong ? "true" : undefined}
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
        <span>{t(approves ? "consent-approve-agree" : "consent-sign-agree")}</span>
      </label>
      <span class="error" id="consent-error">
        {wrong && t("consent-required")}
      </span>
      <p class="small">{t("consent-version", { version: text.version })}</p>
    </section>
  );
}
