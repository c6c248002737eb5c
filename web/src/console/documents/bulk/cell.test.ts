import { expect, it } from "vitest";
import { readDay } from "./cell";

it("reads days that are days", () => {
  expect(readDay("2026-02-28")).toBe("2026-02-28");
  expect(readDay("1. 3. 2026")).toBe("2026-03-01");
  for (const text of ["2026-02-30", "31.11.2026", "14/11/2026", "soon", "2026-1-1"])
    expect(readDay(text)).toBeNull();
});
