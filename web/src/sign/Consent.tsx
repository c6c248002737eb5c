import { useState } from "preact/hooks";
import { deliberate } from "../frame/deliberate";
import { Alert, ScreenTitle } from "../frame/Frame";
import { explain } from "../frame/failure";
import { Failure } from "../net/request";
import { t } from "../text/text";
import { DeclineButton } from "./Decline";
import type { Step } from "./SignApp";

/** The consent to sign electronically. Its version is stored before the first field can be seen. */
export function ConsentScreen(step: Step) {
  const { session, signer, onSession, onLost } = step;
  const [agreed, setAgreed] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function go() {
    if (!agreed) {
      setMessage(t("consent-missing"));
      document.getElementById("agree")?.focus();
      return;
    }
    setBusy(true);
    setMessage(null);
    try {
      onSession(await signer.consent(session.consent));
    } catch (error) {
      setBusy(false);
      if (error instanceof Failure && (error.status === 404 || error.status === 410)) onLost(error);
      else {
        // The text may have changed meanwhile: then this screen stays, with the new one, and says so.
        if (error instanceof Failure && error.status === 409) await step.onLook();
        setMessage(explain(error));
      }
    }
  }

  return (
    <section class="card">
      <ScreenTitle>{t("consent-title")}</ScreenTitle>
      <div class="consent-text" dir="auto">
        {session.consent.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <label class="check agree">
          <input
            id="agree"
            type="checkbox"
            checked={agreed}
            aria-describedby="consent-error"
            aria-invalid={message && !agreed ? "true" : undefined}
            onChange={(event) => {
              setAgreed(event.currentTarget.checked);
              setMessage(null);
            }}
          />
          <span>{t("consent-agree")}</span>
        </label>
        <div id="consent-error">{message && <Alert>{message}</Alert>}</div>
        <p class="actions">
          <button type="submit" class="button primary large" disabled={busy} onClick={deliberate(go)}>
            {t("continue")}
          </button>
          <DeclineButton {...step} />
        </p>
      </form>
      <p class="small">{t("consent-version", { version: session.consent.version })}</p>
    </section>
  );
}
