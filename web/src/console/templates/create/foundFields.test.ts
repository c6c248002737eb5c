import { describe, expect, it } from "vitest";
import { type FoundField, taken, usable } from "./foundFields";

const found = (more: Partial<FoundField>): FoundField => ({
  name: "name",
  kind: "text",
  required: false,
  page: 1,
  x: 0.1,
  y: 0.2,
  width: 0.3,
  height: 0.05,
  ...more,
});

describe("form fields of a PDF", () => {
  it("become fields of a role where they lie", () => {
    const [field] = taken([found({ name: "person.first_name", required: true })], "Signer");
    expect(field).toEqual({
      id: "personFirstNameField",
      type: "text",
      role: "Signer",
      label: "first name",
      required: true,
      placement: { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
    });
  });

  it("have names of their own that programs can use", () => {
    const ids = taken(
      ["a b", "a-b", "default", "1", "größe"].map((name) => found({ name })),
      "Signer",
    ).map(({ id }) => id);
    expect(ids).toEqual(["aBField", "aBField2", "defaultField", "fieldField", "größeField"]);
  });

  it("are left out where nobody could fill them", () => {
    expect(usable([found({ kind: "button" }), found({ kind: "signature", width: 0, height: 0 })])).toEqual(
      [],
    );
  });

  it("have a type that can be filled without options", () => {
    const types = ["radio", "select", "checkbox", "signature", "unheard"].map((kind) => found({ kind }));
    expect(taken(types, "Signer").map(({ type }) => type)).toEqual([
      "checkbox",
      "text",
      "checkbox",
      "signature",
      "text",
    ]);
  });

  it("end on their page", () => {
    const [field] = taken([found({ x: -0.1, y: 0.99, width: 1.4, height: 0.2 })], "Signer");
    const { x, y, width, height } = field?.placement ?? { x: 9, y: 9, width: 9, height: 9 };
    expect(x).toBe(0);
    expect(x + width).toBeLessThanOrEqual(1);
    expect(y + height).toBeLessThanOrEqual(1);
  });
});
