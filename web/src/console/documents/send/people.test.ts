import { expect, it } from "vitest";
import type { Respondent } from "../documents";
import { rolesOf } from "../template";
import { addressed, beginning, placeOf, recipients, turns, uninvited } from "./people";

const roles = rolesOf({
  roles: [{ name: "Landlord", order: 2 }, { name: "Tenant" }, { name: "Agent", order: 3, kind: "viewer" }],
});
const invited = [{ role: "Tenant", email: "t@x.example" }] as Respondent[];

it("begins with one person for each role that nobody was invited to", () => {
  expect(beginning(roles, []).map(({ role }) => role)).toEqual(["Tenant", "Landlord", "Agent"]);
  expect(beginning(roles, invited).map(({ role }) => role)).toEqual(["Landlord", "Agent"]);
  expect(beginning([], []).map(({ role, order }) => [role, order])).toEqual([["", "1"]]);
});

it("tells people of the same role apart, and sends nothing of that", () => {
  const people = [...beginning(roles, []), ...beginning(roles, [])];
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  for (const person of people) person.email = "t@x.example";
  for (const recipient of recipients(people, "")) expect(recipient).not.toHaveProperty("id");
});

it("begins a test with oneself in all roles that act", () => {
  const people = beginning(roles, [], { email: "ana@x.example", name: null });
  expect(people.map(({ email }) => email)).toEqual(["ana@x.example", "ana@x.example", ""]);
});

it("sends to those with an address, and finds their inputs by the service's places", () => {
  const people = beginning(roles, []);
  if (people[1]) people[1].email = " l@x.example ";
  expect(recipients(people, " Hello ")).toEqual([
    expect.objectContaining({ email: "l@x.example", role: "Landlord", order: 2, message: "Hello" }),
  ]);
  expect(addressed(people).map(({ place }) => place)).toEqual([1]);
  expect(placeOf("recipients[0].email", people)).toBe("people.1.email");
  expect(placeOf("recipients[7].email", people)).toBe("recipients[7].email");
  expect(placeOf("expiresAt", people)).toBe("expiresAt");
});

it("knows which roles that have to act nobody is invited to", () => {
  const people = beginning(roles, []);
  expect(uninvited(roles, people, []).map(({ name }) => name)).toEqual(["Tenant", "Landlord"]);
  if (people[1]) people[1].email = "l@x.example";
  expect(uninvited(roles, people, invited)).toEqual([]);
});

it("knows whose turn comes when", () => {
  const people = beginning(roles, []);
  if (people[2]) people[2].order = "1";
  expect(turns(people).map(({ order, people }) => [order, people.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
