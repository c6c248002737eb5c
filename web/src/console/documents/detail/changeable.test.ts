import { expect, it } from "vitest";
import { fieldsOf, variablesOf } from "../template";
import { changeable } from "./changeable";

const variables = variablesOf({
  rent: { type: "money" },
  phone: { type: "text" },
  place: { type: "text" },
  day: { type: "date" },
});
const fields = fieldsOf({
  fields: [
    { id: "phone", type: "text", role: "Tenant", variable: "phone" },
    { id: "place", type: "text", role: "Landlord", variable: "place" },
    { id: "day", type: "signedDate", role: "Landlord", variable: "day" },
  ],
});
const names = (tenant: boolean, landlord: boolean, more = fields) =>
  changeable(variables, more, [
    { role: "Tenant", submitted: tenant },
    { role: "Landlord", submitted: landlord },
  ]).map(({ name }) => name);

it("changes everything until somebody has signed, then what others have yet to fill in", () => {
  expect(names(false, false)).toEqual(["rent", "phone", "place", "day"]);
  expect(names(true, false)).toEqual(["place"]);
  expect(names(false, true)).toEqual(["phone"]);
  expect(names(true, true)).toEqual([]);
});

it("changes nothing that whoever has signed was asked for too, or that nobody may fill in", () => {
  const everybody = fieldsOf({ fields: [{ id: "place", type: "text" }] });
  expect(names(true, false, everybody)).toEqual([]);
  const fixed = fieldsOf({ fields: [{ id: "place", type: "text", role: "Landlord", readOnly: true }] });
  expect(names(true, false, fixed)).toEqual([]);
});
