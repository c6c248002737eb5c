import { language, moment, t, when } from "../text/text";
import type { Report, Seal, Signer, Timeline } from "./report";

const STATES = { "seal-intact": "good", "seal-broken": "bad", "seal-outgrown": "" };

/** A report in plain words, the verdict first. */
export function ReportView({ report, name }: { report: Report; name: string }) {
  const { verdict, record, seals, problems, files, timeline } = report;
  // A seal may hold although more was put into the file behind it: then it must not sound as if all were well.
  const grown = problems.some(({ code }) => code === "appended" || code === "shadow");
  // What is only too large to be looked at is not said to be broken.
  const isLarge = problems.some(({ code }) => code === "bundleTooLarge");
  // What holds only in part must not sound as if all were well either.
  const isPart = verdict === "intact" && (timeline?.blank ?? 0) > 0;
  const said = isLarge ? "large" : isPart ? "part" : verdict;
  return (
    <>
      <section class={`verdict ${isPart ? "part" : verdict}`}>
        <h2>{t(`verdict-${said}-title`)}</h2>
        <p>{t(`verdict-${said}-text`)}</p>
        <p class="file-name" dir="auto">
          {name}
        </p>
      </section>
      {problems.length > 0 && (
        <section>
          <h2>{t("problems")}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.code}${problem.name}${problem.message}`}>
                <strong>{t(`problem-${problem.code}`)}</strong>
                {problem.name && <span dir="auto"> – {problem.name}</span>}
                <Particulars message={problem.message} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {record && (
        <section>
          <h2>{t("record")}</h2>
          <dl class="facts">
            <Fact name={t("record-name")} value={record.name} />
            {record.workspace && <Fact name={t("record-workspace")} value={record.workspace} />}
            {record.completedAt && <Fact name={t("record-completed")} value={moment(record.completedAt)} />}
            <Fact name={t("record-id")} value={record.documentId} />
          </dl>
          <h3>{t("signers")}</h3>
          <ul class="signers">
            {record.signers.map((signer) => (
              <li key={`${signer.name}${signer.signedAt}`}>
                <strong dir="auto">{signer.name}</strong>
                {signer.role && ` · ${signer.role}`}
                <span class="detail">{t(signedAs(signer), { when: moment(signer.signedAt) })}</span>
                {signer.via === "handed link" && <span class="detail">{t("by-handed-link")}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {seals.length > 0 && (
        <section>
          <h2>{t("seals")}</h2>
          {seals.map((seal) => (
            <SealView key={`${seal.certificate?.sha256}${seal.at}`} seal={seal} grown={grown} />
          ))}
        </section>
      )}
      {timeline && <TimelineView timeline={timeline} />}
      {files.length > 0 && (
        <section>
          <h2>{t("files")}</h2>
          <ul class="signers">
            {files.map((file) => (
              <li key={file.name}>
                <strong dir="ltr">{file.name}</strong>
                <span class={`detail ${!file.matches ? "bad" : file.sealed ? "good" : ""}`}>
                  {t(fileState(file, timeline))}
                </span>
                <code class="detail">{file.sha256}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What there is to say of a file: the timeline goes on after the seal, so it is mostly covered in part. */
function fileState({ name, matches, sealed }: Report["files"][number], timeline: Report["timeline"]): string {
  if (!matches) return "file-bad";
  if (sealed) return "file-good";
  return name === "activity.jsonl" && timeline ? "file-partly" : "file-listed";
}

/** What the seal vouches for of the timeline, and what it does not. */
function TimelineView({ timeline }: { timeline: Timeline }) {
  const { entries, sealed, blank, laterEvents } = timeline;
  return (
    <section>
      <h2>{t("timeline")}</h2>
      <p>{t("timeline-sealed", { sealed, entries })}</p>
      {laterEvents.length > 0 && (
        <p>
          {t("timeline-later")}{" "}
          <span class="detail" dir="ltr">
            {laterEvents.join(", ")}
          </span>
        </p>
      )}
      {blank > 0 && <p class="detail bad">{t("timeline-blank", { blank })}</p>}
    </section>
  );
}

/** How somebody submitted: what a program did for them is not what they did themselves. */
function signedAs({ kind, via }: Signer): string {
  if (via === "API") return "submitted-for-at";
  return kind === "approver" ? "approved-at" : "signed-at";
}

/** What exactly was found, which the service says in English; in other languages it is there for whoever asks. */
function Particulars({ message }: { message: string }) {
  const said = (
    <span class="detail" lang="en" dir="auto">
      {message}
    </span>
  );
  if (language() === "en") return said;
  return (
    <details>
      <summary>{t("problem-particulars")}</summary>
      {said}
    </details>
  );
}

function SealView({ seal, grown }: { seal: Seal; grown: boolean }) {
  const { certificate } = seal;
  const state = !seal.intact ? "seal-broken" : grown ? "seal-outgrown" : "seal-intact";
  return (
    <div class="seal">
      <p>
        <strong dir="auto">{seal.by}</strong>
        <span class={`detail ${STATES[state]}`}>{t(state)}</span>
        <span class="detail">{t(seal.ours ? "seal-ours" : "seal-foreign")}</span>
        {seal.at && <span class="detail">{t("seal-at", { when: moment(seal.at) })}</span>}
        {seal.timeStampedAt && (
          <span class="detail">{t("seal-stamped", { when: moment(seal.timeStampedAt) })}</span>
        )}
      </p>
      <details>
        <summary>{t("certificate")}</summary>
        <dl class="facts">
          <Fact name={t("seal-level")} value={`PAdES ${seal.level}`} />
          {certificate && <CertificateFacts certificate={certificate} />}
        </dl>
      </details>
    </div>
  );
}

/** What the certificate says; there is none in a signature whose content can't be read. */
function CertificateFacts({ certificate }: { certificate: NonNullable<Seal["certificate"]> }) {
  return (
    <>
      <Fact name={t("certificate-subject")} value={certificate.subject} />
      <Fact name={t("certificate-issuer")} value={certificate.issuer} />
      <Fact name={t("certificate-serial")} value={certificate.serial} />
      <Fact
        name={t("certificate-valid")}
        value={`${when(certificate.notBefore, false)} – ${when(certificate.notAfter, false)}`}
      />
      <Fact name="SHA-256" value={certificate.sha256} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
