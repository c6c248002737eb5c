// The shapes that the service answers with and takes, by the names that the pages use. They are generated: `npm run client`.

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Align = Schemas["Align"];
export type Style = Schemas["Style"];
export type Picture = Schemas["Picture"];
export type Answer = Schemas["Answer"];
/** A signature or initials that somebody gave. */
export type Signed = Extract<Answer, { kind: "drawn" | "typed" }>;
export type PrintField = Schemas["PrintField"];
export type Inline = Schemas["Inline"];
export type Cell = Schemas["Cell"];
export type Block = Schemas["Block"];
export type Placement = Schemas["Placement"];
export type FieldType = Schemas["FieldType"];
export type Validation = Schemas["Validation"];
export type FormField = Schemas["FormField"];
export type Form = Schemas["Form"];
export type Signature = Schemas["GivenSignature"];
/** All answers; what is not among them counts as not given. */
export type Answers = Required<Schemas["Answers"]>;
/** Answers to some of the fields; where a signature was taken back, there is none. */
export type Changes = Required<Schemas["Changes"]>;
export type Consent = Schemas["ConsentText"];
export type Session = Schemas["Session"];
export type StoredFile = Schemas["Attached"];
