import { expect, it } from "vitest";
import { OwnKeys } from "./ownKeys";

it("a key stays with its thing when others come and go, and when it is renamed", () => {
  const keys = new OwnKeys();
  const [first, second] = [keys.of("price"), keys.of("count")];
  expect(first).not.toBe(second);
  keys.drop("price");
  expect(keys.of("count")).toBe(second);
  keys.rename("count", "amount");
  expect(keys.of("amount")).toBe(second);
  expect([first, second]).not.toContain(keys.of("count"));
});

it("what gets a name that was dropped is something else", () => {
  const keys = new OwnKeys();
  const before = keys.of("price");
  keys.drop("price");
  expect(keys.of("price")).not.toBe(before);
});
