// A new document like one that there is: what of it is taken over. One that was declined, withdrawn or has expired can't be sent
// again as it is; nobody should have to type it anew.

import { isAddress } from "./address";
import { isSettled } from "./detail/changeable";
import type { Detail, Respondent } from "./documents";
import { type Person, somebody } from "./send/people";
import type { Field, Role } from "./template";

/** Returns the values that the sender gave: all until somebody submits, then those that nobody is asked for. */
export function sendersValues(
  { responseData, respondents }: Pick<Detail, "responseData" | "respondents">,
  fields: readonly Field[],
): Record<string, unknown> {
  if (!isSettled(respondents)) return responseData;
  const asked = new Set(fields.filter((field) => !field.readOnly).map((field) => field.variable ?? field.id));
  return Object.fromEntries(Object.entries(responseData).filter(([name]) => !asked.has(name)));
}

/**
 * Returns those who were invited to the other document, to be invited to this one, and somebody for each role that they leave open. Access
 * codes are not known any more. A role that the template no longer has is nobody's.
 */
export function invitedBefore(roles: Role[], invited: readonly Respondent[]): Person[] {
  const known = (role: string) => role === "" || roles.some(({ name }) => name === role);
  const people = invited
    // Of whom nothing may be kept any more there is no address.
    .filter((one) => isAddress(one.email) && known(one.role))
    .map((one) => ({
      ...somebody(roles.find(({ name }) => name === one.role)),
      email: one.email,
      name: one.name ?? "",
      order: String(one.order),
    }));
  const open = roles.filter(({ name }) => !people.some((person) => person.role === name));
  const all = [...people, ...open.map(somebody)];
  return all.length > 0 ? all : [somebody(undefined)];
}
