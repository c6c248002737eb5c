import { describe, expect, it } from "vitest";
import type { Field } from "../form";
import * as plans from "./plan";

const A4 = { width: 595.28, height: 841.89 };
const sizeOf = () => A4;
const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  type: "text",
  role: "Signer",
  placement: { page: 1, x: 0.2, y: 0.2, width: 0.2, height: 0.05 },
  ...more,
});
const plan = (...fields: Field[]): plans.Plan => ({
  roles: [{ name: "Signer" }, { name: "Witness", order: 2 }],
  fields,
  variables: { text1: { type: "text" } },
});

describe("a new field", () => {
  const draft = {
    type: "select",
    role: "Signer",
    options: ["A", "B"],
    spot: { page: 1, x: 0.99, y: 0.5, by: "middle" },
    taken: ["select1"],
  } as const;
  it("lies on its page, and has a name of its own and options", () => {
    const { plan: next, id } = plans.added(plan(), { ...draft, options: [...draft.options] }, sizeOf);
    expect(id).toBe("select2");
    const made = next.fields[0];
    expect(made?.options).toEqual(["A", "B"]);
    expect((made?.placement?.x ?? 1) + (made?.placement?.width ?? 1)).toBeLessThanOrEqual(1);
  });
});

describe("moving", () => {
  it("goes by points and keeps fields apart as they were", () => {
    const two = plan(
      field("a"),
      field("b", { placement: { page: 1, x: 0.7, y: 0.2, width: 0.2, height: 0.05 } }),
    );
    const next = plans.moved(two, ["a", "b"], 1e9, 841.89 * 0.1, sizeOf);
    expect(next.fields.map((one) => one.placement?.x)).toEqual([0.3, 0.8]);
    expect(next.fields.map((one) => one.placement?.y)).toEqual([0.3, 0.3]);
  });
  it("leaves other fields as they are, the same object even", () => {
    const two = plan(field("a"), field("b"));
    expect(plans.moved(two, ["a"], 1, 1, sizeOf).fields[1]).toBe(two.fields[1]);
  });
});

describe("copies", () => {
  it("lie beside their originals, with names of their own and no variable", () => {
    const { plan: next, ids } = plans.duplicated(plan(field("a", { variable: "text1" })), ["a"], sizeOf, []);
    expect(ids).toEqual(["text2"]);
    expect(next.fields[1]).not.toHaveProperty("variable");
    expect(next.fields[1]?.placement?.x).toBeGreaterThan(0.2);
  });
  it("lie on every other page once", () => {
    const next = plans.onAllPages(plan(field("a")), ["a"], 3, sizeOf, []);
    expect(next.fields.map(({ placement }) => placement?.page)).toEqual([1, 2, 3]);
    expect(new Set(next.fields.map(({ id }) => id)).size).toBe(3);
  });
});

describe("roles", () => {
  it("take their fields along to another name", () => {
    const next = plans.roleChanged(plan(field("a")), 0, { name: "Tenant" });
    expect([next.roles[0]?.name, next.fields[0]?.role]).toEqual(["Tenant", "Tenant"]);
  });
  it("leave their fields to the first that stays", () => {
    expect(plans.withoutRole(plan(field("a")), 0).fields[0]?.role).toBe("Witness");
    const alone = { ...plan(field("a")), roles: [{ name: "Signer" }] };
    expect(plans.withoutRole(alone, 0).fields[0]).not.toHaveProperty("role");
  });
  it("come after the others", () => {
    expect(plans.withRole(plan(), "Third").roles[2]).toEqual({ name: "Third", order: 3, kind: "signer" });
  });
});

describe("a variable", () => {
  it("has the type and the words of its field", () => {
    const next = plans.withVariable(plan(field("a", { type: "date", label: "Born" })), "a", []);
    expect(next.fields[0]?.variable).toBe("dateValue1");
    expect(next.variables.dateValue1).toEqual({ type: "date", label: "Born" });
  });
  it("is not there for what is signed", () => {
    const signature = plan(field("a", { type: "signature" }));
    expect(plans.withVariable(signature, "a", [])).toBe(signature);
  });
});

it("takes properties away that are not said", () => {
  expect(plans.withProperties(field("a", { label: "x" }), { label: undefined })).not.toHaveProperty("label");
});
