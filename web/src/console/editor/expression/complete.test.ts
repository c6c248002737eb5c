import { describe, expect, it } from "vitest";
import { Draft } from "../draft/Draft";
import { complete } from "./complete";

const draft = new Draft({
  id: "tpl_1",
  name: "Lease",
  published: { number: 1, at: "2026-11-14T09:00:00Z", isEmpty: false },
  changes: null,
  content: {},
  symbolTable: {
    rent: { type: "money", currency: "EUR", label: "Monthly rent" },
    start: { type: "date" },
    items: { type: "list", columns: { label: { type: "text" }, price: { type: "money" } } },
  },
  expressionTable: { total: { expression: "items.map(|i| #{name: i.label, sum: i.price})" } },
  formSchema: {},
});
const functions = [
  { name: "round", least: 1, most: 2 },
  { name: "today", least: 0, most: 0 },
];
const found = (source: string, within = [] as { over: string; as: string }[], asked = false) =>
  complete(source, source.length, draft, within, functions, asked)?.found.map((one) => one.text) ?? [];

describe("completion", () => {
  it("finds names and functions by their beginning, and names by their label", () => {
    expect(found("r")).toEqual(["rent", "round("]);
    expect(found("2 * tod")).toEqual(["today("]);
    expect(found("month")).toEqual(["rent"]);
  });
  it("names the type apart, for the page to say, of what has no label", () => {
    const [first] = complete("sta", 3, draft, [], functions)?.found ?? [];
    expect(first).toMatchObject({ text: "start", note: "", type: "date" });
    const [labelled] = complete("ren", 3, draft, [], functions)?.found ?? [];
    expect(labelled).toMatchObject({ text: "rent", note: "Monthly rent", type: undefined });
  });
  it("says nothing in texts, after numbers and where nothing was typed", () => {
    expect(found('"r')).toEqual([]);
    expect(found("12r")).toEqual([]);
    expect(found("rent + ")).toEqual([]);
    expect(found("rent + ", [], true).length).toBeGreaterThan(3);
  });
  it("knows what is in a list, inside closures and repeats", () => {
    expect(found("items.ma")).toEqual(["map(|i| "]);
    expect(found("items.map(|i| i.pr")).toEqual(["price"]);
    expect(found("line.", [{ over: "items", as: "line" }])).toEqual(["label", "price"]);
    expect(found("row.", [{ over: "total", as: "row" }])).toEqual(["name", "sum"]);
    expect(found("lin", [{ over: "items", as: "line" }])).toEqual([
      "line.label",
      "line.price",
      "line.position",
    ]);
  });
  it("knows what amounts and dates have", () => {
    expect(found("rent.")).toEqual(["amount", "currency"]);
    expect(found("start.y")).toEqual(["year"]);
  });
});
