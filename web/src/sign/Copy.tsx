import { useState } from "preact/hooks";
import { Alert } from "../frame/Frame";
import { explain } from "../frame/failure";
import type { Signer } from "../net/signer";
import { t } from "../text/text";

/** Fetches the finished PDF with the token and hands it to the browser to save. */
export function CopyButton({ signer, name }: { signer: Pick<Signer, "copy">; name: string }) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function fetchCopy() {
    setBusy(true);
    setMessage(null);
    try {
      const address = URL.createObjectURL(await signer.copy());
      const link = document.createElement("a");
      link.href = address;
      link.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "document"}.pdf`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      setMessage(explain(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {message && <Alert>{message}</Alert>}
      <p class="actions">
        <button type="button" class="button primary large" disabled={busy} onClick={fetchCopy}>
          {busy ? t("fetching") : t("download")}
        </button>
      </p>
    </>
  );
}
