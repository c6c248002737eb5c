import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useAgreed } from "../form/agreed";
import { Filler } from "../form/Filler";
import { Filling } from "../form/filling";
import { useWarning } from "../form/leaving";
import { unplaced } from "../form/unplaced";
import { Alert, Notice, ScreenTitle } from "../frame/Frame";
import { explain } from "../frame/failure";
import { Failure } from "../net/request";
import type { Form } from "../net/session";
import { t } from "../text/text";
import { answersVault } from "./answers";
import { CopyButton } from "./Copy";
import { DeclineButton } from "./Decline";
import { DelegateButton } from "./Delegate";
import { Download } from "./Download";
import type { Step } from "./SignApp";

/** The document with its fields, until it is handed in. */
export function FillScreen(props: Step & { form: Form }) {
  const { session, signer, form } = props;
  const { respondent } = session;
  const filling = useMemo(
    () => new Filling(form, signer, answersVault(session), { fullName: respondent.name }),
    [signer, form],
  );
  useWarning(filling);
  const [messages, setMessages] = useState<string[]>([]);
  const [unsure, setUnsure] = useState(false);
  const [left, setLeft] = useState(false);
  const asked = useRef(false);
  const submitting = useRef(false);
  const viewer = respondent.kind === "viewer";
  const { agreed, onAgree } = useAgreed(session.consent);
  // The version that the service knows to be agreed to, since what was handed in with it was not taken.
  const given = useRef<string | null>(null);

  useEffect(() => {
    const leave = () => filling.leave();
    const back = () => void filling.retry();
    // Phones end pages in the background without a word, so being hidden counts as leaving.
    const hide = () => document.hidden && leave();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    addEventListener("online", back);
    const watch = filling.subscribe(() => {
      // The document was withdrawn, or the link ended, while somebody was typing. The service is asked once what happened.
      // A draft that comes after its own submission is refused, too.
      if (!filling.refused || asked.current || submitting.current) return;
      asked.current = true;
      setMessages([explain(filling.refused)]);
      void props.onLook();
    });
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("online", back);
      watch();
      filling.stop();
    };
  }, [filling]);

  async function submit() {
    setMessages([]);
    filling.stop();
    submitting.current = true;
    let sent = false;
    try {
      if (!session.consented && agreed && given.current !== agreed.version) {
        await signer.consent(agreed);
        given.current = agreed.version;
      }
      sent = true;
      const next = await signer.submit(filling.answers(), session.openedAt);
      filling.done();
      props.onSession(next);
    } catch (error) {
      // Where no answer came, it may have arrived all the same: the service knows.
      const lost = sent && error instanceof Failure && (error.status === 0 || error.status >= 500);
      const found = lost ? await signer.look().catch(() => null) : null;
      if (found && found.state !== "ready") {
        filling.done();
        return props.onSession(found);
      }
      submitting.current = false;
      setUnsure(lost && !found);
      if (!(error instanceof Failure)) throw error;
      filling.resume();
      if (error.status === 400) {
        const rest = filling.takeProblems(error);
        setMessages(rest.length + filling.complaints.size > 0 ? rest.map(unplaced) : [explain(error)]);
      } else if (error.status === 404 || error.status === 410) props.onLost(error);
      else {
        // Handed in before, or no longer open: the service says which. What stays on the page is told why.
        if (error.status === 409 || error.status === 403) await props.onLook();
        setMessages(lost ? [explain(error), t("unsure-again")] : [explain(error)]);
      }
    }
  }

  if (left) return <Left filling={filling} onBack={() => setLeft(false)} />;
  const finish = viewer ? null : t(respondent.kind === "approver" ? "approve" : "finish");
  return (
    <>
      <div class="doc-head">
        <ScreenTitle>{session.document.name}</ScreenTitle>
        <p class="doc-hint">{t(`hint-${respondent.kind}`)}</p>
        <Download
          get={async () => {
            // It holds what is stored.
            if (filling.atRisk) await filling.save();
            return signer.document();
          }}
          name={session.document.name}
          label={t("document-download")}
          look="quiet"
          missing={t("document-missing")}
        />
      </div>
      <Filler
        filling={filling}
        backend={signer}
        signerName={respondent.name ?? ""}
        consent={
          viewer || session.consented
            ? null
            : {
                text: session.consent,
                approves: respondent.kind === "approver",
                agreed: agreed !== null,
                onAgree,
              }
        }
        finish={finish}
        onFinish={submit}
        messages={messages}
        unsure={unsure}
        ending={
          <>
            {session.copyAvailable && <CopyButton signer={signer} name={session.document.name} />}
            {!viewer && (
              <p class="actions">
                <button
                  type="button"
                  class="button link"
                  onClick={async () => {
                    await filling.save();
                    setLeft(true);
                  }}
                >
                  {t("save-for-later")}
                </button>
                <DelegateButton {...props} />
                <DeclineButton {...props} />
              </p>
            )}
          </>
        }
      />
    </>
  );
}

/** What somebody sees who goes on another time. */
function Left({ filling, onBack }: { filling: Filling; onBack: () => void }) {
  const saved = filling.saving === "saved";
  const unfit = filling.offline ? undefined : filling.blocking;
  return (
    <Notice symbol={saved ? "done" : "wait"} title={t(saved ? "left-title" : "left-failed-title")}>
      {saved ? (
        <p>{t("left-text")}</p>
      ) : (
        <Alert>
          {unfit
            ? t("left-refused-text", { label: unfit.label || t("field-unnamed") })
            : t("left-failed-text")}
        </Alert>
      )}
      <p class="actions">
        <button type="button" class="button primary" onClick={onBack}>
          {t("back-to-document")}
        </button>
      </p>
    </Notice>
  );
}
