// The public form of a template: anybody who has its address may fill it in. Nothing is kept before it is sent.

import type { Backend } from "../form/backend";
import { language } from "../text/text";
import { ask, askData } from "./request";
import type { Answers, Consent, Form, StoredFile } from "./session";
import { upload } from "./signer";

export interface Opened {
  template: { id: string; name: string };
  workspace: { name: string };
  language: string;
  consent: Consent;
  form: Form;
}

export interface Received {
  document: { id: string; name: string; completed: boolean };
  signingToken: string;
}

export class PublicForm implements Backend {
  constructor(private readonly path: string) {}

  private headers(): Record<string, string> {
    return { "Accept-Language": language() };
  }

  look(): Promise<Opened> {
    return askData(this.path, { headers: this.headers() });
  }

  evaluate(answers: Answers): Promise<Form> {
    return askData(`${this.path}/evaluate`, { method: "POST", headers: this.headers(), json: answers });
  }

  send(who: { name: string; email: string }, answers: Answers): Promise<Received> {
    const json = { ...who, ...answers, consent: true };
    return askData(this.path, { method: "POST", headers: this.headers(), json, patience: 60_000 });
  }

  upload(file: File): Promise<StoredFile> {
    return upload(`${this.path}/files`, file, this.headers());
  }

  async page(number: number): Promise<Blob> {
    return (await ask(`${this.path}/pages/${number}`, { headers: { Accept: "image/png" } })).blob();
  }

  async picture(id: string): Promise<Blob> {
    return (
      await ask(`${this.path}/files/${encodeURIComponent(id)}`, { headers: { Accept: "image/*" } })
    ).blob();
  }
}
