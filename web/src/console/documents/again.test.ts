import { expect, it } from "vitest";
import { invitedBefore, sendersValues } from "./again";
import type { Respondent } from "./documents";
import type { Field, Role } from "./template";

const roles: Role[] = [
  { name: "Tenant", order: 1, kind: "signer" },
  { name: "Landlord", order: 2, kind: "signer" },
];

const respondent = (changes: Partial<Respondent>): Respondent => ({
  id: "rsp_1",
  email: "ana@example.com",
  name: "Ana",
  role: "Tenant",
  order: 1,
  status: "invited",
  submitted: false,
  kind: "signer",
  mailLost: false,
  ...changes,
});

const fields: Field[] = [
  { id: "phone", type: "text", variable: "tenantPhone", options: [] },
  { id: "rentShown", type: "money", variable: "rent", readOnly: true, options: [] },
];
const responseData = { rent: "900.00", tenantPhone: "123", city: "Lyon" };

it("until somebody submits, all values are the sender's", () => {
  const values = sendersValues({ responseData, respondents: [respondent({ status: "declined" })] }, fields);
  expect(values).toEqual(responseData);
});

it("what somebody was asked for and submitted is not taken over", () => {
  const values = sendersValues({ responseData, respondents: [respondent({ submitted: true })] }, fields);
  expect(values).toEqual({ rent: "900.00", city: "Lyon" });
});

it("who was invited is suggested again, with somebody for each open role", () => {
  const people = invitedBefore(roles, [respondent({ order: 2 })]);
  expect(
    people.map(({ role, email, name, order, accessCode }) => [role, email, name, order, accessCode]),
  ).toEqual([
    ["Tenant", "ana@example.com", "Ana", "2", ""],
    ["Landlord", "", "", "2", ""],
  ]);
});

it("people without an address and those of roles that are gone are left out", () => {
  const gone = [respondent({ role: "Witness" }), respondent({ email: "" })];
  expect(invitedBefore(roles, gone).map(({ role, email }) => [role, email])).toEqual([
    ["Tenant", ""],
    ["Landlord", ""],
  ]);
  expect(invitedBefore([], [])).toHaveLength(1);
});
