// Whom a document is sent to, while the sender thinks about it.

import type { Respondent } from "../documents";
import type { Role } from "../template";

/** Somebody to invite, as typed. */
export interface Person {
  /** What tells them from the others, whoever is removed before them; it never leaves the page. */
  id: string;
  role: string;
  email: string;
  name: string;
  /** Empty: the workspace's. */
  language: string;
  /** Their turn, as the select holds it. */
  order: string;
  accessCode: string;
}

let made = 0;

/** Returns a person of a role whom nothing is known of yet. */
export function somebody(role: Role | undefined): Person {
  made += 1;
  return {
    id: `person-${made}`,
    role: role?.name ?? "",
    email: "",
    name: "",
    language: "",
    order: String(role?.order ?? 1),
    accessCode: "",
  };
}

/**
 * Returns whom the dialog begins with: one person for each role that nobody was invited to yet. With `self`, the first of those who act is
 * oneself: a test that needs nobody else.
 */
export function beginning(
  roles: Role[],
  invited: Respondent[],
  self?: { email: string; name: string | null },
): Person[] {
  const open = roles.filter((role) => !invited.some((one) => one.role === role.name));
  const people = (open.length > 0 ? open : [roles[0]]).map(somebody);
  if (!self) return people;
  return people.map((person) => {
    const acts = roles.find(({ name }) => name === person.role)?.kind !== "viewer";
    return acts ? { ...person, email: self.email, name: self.name ?? "" } : person;
  });
}

/** Whom an address was typed for. Their places stand beside them, since the service names a recipient by theirs. */
export function addressed(people: Person[]): { person: Person; place: number }[] {
  return people
    .map((person, place) => ({ person, place }))
    .filter(({ person }) => person.email.trim() !== "");
}

/** Returns the roles that have to act and that nobody takes. A document is complete without viewers. */
export function lacking(roles: Role[], taken: Iterable<string>): Role[] {
  const names = new Set(taken);
  return roles.filter((role) => role.kind !== "viewer" && !names.has(role.name));
}

/** Returns the roles that have to act and that nobody is or was invited to. */
export function uninvited(roles: Role[], people: Person[], invited: Respondent[]): Role[] {
  return lacking(roles, [
    ...addressed(people).map(({ person }) => person.role),
    ...invited.map((one) => one.role),
  ]);
}

/** Returns the recipients as the service takes them. */
export function recipients(people: Person[], message: string) {
  return addressed(people).map(({ person }) => ({
    email: person.email.trim(),
    name: person.name.trim() || undefined,
    role: person.role || undefined,
    language: person.language || undefined,
    order: Number(person.order),
    accessCode: person.accessCode || undefined,
    message: message.trim() || undefined,
  }));
}

/** Returns the turns: who acts first, who then. Viewers hold nobody up. */
export function turns(people: Person[]): { order: number; people: Person[] }[] {
  const orders = [...new Set(people.map((person) => Number(person.order)))].sort(
    (left, right) => left - right,
  );
  return orders.map((order) => ({
    order,
    people: people.filter((person) => Number(person.order) === order),
  }));
}

/** Returns the place of an input for a place that the service names: it counts only those with an address. */
export function placeOf(field: string, people: Person[]): string {
  return field.replace(/^recipients\[(\d+)\]/, (whole, sent) => {
    const place = addressed(people)[Number(sent)]?.place;
    return place === undefined ? whole : `people.${place}`;
  });
}
