import { describe, expect, it } from "vitest";
import { decimalsOf, isLess, isTooFine, readNumber, withoutCurrency, writeNumber } from "./numbers";

describe("numbers as people type them", () => {
  it.each([
    ["12.50", "en", "12.50"],
    ["12,50", "en", "12.50"],
    ["1,234", "en", "1234"],
    ["1,234.5", "en", "1234.5"],
    ["12,50", "de", "12.50"],
    ["12.50", "de", "12.50"],
    ["1.234", "de", "1234"],
    ["1.234,56", "de", "1234.56"],
    ["1 234,56", "fr", "1234.56"],
    ["1’234.50", "de", "1234.50"],
    ["0.125", "de", "0.125"],
    ["٤", "ar", "4"],
    ["١٢٫٥", "ar", "12.5"],
    ["-3", "en", "-3"],
    ["−3", "en", "-3"],
    ["007", "en", "7"],
    [".5", "en", "0.5"],
    ["5.", "en", "5"],
    ["１２．５", "en", "12.5"],
    ["－３", "en", "-3"],
    ["－1,234", "en", "-1234"],
  ])("%s in %s is %s", (typed, language, plain) => {
    expect(readNumber(typed, language)).toBe(plain);
  });

  it.each(["", "abc", "1e5", "1..2", "--1", "12 EUR", "1,2,3x"])("%s is no number", (typed) => {
    expect(readNumber(typed, "en")).toBeNull();
  });

  it("have no more decimals than their currency where they are amounts", () => {
    expect([decimalsOf("EUR"), decimalsOf("JPY"), decimalsOf("KWD"), decimalsOf(null)]).toEqual([2, 0, 3, 2]);
    expect(isTooFine("1.50", "EUR") || isTooFine("1500", "JPY") || isTooFine("1.500", "KWD")).toBe(false);
    expect(isTooFine("1.500", "EUR") && isTooFine("1.500", null) && isTooFine("0.5", "JPY")).toBe(true);
  });

  it("writes them as the language does, however long they are", () => {
    expect(writeNumber("1234.5", "de", 2)).toBe("1.234,50");
    expect(writeNumber("12345678901234567890.12", "en")).toBe("12,345,678,901,234,567,890.12");
    expect(writeNumber("", "en")).toBe("");
  });

  it("reads what it wrote", () => {
    for (const language of ["en", "de", "fr", "es", "ar"]) {
      for (const plain of ["0", "7.25", "1234.5", "1234567.125", "-42"]) {
        expect(readNumber(writeNumber(plain, language), language), `${plain} in ${language}`).toBe(plain);
      }
    }
  });

  it.each([
    ["12 €", "EUR", "de", "12"],
    ["€ 12,50", "EUR", "fr", "12,50"],
    ["12 eur", "EUR", "en", "12"],
    ["$5", "USD", "en", "5"],
    ["US$ 5", "USD", "fr", "5"],
    ["£7", "GBP", "es", "7"],
    ["12 €", "USD", "en", "12 €"],
    ["12 €", null, "en", "12 €"],
    ["€", "EUR", "en", ""],
  ])("%s in %s, typed in %s, is the amount %s", (typed, currency, language, amount) => {
    expect(withoutCurrency(typed, currency, language)).toBe(amount);
  });

  it("compares them", () => {
    expect(isLess("2", "10")).toBe(true);
    expect(isLess("10", "2")).toBe(false);
  });
});
