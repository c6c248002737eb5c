import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Frame, Notice, Waiting } from "../frame/Frame";
import { explain } from "../frame/failure";
import { framed, tell } from "../frame/host";
import { later } from "../frame/later";
import { type Opened, PublicForm, type Received } from "../net/publicForm";
import { Failure } from "../net/request";
import { keepChosen } from "../text/chosen";
import { nearest, speak, t } from "../text/text";
import type { WhoFills } from "./person";
import { Thanks } from "./Thanks";
import { Who } from "./Who";

// Nobody sees it first: it comes while people say who they are.
const FormScreen = later(() => import("./FormScreen").then((m) => m.FormScreen));

/** The public form: who fills it in, the form, thanks. */
export function FillApp({ id, wanted }: { id: string; wanted: string | null }) {
  const backend = useMemo(() => new PublicForm(`/f/${id}`), [id]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [spoken, setSpoken] = useState<string | null>(null);
  const [who, setWho] = useState<WhoFills | null>(null);
  const [received, setReceived] = useState<Received | null>(null);

  const speakOut = useCallback(async (tag: string) => {
    await speak(tag).catch(() => undefined);
    setSpoken(tag);
  }, []);

  const look = useCallback(async () => {
    try {
      const found = await backend.look();
      await speakOut(found.language);
      setOpened(found);
      setFailure(null);
    } catch (error) {
      await speakOut(wanted ?? nearest(navigator.languages));
      setFailure(error);
    }
  }, [backend, speakOut]);

  useEffect(() => {
    void look().then(() => FormScreen.fetch().catch(() => undefined));
  }, [look]);

  useEffect(() => {
    const none = { documentId: null, respondentId: null, templateId: opened?.template.id ?? null };
    if (opened && who) tell("opened", { ...none, status: "ready" });
    if (!received) return;
    const { id: documentId, completed } = received.document;
    tell("completed", { ...none, documentId, status: completed ? "completed" : "submitted" });
  }, [opened, who, received]);

  if (spoken === null) return <Waiting />;
  let screen = null;
  if (failure) screen = <Lost failure={failure} onRetry={look} />;
  else if (received && who) screen = <Thanks received={received} email={who.email} />;
  else if (opened && who) {
    screen = (
      <FormScreen.View opened={opened} backend={backend} who={who} onLook={look} onReceived={setReceived} />
    );
  } else if (opened) screen = <Who opened={opened} onBegin={setWho} />;
  const filling = opened !== null && who !== null && received === null && !failure;
  return (
    <Frame
      name={opened?.workspace.name ?? null}
      colour={opened?.workspace.colour}
      wide={filling}
      onLanguage={async (tag) => {
        keepChosen(tag);
        await speakOut(tag);
        // Before it is agreed to, the text comes in the new language too; the one that was read stays where it can't.
        // What the form says stays as it is: somebody may be filling it in.
        if (!opened || received) return;
        const found = await backend.look().catch(() => null);
        if (found) setOpened((now) => now && { ...now, consent: found.consent });
      }}
    >
      {screen}
    </Frame>
  );
}

function Lost({ failure, onRetry }: { failure: unknown; onRetry: () => Promise<void> }) {
  const status = failure instanceof Failure ? failure.status : -1;
  const name = status === 401 ? "login" : status === 404 || status === 410 ? "gone" : null;
  if (name) {
    return (
      <Notice symbol="lost" title={t(`fill-${name}-title`)}>
        <p>{t(`fill-${name}-text`)}</p>
        {name === "login" && !framed && (
          <p class="actions">
            <a class="button primary" href={`/signin?next=${encodeURIComponent(location.pathname)}`}>
              {t("fill-login-go")}
            </a>
          </p>
        )}
      </Notice>
    );
  }
  return (
    <Notice symbol="lost" title={t("unreachable-title")}>
      <p>{explain(failure)}</p>
      <p class="actions">
        <button type="button" class="button primary" onClick={() => void onRetry()}>
          {t("try-again")}
        </button>
      </p>
    </Notice>
  );
}
