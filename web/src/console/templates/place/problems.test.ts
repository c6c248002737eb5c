import { describe, expect, it } from "vitest";
import type { Plan } from "./plan";
import { problemAt, problemsOf } from "./problems";

const plan: Plan = {
  roles: [{ name: "Signer" }],
  fields: [
    { id: "first", type: "text" },
    { id: "second", type: "select" },
  ],
  variables: {},
};
const told = (field: string) => problemsOf([{ field, message: "is wrong" }], plan)[0];

describe("what is refused", () => {
  it("belongs to the field at that place", () => {
    expect(told("formSchema.fields[1].options[2]")).toMatchObject({ fieldId: "second", part: "options" });
    expect(told("formSchema.fields[0].validation.pattern")).toMatchObject({
      fieldId: "first",
      part: "validation.pattern",
    });
    expect(told("formSchema.fields[1]")).toMatchObject({ fieldId: "second", part: "" });
  });
  it("belongs to the role at that place", () => {
    expect(told("formSchema.roles[0].name")).toMatchObject({ role: 0, part: "name" });
  });
  it("may belong to neither", () => {
    const other = told("content");
    expect(other).toMatchObject({ part: "content" });
    expect(other).not.toHaveProperty("fieldId");
  });
  it("is found by its part", () => {
    const problems = problemsOf([{ field: "formSchema.fields[1].options", message: "is empty" }], plan);
    expect(problemAt(problems, "second", "options")).toBe("is empty");
    expect(problemAt(problems, "second", "label")).toBeUndefined();
    expect(problemAt(problems, "first", "options")).toBeUndefined();
  });
});
