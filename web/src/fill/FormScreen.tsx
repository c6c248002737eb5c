import { useEffect, useMemo, useState } from "preact/hooks";
import { useAgreed } from "../form/agreed";
import { Filler } from "../form/Filler";
import { Filling } from "../form/filling";
import { useWarning } from "../form/leaving";
import { unplaced } from "../form/unplaced";
import { ScreenTitle } from "../frame/Frame";
import { explain } from "../frame/failure";
import type { Opened, PublicForm, Received } from "../net/publicForm";
import { Failure } from "../net/request";
import { t } from "../text/text";
import { Attempt } from "./attempt";
import { answersOf, forget } from "./kept";
import type { WhoFills } from "./person";

/** The form with its fields, until it is sent. */
export function FormScreen(props: {
  opened: Opened;
  backend: PublicForm;
  who: WhoFills;
  onLook: () => Promise<void>;
  onReceived: (received: Received) => void;
}) {
  const { opened, backend, who } = props;
  const filling = useMemo(
    () =>
      new Filling(opened.form, backend, answersOf(opened.template.id, who), {
        fullName: who.name,
        email: who.email,
      }),
    [opened.form, backend, who],
  );
  const attempt = useMemo(() => new Attempt(opened.template.id, who), [opened.template.id, who]);
  useWarning(filling);
  const [messages, setMessages] = useState<string[]>([]);
  const [unsure, setUnsure] = useState(false);
  const { agreed, onAgree } = useAgreed(opened.consent);
  useEffect(() => {
    const back = () => void filling.retry();
    addEventListener("online", back);
    return () => {
      removeEventListener("online", back);
      filling.stop();
    };
  }, [filling]);

  async function send() {
    if (!agreed) return;
    setMessages([]);
    filling.stop();
    try {
      const received = await backend.send(
        attempt.key,
        who,
        filling.answers(),
        opened.template.version,
        agreed,
      );
      filling.done();
      forget();
      props.onReceived(received);
    } catch (error) {
      const passes = error instanceof Failure && (error.passes || error.code === "IDEMPOTENCY_IN_FLIGHT");
      // Whoever is told to wait has sent nothing by that; a try before may have arrived all the same, so its name is kept.
      setUnsure(passes && error.status !== 429);
      if (passes) return setMessages([explain(error), t("unsure-again")]);
      attempt.answered();
      // The form was changed meanwhile: it is shown anew, with what was filled in and with the reason.
      if (error instanceof Failure && error.status === 409) await props.onLook();
      const rest = error instanceof Failure && error.status === 400 ? filling.takeProblems(error) : [];
      setMessages(rest.length + filling.complaints.size > 0 ? rest.map(unplaced) : [explain(error)]);
    }
  }

  return (
    <>
      <div class="doc-head">
        <ScreenTitle>{opened.template.name}</ScreenTitle>
        <p class="doc-hint">{t("fill-hint")}</p>
      </div>
      <Filler
        filling={filling}
        backend={backend}
        signerName={who.name}
        consent={{
          text: opened.consent,
          approves: opened.kind === "approver",
          agreed: agreed !== null,
          onAgree,
        }}
        finish={t("send")}
        onFinish={send}
        messages={messages}
        unsure={unsure}
        ending={null}
      />
    </>
  );
}
