import { describe, expect, it } from "vitest";
import { readAmount } from "./amount";

const euros = (cell: string, language = "en") => readAmount(cell, "EUR", language);

describe("an amount whose variable has a currency", () => {
  it("may have that currency beside it, as people write it", () => {
    for (const cell of ["500", "500 €", "€500", "EUR 500", "500 eur", "500.00", "€ 500 EUR", "500\u00a0€"])
      expect(euros(cell), cell).toMatchObject({ value: expect.stringMatching(/^500(\.00)?$/) });
    expect(readAmount("US$ -5.50", "USD", "en")).toEqual({ value: "-5.50" });
    expect(readAmount("-$5", "CAD", "en")).toEqual({ value: "-5" });
    expect(readAmount("٥٠٠ €", "EUR", "ar")).toEqual({ value: "500" });
  });

  it("is none in another currency", () => {
    for (const cell of ["$500", "500 USD", "500 $", "£500", "USD 500 €", "500 k", "CA$500"])
      expect(euros(cell), cell).toEqual({ why: "currency", options: "EUR" });
    expect(readAmount("500 €", "USD", "de")).toEqual({ why: "currency", options: "USD" });
  });

  it("is read as its language writes numbers", () => {
    expect(euros("1,234")).toEqual({ value: "1234" });
    expect(euros("1.234", "de")).toEqual({ value: "1234" });
    expect(euros("1.250,50 €", "de")).toEqual({ value: "1250.50" });
  });

  it("has no more digits behind the point than its currency: 1.234 is most often 1234", () => {
    expect(euros("1.234")).toEqual({ why: "decimals", options: "EUR" });
    expect(euros("1,234", "de")).toEqual({ why: "decimals", options: "EUR" });
    expect(readAmount("12.5", "JPY", "en")).toEqual({ why: "decimals", options: "JPY" });
    expect(readAmount("1.234", "KWD", "en")).toEqual({ value: "1.234" });
  });

  it("is a number", () => {
    for (const cell of ["much", "€", "1-2", "5 5x5", "9".repeat(70)])
      expect(euros(cell), cell).toMatchObject({ why: expect.any(String) });
    // The point belongs to the word: this is not half a franc.
    expect(readAmount("Fr. 5", "CHF", "de")).not.toEqual({ value: "0.5" });
  });
});

it("says its currency where its variable has none, by what stands for one only", () => {
  const read = (cell: string) => readAmount(cell, undefined, "en");
  expect(read("500")).toEqual({ value: "500" });
  expect(read("500 usd")).toEqual({ value: { amount: "500", currency: "USD" } });
  expect(read("€500")).toEqual({ value: { amount: "500", currency: "EUR" } });
  expect(read("$500 CAD")).toEqual({ value: { amount: "500", currency: "CAD" } });
  expect(read("$500")).toEqual({ why: "code" });
});
