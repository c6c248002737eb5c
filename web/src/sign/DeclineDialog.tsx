import { useState } from "preact/hooks";
import { typed } from "../form/clean";
import { Dialog } from "../frame/Dialog";
import { deliberate } from "../frame/deliberate";
import { Alert } from "../frame/Frame";
import { explain } from "../frame/failure";
import { Failure } from "../net/request";
import { t } from "../text/text";
import type { Step } from "./SignApp";

const LONGEST = 2_000;

/** Asks for the reason, and declines. */
export function DeclineDialog(props: Step & { onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function decline() {
    if (busy) return;
    const said = reason.trim();
    const length = [...said].length;
    if (length === 0 || length > LONGEST) {
      setMessage(length === 0 ? t("decline-missing") : t("too-long", { max: LONGEST, length }));
      document.getElementById("reason")?.focus();
      return;
    }
    setBusy(true);
    setMessage(null);
    try {
      props.onSession(await props.signer.decline(said));
    } catch (error) {
      setBusy(false);
      if (error instanceof Failure && (error.status === 404 || error.status === 410)) props.onLost(error);
      // Closed meanwhile, or declined by a try whose answer was lost.
      else if (error instanceof Failure && (error.status === 409 || error.status === 0)) await props.onLook();
      setMessage(explain(error));
    }
  }

  return (
    <Dialog title={t("decline-title")} onClose={props.onClose}>
      <p id="decline-help">
        {t("decline-text", { from: props.session.document.sender ?? props.session.workspace.name })}
      </p>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <div class={message ? "field block wrong" : "field block"}>
          <label class="label" for="reason">
            {t("decline-reason")}
          </label>
          <textarea
            id="reason"
            class="input area"
            rows={4}
            dir="auto"
            aria-describedby="decline-help decline-error"
            aria-invalid={message ? "true" : undefined}
            value={reason}
            onInput={(event) => {
              setReason(typed(event.currentTarget));
              setMessage(null);
            }}
          />
        </div>
        <div id="decline-error">{message && <Alert>{message}</Alert>}</div>
        <p class="actions">
          <button type="submit" class="button danger" disabled={busy} onClick={deliberate(decline)}>
            {t("decline-confirm")}
          </button>
          <button type="button" class="button link" onClick={props.onClose}>
            {t("cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
