import { useEffect, useMemo, useState } from "preact/hooks";
import { Notice } from "../frame/Frame";
import type { Received } from "../net/publicForm";
import { Signer } from "../net/signer";
import { CopyButton } from "../sign/Copy";
import { t } from "../text/text";

const LOOK_EVERY = 3_000;
const LOOKS = 40;

/** The end of the public form: the copy, as soon as it is there. */
export function Thanks({ received, email }: { received: Received; email: string }) {
  const signer = useMemo(() => new Signer(received.signingToken, null, () => undefined), [received]);
  const [ready, setReady] = useState(false);
  const [notified, setNotified] = useState(true);
  useEffect(() => {
    if (ready || !received.document.completed) return;
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks > LOOKS) clearInterval(timer);
      const session = await signer.look().catch(() => null);
      if (session?.respondent.notified === false) setNotified(false);
      if (session?.copyAvailable) setReady(true);
    };
    const timer = setInterval(look, LOOK_EVERY);
    void look();
    return () => clearInterval(timer);
  }, [ready, signer, received]);
  return (
    <Notice symbol="done" title={t("fill-thanks-title")}>
      <p>{t("fill-thanks-text", { name: received.document.name })}</p>
      {received.document.completed && !ready && <p>{t(notified ? "preparing" : "preparing-quiet")}</p>}
      {(!received.document.completed || ready) && notified && <p>{t("fill-mail", { email })}</p>}
      {ready && <CopyButton signer={signer} name={received.document.name} />}
    </Notice>
  );
}
