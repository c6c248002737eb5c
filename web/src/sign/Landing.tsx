import { useState } from "preact/hooks";
import { deliberate } from "../frame/deliberate";
import { Alert, ScreenTitle } from "../frame/Frame";
import { explain } from "../frame/failure";
import { Failure } from "../net/request";
import { moment, t } from "../text/text";
import type { Step } from "./SignApp";

/** The first screen: who asks for what. Nothing counts as opened before the button is pressed. */
export function Landing({ session, signer, onSession, onLook, onLost }: Step) {
  const { document: doc, respondent, workspace } = session;
  const [code, setCode] = useState("");
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asks = session.accessCodeRequired;

  async function open() {
    if (busy) return;
    if (asks && code.trim() === "") {
      setMessage(t("code-missing"));
      window.document.getElementById("code")?.focus();
      return;
    }
    setBusy(true);
    setMessage(null);
    try {
      onSession(await signer.open(asks ? code.trim() : null));
    } catch (error) {
      const status = error instanceof Failure ? error.status : 0;
      // Withdrawn, expired or signed meanwhile: the screen that says so takes the place of this one.
      if (status === 409) await onLook();
      setBusy(false);
      if (status === 404 || status === 410) onLost(error);
      else setMessage(explain(error));
      window.document.getElementById("code")?.focus();
    }
  }

  return (
    <section class="card landing">
      <p class="asks">
        {t(`landing-${respondent.kind}`, { from: doc.sender ?? workspace.name, workspace: workspace.name })}
      </p>
      <ScreenTitle>{doc.name}</ScreenTitle>
      {doc.changed && <Alert>{t("landing-changed")}</Alert>}
      {doc.message && (
        <blockquote class="message">
          {doc.message.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </blockquote>
      )}
      <dl class="facts">
        <div>
          <dt>{t("for")}</dt>
          <dd>
            {respondent.name && <bdi>{respondent.name}</bdi>}
            <bdi>{respondent.email}</bdi>
            {respondent.role && <bdi class="role">{respondent.role}</bdi>}
          </dd>
        </div>
        {doc.expiresAt && (
          <div>
            <dt>{t("until")}</dt>
            <dd>{moment(doc.expiresAt)}</dd>
          </div>
        )}
      </dl>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        {asks && (
          <div class={message ? "field block wrong" : "field block"}>
            <label class="label" for="code">
              {t("code-label")}
            </label>
            <span class="help" id="code-help">
              {t("code-help")}
            </span>
            <input
              id="code"
              class="input"
              autocomplete="one-time-code"
              autocapitalize="off"
              spellcheck={false}
              dir="ltr"
              aria-describedby="code-help code-error"
              aria-invalid={message ? "true" : undefined}
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </div>
        )}
        <div id="code-error">{message && <Alert>{message}</Alert>}</div>
        <p class="actions">
          <button type="submit" class="button primary large" disabled={busy} onClick={deliberate(open)}>
            {t("review")}
          </button>
        </p>
      </form>
      <p class="small">{t(respondent.kind === "viewer" ? "landing-note-viewer" : "landing-note")}</p>
    </section>
  );
}
