// The public form of a template: anybody who has its address may fill it in. Nothing is kept before it is sent.

import type { Backend } from "../form/backend";
import { accepted } from "../text/text";
import { ask, askData } from "./request";
import type { components } from "./schema";
import type { Answers, Consent, Form, StoredFile } from "./session";
import { upload } from "./signer";

/** What the page shows before it is filled in. */
export type Opened = components["schemas"]["FillPage"];
/** What became of what was sent. */
export type Received = components["schemas"]["Submitted"];

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
    const json: components["schemas"]["FilledForm"] = { ...who, ...answers, ...agreed, version };
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
