/** What the service found in a file. */
export interface Report {
  kind: "pdf" | "bundle";
  verdict: "intact" | "changed" | "foreign" | "unsealed" | "unreadable";
  seals: Seal[];
  problems: { code: string; message: string; name: string | null }[];
  record: {
    documentId: string;
    name: string;
    /** Who sent it; older seals do not say it. */
    workspace?: string;
    completedAt: string;
    signers: {
      name: string;
      email?: string | null;
      role: string;
      kind?: string;
      via?: string;
      signedAt: string;
    }[];
  } | null;
  files: { name: string; sha256: string; matches: boolean; sealed: boolean }[];
  timeline?: Timeline;
}

/** What the seal vouches for of a bundle's timeline. */
export interface Timeline {
  entries: number;
  sealed: number;
  blank: number;
  laterEvents: string[];
}

export interface Seal {
  by: string;
  ours: boolean;
  intact: boolean;
  at: string | null;
  level: "B-B" | "B-T" | "B-LT" | "B-LTA";
  timeStampedAt: string | null;
  certificate: {
    subject: string;
    issuer: string;
    serial: string;
    notBefore: string;
    notAfter: string;
    sha256: string;
  };
}
