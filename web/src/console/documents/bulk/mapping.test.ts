import { describe, expect, it } from "vitest";
import { rolesOf, variablesOf } from "../template";
import { readSheet, type Sheet } from "./csv";
import { dayCells, guess, meaningsOf, placed, readRows } from "./mapping";

const roles = rolesOf({
  roles: [{ name: "Tenant" }, { name: "Landlord", order: 2 }, { name: "Agent", order: 3, kind: "viewer" }],
});
const variables = variablesOf({
  rent: { type: "money", label: "Rent a month", currency: "EUR" },
  start: { type: "date" },
  pets: { type: "boolean" },
  pay: { type: "choice", options: [{ value: "first", label: "The first" }] },
  tenant: { type: "text", label: "Tenant" },
  phone: { type: "text", required: true },
  place: { type: "text", required: true },
  rows: { type: "list" },
});
const habits = { language: "de", timeZone: "Europe/Berlin", order: null };
const asked = new Map([["phone", "Tenant"]]);
const read = (text: string, meanings: string[]) =>
  readRows(readSheet(text) as Sheet, meanings, { roles, variables, asked, habits });

it("offers addresses and names of all roles, and all variables that a cell can hold", () => {
  expect(meaningsOf(roles, variables)).toContain("email:Landlord");
  expect(meaningsOf(roles, variables)).not.toContain("value:rows");
  expect(meaningsOf([], [])).toEqual(["email:", "name:", "document", "external"]);
});

describe("columns", () => {
  it("are guessed by their names", () => {
    const head = [
      "Tenant e-mail",
      "tenant",
      "Landlord Email",
      "RENT A MONTH",
      "Start",
      "Reference",
      "Shoe size",
    ];
    expect(guess(head, roles, variables)).toEqual([
      "email:Tenant",
      "value:tenant",
      "email:Landlord",
      "value:rent",
      "value:start",
      "external",
      "",
    ]);
  });

  it("that say only email are whoever signs first, once", () => {
    expect(guess(["E-Mail", "Name", "email"], roles, variables)).toEqual(["email:Tenant", "name:Tenant", ""]);
    expect(guess(["mail", "nom"], [], [])).toEqual(["email:", "name:"]);
  });
});

describe("rows", () => {
  const meanings = [
    "email:Tenant",
    "name:Tenant",
    "value:rent",
    "value:start",
    "value:pets",
    "value:pay",
    "",
  ];

  it("become documents", () => {
    const [row] = read(
      "a;b;c;d;e;f;g\nt@x.example;Tina;1.250,50 €;14.11.2026;Ja;the first;ignored",
      meanings,
    );
    expect(row?.wrong).toEqual([]);
    expect(row?.document).toEqual({
      values: { rent: "1250.50", start: "2026-11-14", pets: true, pay: "first" },
      recipients: [{ email: "t@x.example", name: "Tina", role: "Tenant" }],
    });
  });

  it("say what is wrong with them, by column", () => {
    const [row] = read("a,b,c,d,e,f,g\nnobody,,much,11/12/2026,perhaps,last,", meanings);
    expect(row?.wrong.map(({ column, why }) => [column, why])).toEqual([
      [0, "email"],
      [2, "number"],
      [3, "order"],
      [4, "boolean"],
      [5, "choice"],
    ]);
  });

  it("say which currency an amount has to be in", () => {
    expect(read("a\n$500", ["value:rent"])[0]?.wrong).toEqual([
      { column: 0, why: "currency", options: "EUR" },
    ]);
  });

  it("need somebody where addresses are in the table, and nobody where they are not", () => {
    expect(read("a,b\n,Tina", ["email:Tenant", "name:Tenant"])[0]?.wrong).toEqual([{ why: "nobody" }]);
    const [row] = read("a,b\n5,x", ["value:rent", ""]);
    expect(row?.wrong).toEqual([]);
    expect(row?.document.recipients).toBeUndefined();
  });

  it("need all values that are required and that nobody is asked for later", () => {
    const columns = ["email:Tenant", "value:place", "value:phone"];
    expect(read("a,b,c\nt@x.example,,", columns)[0]?.wrong).toEqual([{ column: 1, why: "empty" }]);
    expect(read("a,b,c\nt@x.example,Rome,", columns)[0]?.wrong).toEqual([]);
    // Drafts are filled in later.
    expect(read("a,b\n5,", ["value:rent", "value:place"])[0]?.wrong).toEqual([]);
  });

  it("say which earlier one they repeat", () => {
    const same = read("a,b,c\nt@x.example,5,1\nu@x.example,5,2\nt@x.example,5,3\nt@x.example,5,4", [
      "email:Tenant",
      "value:rent",
      "",
    ]).map(({ sameAs }) => sameAs);
    expect(same).toEqual([undefined, undefined, 2, 2]);
  });

  it("have days and moments with slashes, once their order is known", () => {
    const sheet = readSheet("a,b,c\n3/4/2027,31/12/2026 9:30,31.12.2026 09:30") as Sheet;
    const slashed = variablesOf({ a: { type: "date" }, b: { type: "datetime" }, c: { type: "datetime" } });
    const columns = ["value:a", "value:b", "value:c"];
    expect(dayCells(sheet, columns, slashed)).toEqual(["3/4/2027", "31/12/2026 9:30", "31.12.2026 09:30"]);
    const [row] = readRows(sheet, columns, {
      roles,
      variables: slashed,
      asked,
      habits: { ...habits, order: "day-first" },
    });
    expect(row?.document.values).toEqual({
      a: "2027-04-03",
      b: "2026-12-31T08:30:00.000Z",
      c: "2026-12-31T08:30:00.000Z",
    });
  });

  it("need everybody who has to sign and has a column", () => {
    const wrong = (text: string, meanings: string[]) => read(text, meanings)[0]?.wrong;
    const both = ["email:Tenant", "email:Landlord", "email:Agent"];
    expect(wrong("a,b,c\nt@x.example,,", both)).toEqual([
      { column: 1, why: "uninvited", options: "Landlord" },
    ]);
    expect(wrong("a,b,c\nt@x.example,l@x.example,", both)).toEqual([]);
    expect(wrong("a,b,c\n,,v@x.example", both)).toHaveLength(2);
    // That a role has no column at all is said of the table, not of each row.
    expect(wrong("a\nt@x.example", ["email:Tenant"])).toEqual([]);
  });

  it("get what the service says of them", () => {
    const sent = read("a,b\n5,x\n6,y\n7,z", ["value:rent", ""]).slice(1);
    const { byPlace, left } = placed(
      [
        { field: "documents[1].recipients[0].role", message: "must be one" },
        { field: "documents[0].values.rent", message: "must be less" },
        { field: "expiresAt", message: "must lie in the future" },
      ],
      sent,
      ["value:rent", ""],
    );
    expect(byPlace.get(1)).toEqual([{ column: 0, said: "must be less" }]);
    expect(byPlace.get(2)).toEqual([{ said: "recipients[0].role: must be one" }]);
    expect(left).toEqual([{ field: "expiresAt", message: "must lie in the future" }]);
  });
});
