// The public form of a template: anybody who has its address may fill it in. Nothing is kept before it is sent.

import type { Backend } from "../form/backend";
import { accepted } from "../text/text";
import { ask, askData } from "./request";
import type { Answers, Consent, Form, StoredFile } from "./session";
import { upload } from "./signer";

export interface Opened {
  template: { id: string; name: string; version: string };
  workspace: { name: string; colour?: { fill: string; ink: string } | null };
  language: string;
  /** What whoever fills it in does. */
  kind?: "signer" | "approver";
  consent: Consent;
  form: Form;
}

export interface Received {
  document: { id: string; name: string; completed: boolean };
  signingToken: string;
}

export class PublicForm implements Backend {
  constructor(private readonly path: string) {}

  private common() {
    return { headers: { "Accept-Language": accepted() }, asMember: true };
  }

  look(): Promise<Opened> {
    return askData(this.path, this.common());
  }

  evaluate(answers: Answers): Promise<Form> {
    return askData(`${this.path}/evaluate`, { ...this.common(), method: "POST", json: answers });
  }

  /**
   * Sends what was filled in, and says what was read: which version of the form, and which text was agreed to. What is sent again
   * under the same `key` counts once.
   */
  send(
    key: string,
    who: { name: string; email: string },
    answers: Answers,
    version: string,
    consent: Consent,
  ): Promise<Received> {
    const agreed = { consent: true, consentVersion: consent.version, consentLanguage: consent.language };
    const json = { ...who, ...answers, ...agreed, version };
    const { headers, asMember } = this.common();
    const named = { ...headers, "Idempotency-Key": key };
    return askData(this.path, { headers: named, asMember, method: "POST", json, patience: 60_000 });
  }

  upload(file: File): Promise<StoredFile> {
    return upload(`${this.path}/files`, file, this.common());
  }

  page(number: number): Promise<Blob> {
    return this.image(`${this.path}/pages/${number}`);
  }

  picture(id: string): Promise<Blob> {
    return this.image(`${this.path}/files/${encodeURIComponent(id)}`);
  }

  private async image(path: string): Promise<Blob> {
    return (await ask(path, { headers: { Accept: "image/*" }, asMember: true })).blob();
  }
}
