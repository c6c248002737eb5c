import { expect, test } from "vitest";
import { listed } from "./listed";

test("names stand one after the other, as each language puts them", () => {
  expect(listed(["Ana"], "en")).toBe("Ana");
  expect(listed(["Ana", "Ben"], "de")).toBe("Ana und Ben");
  expect(listed(["Ana", "Ben", "Chloé"], "fr")).toBe("Ana, Ben et Chloé");
  expect(listed(["Ana", "Inés"], "es")).toBe("Ana e Inés");
  expect(listed(["ليلى", "سامي"], "ar")).toBe("ليلى وسامي");
});
