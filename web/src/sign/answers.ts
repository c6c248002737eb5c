import { Vault } from "../form/vault";
import type { Session } from "../net/session";

/** Where this tab keeps what was answered to a document. */
export function answersVault(session: Session): Vault {
  return new Vault(`countersign.answers.${session.document.id}.${session.respondent.id}`);
}
