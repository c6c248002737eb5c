import { expect, it } from "vitest";
import { sittings } from "./sittings";

const AT = Date.parse("2026-11-15T12:00:00Z");
const save = (number: number, minute: number, actorName = "Ana") => ({
  number,
  actorName,
  createdAt: new Date(AT + minute * 60_000).toISOString(),
});

it("makes one line of what was typed in one go", () => {
  // Ten minutes of typing, saved every three seconds.
  const typed = Array.from({ length: 200 }, (_, place) => save(place + 2, place / 20));
  const rows = [...typed.reverse(), save(1, -1)];
  expect(sittings(rows).map(({ number }) => number)).toEqual([201, 1]);
});

it("keeps apart what another person did, and what was done later", () => {
  const rows = [save(5, 60), save(4, 59, "Ben"), save(3, 58, "Ben"), save(2, 30), save(1, 29)];
  expect(sittings(rows).map(({ number }) => number)).toEqual([5, 4, 2, 1]);
});

it("has nothing to say of nothing", () => {
  expect(sittings([])).toEqual([]);
});
