// The steps of somebody who signs, as the service names them. The token is what proves who asks.

import type { Backend } from "../form/backend";
import { accepted } from "../text/text";
import { type Ask, ask, askData } from "./request";
import type { Answers, Changes, Consent, Form, Session, StoredFile } from "./session";

export class Signer implements Backend {
  constructor(
    readonly token: string,
    private access: string | null,
    private readonly keepAccess: (access: string) => void,
  ) {}

  private headers(): Record<string, string> {
    const headers: Record<string, string> = { "X-Signing-Token": this.token, "Accept-Language": accepted() };
    if (this.access) headers["X-Signing-Access"] = this.access;
    return headers;
  }

  private async step<T>(path: string, json: unknown, more: Ask = {}): Promise<T> {
    return askData<T>(`/s/${path}`, { method: "POST", headers: this.headers(), json, ...more });
  }

  /** Looks without changing anything. */
  async look(): Promise<Session> {
    return askData<Session>(`/s/${encodeURIComponent(this.token)}`, { headers: this.headers() });
  }

  async open(accessCode: string | null): Promise<Session> {
    const session = await this.step<Session>("open", accessCode === null ? {} : { accessCode });
    if (session.access) {
      this.access = session.access;
      this.keepAccess(session.access);
    }
    return session;
  }

  /** Agrees to a text, and says which one was shown: the page may speak another language by now. */
  consent({ version, language }: Consent): Promise<Session> {
    return this.step("consent", { version, language });
  }

  evaluate(answers: Answers): Promise<Form> {
    return this.step("evaluate", answers);
  }

  async draft(changes: Changes, keepalive: boolean): Promise<void> {
    await this.step("draft", changes, { keepalive });
  }

  /** Submits, and says which opening was read: in another window it may have been opened anew since. */
  submit(answers: Answers, openedAt: string | null): Promise<Session> {
    return this.step("submit", { ...answers, openedAt }, { patience: 60_000 });
  }

  decline(reason: string): Promise<Session> {
    return this.step("decline", { reason });
  }

  /** Has somebody else sign in this person's place. */
  async delegate(other: { name: string; email: string; note: string | null }): Promise<void> {
    await this.step("delegate", other);
  }

  upload(file: File): Promise<StoredFile> {
    return upload("/s/files", file, { headers: this.headers() });
  }

  async page(number: number): Promise<Blob> {
    return (await ask(`/s/pages/${number}`, { headers: { ...this.headers(), Accept: "image/png" } })).blob();
  }

  async picture(id: string): Promise<Blob> {
    const path = `/s/files/${encodeURIComponent(id)}`;
    return (await ask(path, { headers: { ...this.headers(), Accept: "image/*" } })).blob();
  }

  /** The finished PDF. */
  copy(): Promise<Blob> {
    return this.pdf("copy");
  }

  document(): Promise<Blob> {
    return this.pdf("document");
  }

  private async pdf(path: string): Promise<Blob> {
    const headers = { ...this.headers(), Accept: "application/pdf" };
    return (await ask(`/s/${path}`, { headers, patience: 120_000 })).blob();
  }
}

/** Sends a file as it is; its name travels percent-encoded in a header, since headers hold no other letters. */
export function upload(path: string, file: File, options: Ask): Promise<StoredFile> {
  return askData(path, {
    ...options,
    method: "POST",
    headers: {
      ...options.headers,
      "Content-Type": file.type || "application/octet-stream",
      "X-File-Name": encodeURIComponent(file.name),
    },
    body: file,
    patience: 300_000,
  });
}
