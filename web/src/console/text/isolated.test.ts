import { expect, it } from "vitest";
import { isolated } from "./isolated";

it("keeps a name of another direction from turning its sentence around", () => {
  expect(isolated("Tom Reed", "en")).toBe("Tom Reed");
  expect(isolated("محمد", "en")).toBe("\u2068محمد\u2069");
  expect(isolated("דוד", "de")).toBe("\u2068דוד\u2069");
  expect(isolated("Tom Reed", "ar")).toBe("\u2068Tom Reed\u2069");
  expect(isolated("", "ar")).toBe("");
});
