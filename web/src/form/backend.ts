import type { Answers, Changes, Form, StoredFile } from "../net/session";

/** What a form needs from the service while it is filled in. The signing page and the public form each have one. */
export interface Backend {
  evaluate(answers: Answers): Promise<Form>;
  /** Keeps what was changed for later, with what was kept before; absent where nothing can be kept. */
  draft?(changes: Changes, keepalive: boolean): Promise<void>;
  upload(file: File): Promise<StoredFile>;
  /** An uploaded page as a picture, counted from 1. */
  page(number: number): Promise<Blob>;
  /** The document as it reads now, as a PDF; absent where there is none before it is sent. */
  document?(): Promise<Blob>;
  /** A picture within the document. */
  picture(id: string): Promise<Blob>;
}
