import { expect, it } from "vitest";
import type { Respondent } from "../documents";
import { fieldsOf, variablesOf } from "../template";
import { answersOf, type Writing, writeValue } from "./answers";

const writing: Writing = {
  t: (id) => id.replace("documents-", ""),
  language: "de",
  day: (day) => `Tag ${day}`,
  moment: (at) => `Moment ${at}`,
};

it("writes values by their types", () => {
  const write = (type: string, value: unknown, more = {}) =>
    writeValue({ type, options: [], ...more }, value, writing);
  expect(write("number", "1234.5")).toBe("1.234,5");
  expect(write("money", 950, { currency: "EUR" })).toBe("950,00 EUR");
  expect(write("money", { amount: "9.5", currency: "CHF" })).toBe("9,50 CHF");
  expect(write("date", "2026-11-14")).toBe("Tag 2026-11-14");
  expect(write("datetime", "2026-11-14T09:30:00Z")).toBe("Moment 2026-11-14T09:30:00Z");
  expect(write("checkbox", true)).toBe("yes");
  const options = [
    { value: "a", label: "Apple" },
    { value: "b", label: "Berry" },
  ];
  expect(write("multiselect", ["a", "b"], { options })).toBe("Apple, Berry");
  expect(write("text", null)).toBe("");
});

it("groups answers by who gave them, with the labels of the form", () => {
  const variables = variablesOf({
    landlord: { type: "text", label: "Landlord" },
    tenantEmail: { type: "email", label: "Email of the tenant" },
    rows: { type: "list", label: "Rows", columns: { item: { type: "text", label: "Item" } } },
  });
  const fields = fieldsOf({
    fields: [
      { id: "mail", type: "email", role: "Tenant", variable: "tenantEmail", label: "Email" },
      { id: "sign", type: "signature", role: "Tenant", required: true, label: "Signature" },
      { id: "later", type: "signature", role: "Landlord", required: true },
      { id: "proof", type: "file", role: "Tenant", label: "Proof" },
      { id: "empty", type: "text", role: "Tenant" },
    ],
  });
  const groups = answersOf(
    {
      values: {
        landlord: "Lars",
        tenantEmail: "t@x.example",
        proof: "fil_1",
        rows: [{ item: "Desk" }],
        crm: { id: 5 },
      },
      variables,
      fields,
      respondents: [{ role: "Tenant", submitted: true }] as Respondent[],
    },
    writing,
  );
  expect(groups).toEqual([
    {
      role: null,
      answers: [
        { key: "landlord", label: "Landlord", shown: { text: "Lars" } },
        {
          key: "rows",
          label: "Rows",
          shown: { head: [{ name: "item", label: "Item", amount: false }], rows: [["Desk"]] },
        },
        { key: "crm", label: "crm", shown: { text: '{"id":5}' } },
      ],
    },
    {
      role: "Tenant",
      answers: [
        { key: "mail", label: "Email", shown: { text: "t@x.example" } },
        { key: "sign", label: "Signature", shown: { signed: true } },
        { key: "proof", label: "Proof", shown: { file: "fil_1" } },
      ],
    },
  ]);
});
