import { expect, it } from "vitest";
import type { Particulars, Respondent } from "../documents";
import { askedByMail, mailTo } from "./asked";

const person = (id: string, more: Partial<Respondent> = {}) => ({
  id,
  email: `${id}@example.com`,
  order: 1,
  role: "",
  status: "invited",
  submitted: false,
  kind: "signer",
  mailLost: false,
  invitedAt: "2026-11-15T12:00:00Z",
  ...more,
});
const mail = (id: string, respondentId: string, more = {}) => ({
  id,
  respondentId,
  recipient: `${respondentId}@example.com`,
  kind: "invitation",
  status: "kept",
  subject: "Please sign",
  createdAt: "2026-11-15T12:00:00Z",
  settledAt: "2026-11-15T12:00:01Z",
  ...more,
});

it("goes by those who were asked by mail and have not answered", () => {
  const respondents = [
    person("ana"),
    person("ben", { submitted: true, status: "submitted" }),
    person("cem", { status: "declined" }),
    person("dan", { status: "waiting", invitedAt: null }),
    person("eva"),
  ];
  const more = respondents.map(({ id }) => ({ id, notify: id !== "eva" })) as Particulars["respondents"];
  const found = askedByMail({ respondents }, { respondents: more });
  expect(found.map(({ id }) => id)).toEqual(["ana"]);
  expect(askedByMail({ respondents }, undefined)).toEqual([]);
});

it("finds the newest mail that asks somebody", () => {
  const mails = [
    mail("5", "ana", { kind: "completed" }),
    mail("4", "ben"),
    mail("3", "ana", { kind: "reminder" }),
    mail("2", "ana"),
  ];
  expect(mailTo(person("ana"), mails)?.id).toBe("3");
  expect(mailTo(person("cem"), mails)).toBeUndefined();
  expect(mailTo(person("ana"), undefined)).toBeUndefined();
});

it("leaves out what went to an address that was wrong", () => {
  const mails = [mail("1", "ana", { recipient: "anna@example.com" })];
  expect(mailTo(person("ana"), mails)).toBeUndefined();
});
