// Who of those invited is asked to act by mail, and by which one.

import type { components } from "../../api/schema";
import type { Detail, Particulars, Respondent } from "../documents";

type Mail = components["schemas"]["Mail"];

/** The mails that ask somebody to sign. */
const ASKING = ["invitation", "yourTurn", "reminder"];

/** Those who were invited by mail and have not answered; nobody while it is not known who gets mail. */
export function askedByMail(
  { respondents }: Pick<Detail, "respondents">,
  particulars: Pick<Particulars, "respondents"> | undefined,
): Respondent[] {
  const mailed = new Set(particulars?.respondents.filter(({ notify }) => notify).map(({ id }) => id));
  return respondents.filter(
    ({ id, invitedAt, submitted, status }) =>
      mailed.has(id) && invitedAt && !submitted && status !== "declined",
  );
}

/** The newest mail that asks somebody, of mails that are listed newest first; none to an address that they had before. */
export function mailTo(
  { id, email }: Pick<Respondent, "id" | "email">,
  mails: Mail[] = [],
): Mail | undefined {
  return mails.find(
    (mail) => mail.respondentId === id && mail.recipient === email && ASKING.includes(mail.kind),
  );
}
