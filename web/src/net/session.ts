// The shapes that the service answers with. `Print` follows crates/template/src/print, whose enums are tagged by
// `kind` and whose fields keep their Rust names.

export type Align = "start" | "end" | "left" | "center" | "right" | "justify";

export interface Style {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  code?: boolean;
  subscript?: boolean;
  superscript?: boolean;
  highlight?: string;
  color?: string;
  size?: number;
  link?: string;
}

export interface Picture {
  file: string;
  width: number | null;
  alt: string;
  align: Align | null;
}

/** A signature or initials that somebody gave. */
export type Signed =
  | { kind: "drawn"; file: string; name: string; at: string }
  | { kind: "typed"; text: string; hand: string | null; name: string; at: string };

export type Answer =
  | { kind: "text"; text: string }
  | { kind: "tick"; on: boolean }
  | { kind: "picture"; file: string }
  | Signed
  | { kind: "several"; signatures: Signed[] };

export interface PrintField {
  id: string;
  label: string;
  role?: number | null;
  shape: "line" | "area" | "tick" | "signature" | "initials" | "picture";
  answer: Answer | null;
}

export type Inline =
  | { kind: "text"; text: string; style?: Style }
  | { kind: "value"; text: string; style?: Style }
  | { kind: "blank"; label: string }
  | { kind: "break" }
  | ({ kind: "image" } & Picture)
  | ({ kind: "field" } & PrintField)
  | { kind: "pageNumber" }
  | { kind: "pageCount" };

export interface Cell {
  header: boolean;
  colspan: number;
  rowspan: number;
  align: Align | null;
  content: Block[];
}

export type Block =
  | { kind: "paragraph"; align: Align | null; content: Inline[] }
  | { kind: "heading"; level: number; numbered: boolean; align: Align | null; content: Inline[] }
  | { kind: "bulletList"; items: Block[][] }
  | { kind: "orderedList"; start: number; style: string; items: Block[][] }
  | { kind: "quote"; content: Block[] }
  | { kind: "rule" }
  | { kind: "pageBreak" }
  | { kind: "columns"; count: number; content: Block[] }
  | { kind: "table"; widths: number[]; header_rows: number; rows: Cell[][] }
  | ({ kind: "image" } & Picture)
  | ({ kind: "field" } & PrintField)
  | { kind: "values"; rows: { label: string; value: string }[] };

export interface Placement {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Body =
  | { kind: "flow"; blocks: Block[] }
  | { kind: "pages"; file: string; fields: { field: PrintField; placement: Placement }[] };

export interface Print {
  title: string;
  language: string;
  font?: string;
  body: Body;
}

export type FieldType =
  | "text"
  | "multiline"
  | "number"
  | "money"
  | "date"
  | "email"
  | "phone"
  | "checkbox"
  | "radio"
  | "select"
  | "multiselect"
  | "signature"
  | "initials"
  | "signedDate"
  | "fullName"
  | "file"
  | "image";

export interface Validation {
  min?: number | string | null;
  max?: number | string | null;
  minLength?: number | null;
  maxLength?: number | null;
  pattern?: string | null;
  message?: string | null;
}

export interface FormField {
  id: string;
  type: FieldType;
  label: string;
  help: string | null;
  required: boolean;
  readOnly: boolean;
  options: { value: string; label: string }[];
  validation: Validation | null;
  placement: Placement | null;
  currency: string | null;
}

export type Signature = { typed: string; hand: string } | { image: string };

export interface Answers {
  values: Record<string, unknown>;
  signatures: Record<string, Signature>;
}

/** Answers to some of the fields; where a signature was taken back, there is none. */
export interface Changes {
  values: Record<string, unknown>;
  signatures: Record<string, Signature | null>;
}

export interface Form extends Answers {
  print: Print;
  pages?: { width: number; height: number }[];
  fields: FormField[];
  hands: string[];
}

export type State =
  | "ready"
  | "waiting"
  | "submitted"
  | "declined"
  | "completed"
  | "voided"
  | "expired"
  | "linkExpired";

export interface Consent {
  version: string;
  language: string;
  text: string;
}

export interface Session {
  state: State;
  language: string;
  workspace: { name: string; colour?: { fill: string; ink: string } | null };
  document: {
    id: string;
    name: string;
    status: string;
    sender: string | null;
    message: string | null;
    expiresAt: string | null;
    /** Whether the sender has changed it since this person opened it. */
    changed?: boolean;
    reason: string | null;
    declinedBy: string | null;
    /** A page of the sender's to go back to, once this person is done. */
    returnTo?: string | null;
  };
  respondent: {
    id: string;
    email: string;
    name: string | null;
    role: string;
    kind: "signer" | "approver" | "viewer";
    /** Whether this person gets mails about the document; they do where nothing is said. */
    notified?: boolean;
  };
  accessCodeRequired: boolean;
  opened: boolean;
  openedAt?: string | null;
  consented: boolean;
  consent: Consent;
  /** Whether this person may name somebody else in their place. */
  mayDelegate?: boolean;
  copyAvailable: boolean;
  waitingFor?: number;
  access: string | null;
  form: Form | null;
}

export interface StoredFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
}
