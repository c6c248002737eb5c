import { expect, it } from "vitest";
import { type Act, acted, begun, type History } from "./history";

const change = (to: number, kind: string, at: number): Act<number> => ({
  do: "change",
  change: () => to,
  kind,
  at,
});
const after = (...acts: Act<number>[]): History<number> => acts.reduce(acted<number>, begun(0));

it("takes steps back and forth", () => {
  const two = after(change(1, "a", 0), change(2, "b", 10));
  const one = acted(two, { do: "undo" });
  expect(one.now).toBe(1);
  expect(acted(one, { do: "redo" }).now).toBe(2);
  expect(acted(acted(one, { do: "undo" }), { do: "undo" }).now).toBe(0);
});

it("makes one step of changes of a kind that follow closely", () => {
  const near = after(change(1, "move", 0), change(2, "move", 500), change(3, "move", 1_400));
  expect(acted(near, { do: "undo" }).now).toBe(0);
  const apart = after(change(1, "move", 0), change(2, "move", 5_000));
  expect(acted(apart, { do: "undo" }).now).toBe(1);
});

it("forgets what was undone once something else is done", () => {
  const other = after(change(1, "a", 0), { do: "undo" }, change(5, "a", 10));
  expect(acted(other, { do: "redo" }).now).toBe(5);
});

it("does not count what changes nothing", () => {
  expect(after(change(0, "a", 0)).past).toEqual([]);
});
