import { describe, expect, it, vi } from "vitest";
import type { FieldType, FormField, Validation } from "../net/session";
import { check } from "./check";

vi.stubGlobal("navigator", { languages: ["en-GB"] });

function field(type: FieldType, validation: Validation | null = null, required = true): FormField {
  const rest = { label: "x", help: null, options: [], placement: null, currency: null, readOnly: false };
  return { ...rest, id: "x", type, required, validation };
}

describe("what is wrong with an answer", () => {
  it.each<[FieldType, unknown, string]>([
    ["text", "  ", "missing"],
    ["checkbox", false, "missing-checkbox"],
    ["multiselect", [], "missing-choice"],
    ["signature", undefined, "missing-signature"],
    ["file", null, "missing-file"],
    ["image", null, "missing-image"],
    ["money", { amount: "", currency: "EUR" }, "missing"],
    ["number", { unread: "abc" }, "not-a-number"],
    ["money", { unread: "1.500" }, "too-many-decimals"],
    ["money", { unread: "much" }, "not-a-number"],
    ["email", "a@b", "not-an-email"],
    ["phone", "call me", "not-a-phone"],
    ["phone", "()()()", "not-a-phone"],
    ["phone", "ext. 12", "not-a-phone"],
    ["phone", "12 ext. 345", "not-a-phone"],
    ["date", "2026-13", "not-a-date"],
  ])("%s: %j", (type, value, id) => {
    expect(check(field(type), value)).toMatchObject({ id });
  });

  it.each(["555-0100 ext. 12", "555 0100 x12", "+49 30 123456 DW 7", "０３０１２３４", "030/12.34"])(
    "%s is a telephone number",
    (number) => {
      expect(check(field("phone"), number)).toBeNull();
    },
  );

  it("keeps to bounds", () => {
    expect(check(field("number", { min: 1, max: 8 }), "9")).toMatchObject({ id: "too-large" });
    expect(check(field("money", { min: "10" }), { amount: "9.99", currency: "EUR" })).toMatchObject({
      id: "too-small",
    });
    expect(check(field("date", { min: "2026-01-01" }), "2025-12-31")).toEqual({
      id: "too-early",
      words: { min: "1 January 2026" },
    });
    expect(check(field("text", { maxLength: 2 }), "😀😀")).toBeNull();
    expect(check(field("text", { minLength: 3 }), "ab")).toMatchObject({ id: "too-short" });
  });

  it("leaves patterns to the service over which a browser could sit for years", () => {
    const long = `${"a".repeat(60)}!`;
    for (const pattern of [
      "(a+)+",
      "(a|aa)*",
      "(a?){60}",
      "a*a*a*a*b",
      `${"a?".repeat(60)}b`,
      "a{0,60}a{0,60}a{0,60}b",
    ])
      expect(check(field("text", { pattern }), long)).toBeNull();
    expect(check(field("text", { pattern: "[A-Z]{2}\\d+" }), "x")).toMatchObject({ id: "not-matching" });
  });

  it("holds patterns against the whole answer, and leaves those that it can't read to the service", () => {
    expect(check(field("text", { pattern: "[a-z]+|x1" }), "abc1")).toMatchObject({ id: "not-matching" });
    expect(check(field("text", { pattern: "(?i)abc" }), "ABC")).toBeNull();
  });

  it("says what the author of the form says", () => {
    expect(check(field("number", { max: 8, message: "At most eight." }), "9")).toEqual({
      text: "At most eight.",
    });
    expect(check(field("number", { max: 8, message: "At most eight." }), { unread: "x" })).toMatchObject({
      id: "not-a-number",
    });
  });

  it("says how many decimals an amount may have", () => {
    const yen = { ...field("money", { max: 8, message: "At most eight." }), currency: "JPY" };
    expect(check(yen, { unread: "1.500" })).toEqual({ id: "whole-amount" });
    expect(check({ ...field("money"), currency: "KWD" }, { unread: "1.5001" })).toEqual({
      id: "too-many-decimals",
      words: { max: 3 },
    });
  });

  it("asks nothing of fields that may be empty or only show", () => {
    expect(check(field("text", null, false), "")).toBeNull();
    expect(check({ ...field("text"), readOnly: true }, "")).toBeNull();
  });
});
