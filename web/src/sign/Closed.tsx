import { useEffect } from "preact/hooks";
import { Notice } from "../frame/Frame";
import { framed } from "../frame/host";
import { moment, t } from "../text/text";
import { answersVault } from "./answers";
import { CopyButton } from "./Copy";
import { useLooks } from "./looks";
import type { Step } from "./SignApp";

const SYMBOLS = {
  waiting: "wait",
  submitted: "done",
  completed: "done",
  declined: "stop",
  voided: "stop",
  expired: "wait",
  linkExpired: "wait",
} as const;

const HAS_QUIET = /^(copy-comes|(waiting|submitted|approved|completed)-remedy)$/;

/** There is nothing to fill in here: what happened, and what to do. */
export function Closed({ session, signer, onLook }: Step) {
  const { state, document: doc, respondent, workspace } = session;
  const from = doc.sender ?? workspace.name;
  const preparing = state === "completed" && !session.copyAvailable;

  useLooks(preparing, onLook);

  // What was typed is of no use any more, and nobody who comes to this tab later should find it.
  useEffect(() => {
    if (/^(submitted|completed|declined|voided)$/.test(state)) answersVault(session).clear();
  }, [state]);

  if (state === "ready") return null;
  // People are called by their name where it is known.
  const mine = state === "declined" && [respondent.name, respondent.email].includes(doc.declinedBy);
  const kind =
    state === "submitted" && respondent.kind === "approver" ? "approved" : mine ? "declined-mine" : state;
  const words = {
    document: doc.name,
    from,
    who: doc.declinedBy ?? "",
    count: session.waitingFor,
    until: doc.expiresAt ? moment(doc.expiresAt) : "",
  };
  // Nobody is told to wait for a mail that never comes. These sentences have a second form that speaks of none.
  const aboutMail = (id: string) => t(!respondent.notified && HAS_QUIET.test(id) ? `${id}-quiet` : id, words);
  return (
    <Notice symbol={SYMBOLS[state]} title={t(`${kind}-title`, words)}>
      <p class="closed-name" dir="auto">
        {doc.name}
      </p>
      <p>{t(preparing ? "completing-text" : `${kind}-text`, words)}</p>
      {doc.reason && (state === "declined" || state === "voided") && (
        <blockquote class="message">
          <p dir="auto">{doc.reason}</p>
        </blockquote>
      )}
      <p>{aboutMail(preparing ? "copy-comes" : `${kind}-remedy`)}</p>
      {session.copyAvailable && <CopyButton signer={signer} name={doc.name} />}
      {doc.returnTo && !framed && (
        <p class="actions">
          <a class="button quiet large" href={doc.returnTo} rel="noopener noreferrer">
            {t("back-to", { host: new URL(doc.returnTo).host })}
          </a>
        </p>
      )}
      {state === "waiting" && (
        <p class="actions">
          <button type="button" class="button quiet" onClick={() => void onLook()}>
            {t("look-again")}
          </button>
        </p>
      )}
    </Notice>
  );
}
