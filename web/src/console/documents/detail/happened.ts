// What happened to a document, in the words of whoever reads it. The service's own sentences are English and part of the audit trail; they
// stand in the details of an entry.

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
export function happened(t: T, { event, metadata, message }: Told, names: Names = new Map()): string {
  const about = metadata as Record<string, unknown>;
  const address = typeof about.email === "string" ? about.email : "";
  const email = names.get(address) ?? address;
  if (event === "document.sent") return t("documents-event-sent", { count: Number(about.recipients ?? 1) });
  if (event === "document.updated") return changed(t, about, email, names);
  if (event === "respondent.consented" && about.kind === "approver")
    return t("documents-event-consented-approver", { email });
  if (event === "respondent.delegated") {
    const before = String(about.emailBefore ?? "");
    return t("documents-event-delegated", { from: names.get(before) ?? before, to: email });
  }
  const words = WORDS[event];
  return words ? t(words, { email }) : message;
}

/** A document can be changed in several ways, which what is known besides tells apart. */
function changed(t: T, about: Record<string, unknown>, email: string, names: Names): string {
  const { mail, autoReminder } = about;
  if (mail && typeof mail === "object" && "email" in mail)
    return t("documents-event-undelivered", { email: names.get(String(mail.email)) ?? String(mail.email) });
  if ("emailBefore" in about) return t("documents-event-corrected", { email });
  if (autoReminder && typeof autoReminder === "object" && "enabled" in autoReminder)
    return t(autoReminder.enabled ? "documents-event-reminders-on" : "documents-event-reminders-off");
  if (email && "expiresAt" in about) return t("documents-event-link", { email });
  if ("expiresAt" in about) return t("documents-event-time");
  return t("documents-event-changed");
}

/** Returns the reason or the note that was given, where one was. */
export function reasonOf({ metadata }: Told): string | null {
  const { reason, note } = metadata as Record<string, unknown>;
  const said = reason ?? note;
  return typeof said === "string" && said !== "" ? said : null;
}
