import { useState } from "preact/hooks";
import { Alert } from "../frame/Frame";
import { explain } from "../frame/failure";
import { Failure } from "../net/request";
import { t } from "../text/text";

/** A button that fetches a PDF with the token and hands it to the browser to save. */
export function Download(props: {
  get: () => Promise<Blob>;
  /** What the file is called. */
  name: string;
  /** What the button says. */
  label: string;
  look: string;
  /** What is said where there is nothing to fetch. */
  missing?: string;
}) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function save() {
    setBusy(true);
    setMessage(null);
    try {
      const address = URL.createObjectURL(await props.get());
      const link = document.createElement("a");
      link.href = address;
      link.download = `${props.name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "document"}.pdf`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      const isMissing = props.missing && error instanceof Failure && error.status === 404;
      setMessage(isMissing ? (props.missing ?? null) : explain(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {message && <Alert>{message}</Alert>}
      <p class="actions">
        <button type="button" class={`button ${props.look}`} disabled={busy} onClick={save}>
          {busy ? t("fetching") : props.label}
        </button>
      </p>
    </>
  );
}
