// Which values of a document can still be changed. The service refuses the others; whoever can't change anything is not asked to.

import type { Respondent } from "../documents";
import type { Field, Variable } from "../template";

/** Fields that are filled by signing, not by an answer. */
const SIGNED = ["signature", "initials", "signedDate"];

type Person = Pick<Respondent, "role" | "submitted">;

/** Whether somebody has handed in the document, so that what they signed stays as it was. */
export const isSettled = (people: readonly Person[]): boolean => people.some((one) => one.submitted);

/** Returns the variables that can be changed: all until somebody submits, then those that only others are asked for. */
export function changeable(
  variables: Variable[],
  fields: readonly Field[],
  people: readonly Person[],
): Variable[] {
  if (!isSettled(people)) return variables;
  // A field without a role is everybody's.
  const isAsked = (name: string, done: boolean) =>
    fields.some(
      (field) =>
        (field.variable ?? field.id) === name &&
        !field.readOnly &&
        !SIGNED.includes(field.type) &&
        people.some((one) => one.submitted === done && (!field.role || field.role === one.role)),
    );
  return variables.filter(({ name }) => isAsked(name, false) && !isAsked(name, true));
}
