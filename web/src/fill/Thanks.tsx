import { useEffect, useMemo, useState } from "preact/hooks";
import { Notice } from "../frame/Frame";
import type { Received } from "../net/publicForm";
import { Signer } from "../net/signer";
import { CopyButton } from "../sign/Copy";
import { useLooks } from "../sign/looks";
import { t } from "../text/text";

/** The end of the public form: the copy, as soon as it is there. */
export function Thanks({ received, email }: { received: Received; email: string }) {
  const signer = useMemo(() => new Signer(received.signingToken, null, () => undefined), [received]);
  const [ready, setReady] = useState(false);
  const [notified, setNotified] = useState(true);
  const { completed } = received.document;
  const look = async () => {
    const session = await signer.look().catch(() => null);
    if (session && !session.respondent.notified) setNotified(false);
    if (session?.copyAvailable) setReady(true);
  };
  // Whether a mail comes is said from the beginning.
  useEffect(() => {
    if (completed) void look();
  }, [signer]);
  useLooks(completed && !ready, look);
  return (
    <Notice symbol="done" title={t("fill-thanks-title")}>
      <p>{t("fill-thanks-text", { name: received.document.name })}</p>
      {completed && !ready && <p>{t(notified ? "preparing" : "preparing-quiet")}</p>}
      {(!completed || ready) && notified && <p>{t("fill-mail", { email })}</p>}
      {ready && <CopyButton signer={signer} name={received.document.name} />}
    </Notice>
  );
}
