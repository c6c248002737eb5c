import { expect, it } from "vitest";
import { separatorOf } from "./answers";

it("separates cells as the spreadsheets of a language expect", () => {
  const expected = { en: "comma", de: "semicolon", fr: "semicolon", es: "semicolon", ar: "comma" };
  for (const [language, separator] of Object.entries(expected))
    expect(separatorOf(language), language).toBe(separator);
});
