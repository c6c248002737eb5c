import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EVENTS } from "./events";

it("the events are all that the service writes down", () => {
  const source = new URL("../../../../crates/model/src/activity.rs", import.meta.url);
  const names = readFileSync(source, "utf8").matchAll(/^ {4}\w+ = "(\w+\.\w+)",$/gm);
  const written = [...names].map(([, name]) => name).sort();
  expect(written.length).toBeGreaterThan(30);
  expect(Object.values(EVENTS).flat().sort()).toEqual(written);
});
