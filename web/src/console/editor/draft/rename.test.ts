import { describe, expect, it } from "vitest";
import { freeName, nameOf } from "./parts";
import { renamed, renamedPath } from "./rename";

describe("renaming in expressions", () => {
  it.each([
    ["rent * 12", "fee * 12"],
    ["items.map(|i| i.rent * rent)", "items.map(|i| i.rent * fee)"],
    ['"rent" + rent', '"rent" + fee'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text in the language of expressions
    ["`the rent is ${rent + 1} rent`", "`the rent is ${fee + 1} rent`"],
    ["#{rent: rent, a: rent}", "#{rent: fee, a: fee}"],
    ["xs.map(|rent| rent + 1)", "xs.map(|rent| rent + 1)"],
    ["rent + xs.map(|a, rent| rent)", "fee + xs.map(|a, rent| rent)"],
    ["a || rent || b", "a || fee || b"],
    ["rents + rent2 + rent", "rents + rent2 + fee"],
    ["rent // rent\n+ rent", "fee // rent\n+ fee"],
    ["if rent > 1 { rent } else { 0 }", "if fee > 1 { fee } else { 0 }"],
    ["choose(isSet(rent), rent, 2.5)", "choose(isSet(fee), fee, 2.5)"],
    ['"a \\" rent" + rent', '"a \\" rent" + fee'],
  ])("%s", (source, result) => expect(renamed(source, "rent", "fee")).toBe(result));

  it("renames the head of a path", () => {
    expect(renamedPath("rent", "rent", "fee")).toBe("fee");
    expect(renamedPath("rent.amount", "rent", "fee")).toBe("fee.amount");
    expect(renamedPath("rents", "rent", "fee")).toBe("rents");
  });
});

describe("names", () => {
  it.each([
    ["Monthly rent", "monthlyRent"],
    ["Größe (m²)", "grosseM2"],
    ["2nd tenant", "ndTenant"],
    ["الإيجار", "value"],
  ])("of %s is %s", (words, name) => expect(nameOf(words, "value")).toBe(name));

  it("are numbered where they are taken", () =>
    expect(freeName("a", (name) => name === "a" || name === "a2")).toBe("a3"));
});
