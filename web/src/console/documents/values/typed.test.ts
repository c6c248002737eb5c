import { describe, expect, it } from "vitest";
import { variablesOf } from "../template";
import { given, isBlank, readAll, typedValues } from "./typed";

const variables = variablesOf({
  tenant: { type: "text" },
  rooms: { type: "number", default: 3 },
  rent: { type: "money", currency: "EUR" },
  fee: { type: "money" },
  start: { type: "datetime" },
  pets: { type: "boolean" },
  services: { type: "list", columns: { name: { type: "text" }, price: { type: "number", default: 1 } } },
  notes: { type: "list" },
});
const german = { language: "de", timeZone: "Europe/Berlin" };

describe("values that are typed", () => {
  it("begin with what is known, written as people do, and come back as they were", () => {
    const known = {
      tenant: "Tina",
      rent: { amount: "1250.50", currency: "EUR" },
      fee: { amount: "12", currency: "CHF" },
      start: "2026-11-14T08:30:00.000Z",
      pets: false,
      services: [{ name: "Heating", price: 0.5 }],
      notes: ["a", "b"],
    };
    const typed = typedValues(variables, known, german);
    expect(typed).toMatchObject({ rooms: "3", rent: "1.250,50", start: "2026-11-14T09:30", pets: false });
    expect(typed.services).toEqual([{ name: "Heating", price: "0,5" }]);
    expect(readAll(variables, typed, german)).toEqual({
      wrong: {},
      values: { ...known, rooms: "3", rent: "1250.50", services: [{ name: "Heating", price: "0.5" }] },
    });
  });

  it("are no amounts where they have more decimals than their currency", () => {
    const english = { language: "en" };
    const typed = { rent: "1.500", fee: { amount: "0.5", currency: "JPY" }, rooms: "1.500" };
    expect(readAll(variables, typed, english).wrong).toEqual({ rent: "decimals", fee: "decimals" });
    expect(readAll(variables, { rent: "1.500" }, german).values).toMatchObject({ rent: "1500" });
  });

  it("are nothing where nothing is typed", () => {
    const { values } = readAll(variables, typedValues(variables, {}, german), german);
    expect(given(values)).toEqual({ rooms: "3" });
    expect(isBlank([{ name: " " }])).toBe(true);
  });

  it("are named where they can't be read, and rows that are empty are left out", () => {
    const typed = {
      rooms: "three",
      fee: { amount: "1", currency: "euro" },
      start: "soon",
      services: [
        { name: "", price: "" },
        { name: "Water", price: "much" },
      ],
    };
    const { values, wrong } = readAll(variables, typed, german);
    expect(wrong).toEqual({
      rooms: "number",
      fee: "currency",
      start: "moment",
      "services.1.price": "number",
    });
    expect(values.services).toEqual([{ name: "Water" }]);
    expect(values).not.toHaveProperty("rooms");
  });
});
