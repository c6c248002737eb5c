// Reports of the verification page, chosen by words in the file that is sent.

const certificate = {
  subject: "CN=Sandberg Homes, O=Sandberg Homes AB",
  issuer: "CN=Countersign Signing CA",
  serial: "4f:21:09",
  notBefore: "2026-01-01T00:00:00Z",
  notAfter: "2028-01-01T00:00:00Z",
  sha256: "b7c1f0de44aa9281f3d5e6a7b8c9d0e1f2a3b4c5d6e7f80912a3b4c5d6e7f809",
};
const seal = {
  by: "Sandberg Homes",
  ours: true,
  intact: true,
  at: "2026-11-14T10:12:00Z",
  level: "B-LTA",
  timeStampedAt: "2026-11-14T10:12:03Z",
  timeStampedBy: "Example Time Stamps",
  certificate,
};
const record = {
  documentId: "doc_7Hk2",
  name: "Residential lease, Riverside 22",
  completedAt: "2026-11-14T10:12:00Z",
  signers: [
    { name: "Daniel Moreau", role: "Tenant", kind: "signer", via: "page", signedAt: "2026-11-13T18:40:00Z" },
    { name: "Elin Sandberg", role: "Landlord", signedAt: "2026-11-14T10:11:00Z" },
  ],
  trail: { length: 9, head: certificate.sha256 },
};

export function report(body) {
  const words = body.subarray(0, 4_096).toString("latin1");
  const base = { kind: "pdf", verdict: "intact", seals: [seal], problems: [], record, files: [] };
  if (words.includes("changed"))
    return {
      ...base,
      verdict: "changed",
      seals: [{ ...seal, intact: false }],
      problems: [
        { code: "bytesAltered", message: "Bytes under the seal are not those that were sealed.", name: null },
      ],
    };
  if (words.includes("appended"))
    return {
      ...base,
      verdict: "changed",
      problems: [
        { code: "appended", message: "something was added to the file after it was sealed", name: null },
      ],
    };
  if (words.includes("foreign"))
    return {
      ...base,
      verdict: "foreign",
      record: null,
      seals: [
        { ...seal, by: "Somebody Else", ours: false, level: "B-B", timeStampedAt: null, timeStampedBy: null },
      ],
    };
  // A signature that can't be read says neither whose it is nor by which certificate.
  if (words.includes("illegible"))
    return {
      ...base,
      verdict: "changed",
      record: null,
      seals: [
        {
          ...seal,
          by: "",
          ours: false,
          intact: false,
          level: "B-B",
          at: null,
          timeStampedAt: null,
          timeStampedBy: null,
          certificate: null,
        },
      ],
      problems: [{ code: "seal", message: "the seal is not in a form that can be read", name: null }],
    };
  if (words.includes("unsealed")) return { ...base, verdict: "unsealed", seals: [], record: null };
  if (words.startsWith("PK"))
    return {
      ...base,
      kind: "bundle",
      files: [
        { name: "response.pdf", sha256: certificate.sha256, matches: true, sealed: true },
        { name: "activity.jsonl", sha256: certificate.sha256, matches: true, sealed: false },
        { name: "respondents.csv", sha256: certificate.sha256, matches: true, sealed: false },
      ],
      timeline: words.includes("blank")
        ? { entries: 11, sealed: 9, blank: 3, laterEvents: ["document.sealed", "respondent.erased"] }
        : { entries: 10, sealed: 9, blank: 0, laterEvents: ["document.sealed"] },
    };
  if (!words.startsWith("%PDF")) return { ...base, verdict: "unreadable", seals: [], record: null };
  return base;
}
