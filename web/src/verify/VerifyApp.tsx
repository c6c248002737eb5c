import { useEffect, useRef, useState } from "preact/hooks";
import { Alert, Frame, ScreenTitle, Waiting } from "../frame/Frame";
import { explain } from "../frame/failure";
import { askData } from "../net/request";
import { nearest, speak, t } from "../text/text";
import { ReportView } from "./ReportView";
import type { Report } from "./report";

/** The verification page: a file goes in, what is known of it comes out. Nothing is kept. */
export function VerifyApp() {
  const [spoken, setSpoken] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const result = useRef<HTMLDivElement>(null);

  async function speakOut(tag: string) {
    await speak(tag).catch(() => undefined);
    setSpoken(tag);
  }
  useEffect(() => {
    void speakOut(nearest(navigator.languages));
  }, []);

  async function verify(chosen: File) {
    setFile(chosen);
    setReport(null);
    setMessage(null);
    setBusy(true);
    try {
      const headers = { "Content-Type": chosen.type || "application/octet-stream" };
      setReport(
        await askData<Report>("/verify", { method: "POST", headers, body: chosen, patience: 300_000 }),
      );
    } catch (error) {
      setMessage(explain(error));
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (report) result.current?.focus();
  }, [report]);

  // A file that misses the area would otherwise replace the page.
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    addEventListener("dragover", keep);
    addEventListener("drop", keep);
    return () => {
      removeEventListener("dragover", keep);
      removeEventListener("drop", keep);
    };
  }, []);

  if (spoken === null) return <Waiting />;
  return (
    <Frame name={null} onLanguage={speakOut}>
      <div class="card">
        <ScreenTitle>{t("verify-title")}</ScreenTitle>
        <p>{t("verify-text")}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first. */}
        <div
          class={over ? "drop over" : "drop"}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            const dropped = event.dataTransfer?.files[0];
            if (dropped && !busy) void verify(dropped);
          }}
        >
          <label class={busy ? "button primary busy" : "button primary"}>
            {t("verify-choose")}
            <input
              type="file"
              class="hidden-visually"
              accept=".pdf,.zip,application/pdf,application/zip"
              disabled={busy}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                if (chosen) void verify(chosen);
              }}
            />
          </label>
          <p class="by-mouse">{t("verify-drop")}</p>
        </div>
        <p class="small">{t("verify-privacy")}</p>
        <div role="status">
          {busy && <p class="busy-line">{t("verify-busy", { name: file?.name ?? "" })}</p>}
        </div>
        {message && (
          <Alert>
            <p>{message}</p>
            <button type="button" class="button quiet" onClick={() => file && verify(file)}>
              {t("try-again")}
            </button>
          </Alert>
        )}
        {report && (
          <div ref={result} tabIndex={-1} class="result">
            <ReportView report={report} name={file?.name ?? ""} />
          </div>
        )}
      </div>
    </Frame>
  );
}
