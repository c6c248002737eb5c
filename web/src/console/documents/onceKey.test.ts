import { expect, it } from "vitest";
import { onceKeys } from "./onceKey";

it("gives one key to the same body, and another to every other", () => {
  const keyOf = onceKeys();
  const first = keyOf({ name: "Lease" });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ name: "Lease" })).toBe(first);
  const second = keyOf({ name: "Rent" });
  expect(second).not.toBe(first);
  expect(keyOf({ name: "Rent" })).toBe(second);
  expect(onceKeys()({ name: "Lease" })).not.toBe(first);
});
