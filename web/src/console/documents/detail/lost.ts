// Whose mail came back.

import type { Detail, Particulars, Respondent } from "../documents";
import { isOut } from "../documents";

/** Those who are asked to act now and whom mail does not reach. */
export function lostOf(
  document: Detail,
  particulars: Pick<Particulars, "respondents"> | undefined,
): Respondent[] {
  const lost = new Set(particulars?.respondents.filter((one) => one.undelivered).map(({ id }) => id));
  return askedNow(document).filter(({ id }) => lost.has(id));
}

/** Whether mail reaches nobody of those who are asked to act now, so that a reminder would be lost too. */
export function isOutOfReach(
  document: Detail,
  particulars: Pick<Particulars, "respondents"> | undefined,
): boolean {
  const lost = lostOf(document, particulars);
  return lost.length > 0 && lost.length === askedNow(document).length;
}

function askedNow(document: Detail): Respondent[] {
  if (!isOut(document)) return [];
  return document.respondents.filter(({ status }) => status === "invited" || status === "opened");
}
