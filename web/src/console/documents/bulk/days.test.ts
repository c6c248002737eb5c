import { expect, it } from "vitest";
import { isSlashed, provenOrder, readDay } from "./days";

it("reads days that are days", () => {
  expect(readDay("2026-02-28", null)).toBe("2026-02-28");
  expect(readDay("1. 3. 2026", null)).toBe("2026-03-01");
  for (const text of ["2026-02-30", "31.11.2026", "14/11/2026", "soon", "2026-1-1"])
    expect(readDay(text, null)).toBeNull();
});

it("reads days with slashes by an order, and only those that fit it", () => {
  expect(readDay("3/4/2027", "day-first")).toBe("2027-04-03");
  expect(readDay("3/4/2027", "month-first")).toBe("2027-03-04");
  expect(readDay("31-12-2026", "day-first")).toBe("2026-12-31");
  for (const text of ["12/31/2026", "30/02/2026", "3/4/27", "3/4/20277"])
    expect(readDay(text, "day-first")).toBeNull();
});

it("finds the order that cells prove", () => {
  expect(provenOrder(["03/04/2027", "31/12/2026"])).toBe("day-first");
  expect(provenOrder(["12/31/2026 9:30", "2026-13-13"])).toBe("month-first");
  expect(provenOrder(["03/04/2027", "2027-04-03"])).toBeNull();
  expect(provenOrder(["31/12/2026", "12/31/2026"])).toBeNull();
  expect(["3/4/2027", "3.4.2027", "2027-04-03", "3/4/2027 10:00"].map(isSlashed)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
