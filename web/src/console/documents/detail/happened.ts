// What happened to a document, in the words of whoever reads it. The service's own sentences are English and part of the audit trail; they
// stand in the details of an entry.

import { isolated } from "../../text/isolated";
import type { T } from "../../text/words";
import type { Entry } from "./timeline";

type Told = Pick<Entry, "event" | "metadata" | "message">;

const WORDS: Record<string, string> = {
  "document.created": "documents-event-created",
  "document.deleted": "documents-event-deleted",
  "document.opened": "documents-event-first-opened",
  "document.completed": "documents-event-completed",
  "document.declined": "documents-event-declined",
  "document.voided": "documents-event-voided",
  "document.expired": "documents-event-expired",
  "document.sealed": "documents-event-sealed",
  "document.downloaded": "documents-event-downloaded",
  "respondent.invited": "documents-event-invited",
  "respondent.opened": "documents-event-opened",
  "respondent.consented": "documents-event-consented",
  "respondent.submitted": "documents-event-submitted",
  "respondent.declined": "documents-event-refused",
  "respondent.reminded": "documents-event-reminded",
  "respondent.codeRefused": "documents-event-code-refused",
  "respondent.erased": "documents-event-erased",
};

/** The names of people by their addresses, where they are known. */
export type Names = ReadonlyMap<string, string>;

/**
 * Returns a sentence on what happened; for what is not known yet, the service's own. People go by their names; their addresses stand in
 * the details.
 */
export function happened(
  t: T,
  { event, metadata, message }: Told,
  language: string,
  names: Names = new Map(),
): string {
  const about = metadata as Record<string, unknown>;
  const called = (address: unknown) => {
    const known = typeof address === "string" ? address : "";
    return isolated(names.get(known) ?? known, language);
  };
  const email = called(about.email);
  if (event === "document.sent") return t("documents-event-sent", { count: Number(about.recipients ?? 1) });
  if (event === "document.updated") return changed(t, about, called);
  if (event === "respondent.consented" && about.kind === "approver")
    return t("documents-event-consented-approver", { email });
  // Only the service's own sentence says what they did.
  if (event === "respondent.submitted" && message.startsWith(`${about.email} approved `))
    return t("documents-event-submitted-approver", { email });
  if (event === "respondent.delegated")
    return t("documents-event-delegated", { from: called(about.emailBefore), to: email });
  const words = WORDS[event];
  return words ? t(words, { email }) : message;
}

/** A document can be changed in several ways, which what is known besides tells apart. */
function changed(t: T, about: Record<string, unknown>, called: (address: unknown) => string): string {
  const { mail, autoReminder } = about;
  const email = called(about.email);
  if (mail && typeof mail === "object" && "email" in mail)
    return t("documents-event-undelivered", { email: called(mail.email) });
  if ("emailBefore" in about) return t("documents-event-corrected", { email });
  if (autoReminder && typeof autoReminder === "object" && "enabled" in autoReminder)
    return t(autoReminder.enabled ? "documents-event-reminders-on" : "documents-event-reminders-off");
  if (email && "expiresAt" in about) return t("documents-event-link", { email });
  if (Array.isArray(about.changed)) return named(t, about.changed.map(String));
  if ("expiresAt" in about) return t("documents-event-time");
  return t("documents-event-changed");
}

const VALUES = "values.";

/** Says what was changed where it is one kind of thing: the name, the time, values, what the sender notes for themselves. */
function named(t: T, parts: string[]): string {
  const all = (test: (part: string) => boolean) => parts.length > 0 && parts.every(test);
  if (all((part) => part === "name")) return t("documents-event-renamed");
  if (all((part) => part === "expiresAt")) return t("documents-event-time");
  if (all((part) => part === "externalId" || part === "metadata")) return t("documents-event-labels");
  if (all((part) => part.startsWith(VALUES)))
    return t("documents-event-values", { names: parts.map((part) => part.slice(VALUES.length)).join(", ") });
  return t("documents-event-changed");
}

/** Returns the reason or the note that was given, where one was. */
export function reasonOf({ metadata }: Told): string | null {
  const { reason, note } = metadata as Record<string, unknown>;
  const said = reason ?? note;
  return typeof said === "string" && said !== "" ? said : null;
}
