import { expect, it } from "vitest";
import { called } from "./called";

it("finds what people call somebody, as they write it", () => {
  expect(called("CN=Example Ltd")).toEqual({ common: "Example Ltd", alone: true });
  expect(called("CN=Example\\, Ltd")).toEqual({ common: "Example, Ltd", alone: true });
  expect(called("CN=A \\+ B \\\\ C,O=Example,C=SE")).toEqual({ common: "A + B \\ C", alone: false });
  expect(called("C=SE, CN=Example")).toEqual({ common: "Example", alone: false });
  expect(called("SERIALNUMBER=7+CN=Example,C=SE")).toEqual({ common: "Example", alone: false });
});

it("leaves a name without one as it is", () => {
  expect(called("O=Example\\, CN=no,C=SE").common).toBeNull();
  expect(called("O=Example").common).toBeNull();
});
