import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Frame, Notice, Waiting } from "../frame/Frame";
import { explain } from "../frame/failure";
import { tell } from "../frame/host";
import { later } from "../frame/later";
import { Failure } from "../net/request";
import type { Session } from "../net/session";
import { Signer } from "../net/signer";
import { keepChosen } from "../text/chosen";
import { nearest, speak, t } from "../text/text";
import { answersVault } from "./answers";
import { Closed } from "./Closed";
import { Landing } from "./Landing";
import { keepAccess, type Link } from "./link";

// Nobody sees it first: it comes while the first screen is read.
const FillScreen = later(() => import("./FillScreen").then((m) => m.FillScreen));

/** The signing page: it shows the screen that fits where the document and this person are. */
export function SignApp({ link, wanted }: { link: Link; wanted: string | null }) {
  const signer = useMemo(() => (link.token ? new Signer(link.token, link.access, keepAccess) : null), [link]);
  const [session, setSession] = useState<Session | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [spoken, setSpoken] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(wanted);
  const [passedOn, setPassedOn] = useState<Other | null>(null);

  const speakOut = useCallback(async (tag: string) => {
    try {
      await speak(tag);
    } catch {
      // No words could be loaded: those of before, or none, have to do.
    }
    setSpoken(tag);
  }, []);

  const look = useCallback(async () => {
    try {
      if (!signer) throw new Failure(404, "NO_TOKEN", "");
      const found = await signer.look();
      await speakOut(chosen ?? found.language);
      setSession(found);
      setFailure(null);
    } catch (error) {
      // What is on the page stays there while the service is out of reach.
      if (session && error instanceof Failure && error.passes) return;
      if (spoken === null) await speakOut(wanted ?? nearest(navigator.languages));
      setFailure(error);
    }
  }, [signer, speakOut, chosen, spoken, session]);

  // Once: later changes come as answers to steps.
  useEffect(() => {
    void look();
  }, [signer]);

  useEffect(() => {
    if (session) report(session);
    if (session?.state === "ready") FillScreen.fetch().catch(() => undefined);
  }, [session]);

  if (spoken === null) return <Waiting />;

  let screen = null;
  let wide = false;
  if (failure) screen = <Lost failure={failure} onRetry={look} />;
  else if (session && signer) {
    const step = {
      session,
      signer,
      onSession: setSession,
      onLook: look,
      onLost: setFailure,
      onPassedOn: setPassedOn,
    };
    const { state, form, accessCodeRequired, opened } = session;
    if (passedOn) screen = <PassedOn session={session} to={passedOn} />;
    else if (state !== "ready") screen = <Closed {...step} />;
    else if (!opened || accessCodeRequired || !form) screen = <Landing {...step} />;
    else {
      wide = true;
      screen = <FillScreen.View {...step} form={form} />;
    }
  }
  return (
    <Frame
      name={session?.workspace.name ?? null}
      colour={session?.workspace.colour}
      wide={wide}
      onLanguage={async (tag) => {
        setChosen(tag);
        keepChosen(tag);
        await speakOut(tag);
        // Before it is agreed to, the text comes in the new language too; the one that was read stays where it can't. All else
        // stays as it is: somebody may be filling it in.
        if (!signer || !session || session.consented) return;
        const found = await signer.look().catch(() => null);
        if (found) setSession((now) => now && { ...now, consent: found.consent });
      }}
    >
      {screen}
    </Frame>
  );
}

/** Tells the site around the page, where there is one, how far this person is. */
function report({ state, opened, accessCodeRequired, document: doc, respondent }: Session): void {
  const detail = { documentId: doc.id, respondentId: respondent.id, templateId: null, status: state };
  if (state === "ready" && opened && !accessCodeRequired) tell("opened", detail);
  if (state === "submitted" || state === "completed") tell("completed", detail);
  if (state === "declined") tell("declined", detail);
}

/** Whom a document was passed on to. */
export interface Other {
  name: string;
  email: string;
}

/** What every screen is handed. */
export interface Step {
  session: Session;
  signer: Signer;
  /** Goes on with what the service answered. */
  onSession: (session: Session) => void;
  /** Asks the service how things stand. */
  onLook: () => Promise<void>;
  /** Shows that the link leads nowhere any more. */
  onLost: (failure: unknown) => void;
  /** Shows that somebody else stands in this person's place now. */
  onPassedOn: (to: Other) => void;
}

/** The end for somebody who passed the document on: their link opens nothing any more. */
function PassedOn({ session, to }: { session: Session; to: Other }) {
  const { document: doc, respondent, workspace } = session;
  useEffect(() => {
    answersVault(session).clear();
    const detail = { documentId: doc.id, respondentId: respondent.id, templateId: null };
    tell("delegated", { ...detail, status: "delegated" });
  }, []);
  return (
    <Notice symbol="done" title={t("delegated-title")}>
      <p class="closed-name" dir="auto">
        {doc.name}
      </p>
      <p>{t("delegated-text", { who: to.name, email: to.email })}</p>
      <p>{t("delegated-remedy", { from: doc.sender ?? workspace.name })}</p>
    </Notice>
  );
}

/** There is no document behind the link, or it can't be reached. */
function Lost({ failure, onRetry }: { failure: unknown; onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const status = failure instanceof Failure ? failure.status : -1;
  if (failure instanceof Failure && failure.code === "NO_TOKEN") {
    return (
      <Notice symbol="lost" title={t("no-token-title")}>
        <p>{t("no-token-text")}</p>
      </Notice>
    );
  }
  if (status === 404 || status === 410) {
    const name = status === 404 ? "unknown" : "replaced";
    return (
      <Notice symbol="lost" title={t(`${name}-title`)}>
        <p>{t(`${name}-text`)}</p>
        <p>{t(`${name}-remedy`)}</p>
      </Notice>
    );
  }
  return (
    <Notice symbol="lost" title={t("unreachable-title")}>
      <p>{explain(failure)}</p>
      <p>{t("nothing-lost")}</p>
      <p class="actions">
        <button
          type="button"
          class="button primary"
          disabled={busy}
          onClick={async () => {
            setBusy(true);
            await onRetry();
            setBusy(false);
          }}
        >
          {t("try-again")}
        </button>
      </p>
    </Notice>
  );
}
