import { useState } from "preact/hooks";
import type { Complaint } from "../form/check";
import { typed } from "../form/clean";
import { PersonLine, wrongIn } from "../form/PersonLine";
import { refusedAnswer } from "../form/refused";
import { Dialog } from "../frame/Dialog";
import { deliberate } from "../frame/deliberate";
import { Alert } from "../frame/Frame";
import { explain } from "../frame/failure";
import { Failure } from "../net/request";
import { t } from "../text/text";
import type { Step } from "./SignApp";

const PLACES = ["name", "email", "note"] as const;
type Place = (typeof PLACES)[number];
type Wrong = Partial<Record<Place, Complaint | null>>;

/** Asks who is to sign instead, says what follows, and passes the document on. */
export function DelegateDialog(props: Step & { onClose: () => void }) {
  const [given, setGiven] = useState({ name: "", email: "", note: "" });
  const [wrong, setWrong] = useState<Wrong>({});
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const from = props.session.document.sender ?? props.session.workspace.name;

  function change(place: Place, value: string) {
    setGiven({ ...given, [place]: value });
    setWrong({ ...wrong, [place]: null });
    setMessage(null);
  }

  function complain(found: Wrong): boolean {
    setWrong(found);
    const first = PLACES.find((place) => found[place]);
    if (first) document.getElementById(`other-${first}`)?.focus();
    return first !== undefined;
  }

  async function go() {
    if (busy) return;
    const missing = { name: wrongIn("fullName", given.name), email: wrongIn("email", given.email) };
    if (complain(missing)) return;
    const other = { name: given.name.trim(), email: given.email.trim() };
    setBusy(true);
    setMessage(null);
    try {
      await props.signer.delegate({ ...other, note: given.note.trim() || null });
      props.onPassedOn(other);
    } catch (error) {
      setBusy(false);
      const failure = error instanceof Failure ? error : null;
      if (failure?.status === 404 || failure?.status === 410) return props.onLost(error);
      const found = failure?.status === 400 ? failure.details : [];
      const placed = Object.fromEntries(found.map((problem) => [problem.field, refusedAnswer(problem)]));
      if (complain(placed)) return;
      // Closed meanwhile: the screen behind says so.
      if (failure?.status === 409) await props.onLook();
      setMessage(explain(error));
    }
  }

  return (
    <Dialog title={t("delegate-title")} onClose={props.onClose}>
      <p>{t("delegate-text", { from })}</p>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <PersonLine
          id="other-name"
          own={false}
          label={t("delegate-name")}
          value={given.name}
          complaint={wrong.name ?? null}
          onInput={(value) => change("name", value)}
        />
        <PersonLine
          id="other-email"
          own={false}
          email
          label={t("delegate-email")}
          value={given.email}
          complaint={wrong.email ?? null}
          onInput={(value) => change("email", value)}
        />
        <div class={wrong.note ? "field block wrong" : "field block"}>
          <label class="label" for="other-note">
            {t("delegate-note")} <span class="optional">{t("optional")}</span>
          </label>
          <textarea
            id="other-note"
            class="input area"
            rows={3}
            dir="auto"
            aria-describedby="other-note-error"
            aria-invalid={wrong.note ? "true" : undefined}
            value={given.note}
            onInput={(event) => change("note", typed(event.currentTarget))}
          />
          <span class="error" id="other-note-error">
            {wrong.note && t("delegate-note-wrong")}
          </span>
        </div>
        {message && <Alert>{message}</Alert>}
        <p class="actions">
          <button type="submit" class="button primary" disabled={busy} onClick={deliberate(go)}>
            {t("delegate-confirm")}
          </button>
          <button type="button" class="button link" onClick={props.onClose}>
            {t("cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
