import { describe, expect, it } from "vitest";
import { clockOf, endOfDay, momentOf, startOfDay } from "./zone";

describe("clock times of a zone", () => {
  it.each([
    ["2026-11-14T09:30", "Europe/Berlin", "2026-11-14T08:30:00.000Z"],
    ["2026-07-14T09:30", "Europe/Berlin", "2026-07-14T07:30:00.000Z"],
    ["2026-07-14T09:30", "America/New_York", "2026-07-14T13:30:00.000Z"],
    ["2026-11-14T00:10", "Asia/Kathmandu", "2026-11-13T18:25:00.000Z"],
    // An hour after the clocks went forward, and one before they go back.
    ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25T01:30", "Europe/Berlin", "2026-10-24T23:30:00.000Z"],
  ])("%s in %s is %s", (local, zone, moment) => {
    expect(momentOf(local, zone)).toBe(moment);
    expect(clockOf(moment, zone)).toBe(local);
  });

  it("is nothing where there is no such time", () => {
    expect(momentOf("", "UTC")).toBeNull();
    expect(momentOf("2026-13-01T00:00", "UTC")).toBeNull();
    expect(clockOf("yesterday", "UTC")).toBe("");
    expect(startOfDay("soon", "UTC")).toBeNull();
  });
});

it("knows where days begin and end", () => {
  expect(startOfDay("2026-11-14", "Europe/Berlin")).toBe("2026-11-13T23:00:00.000Z");
  expect(startOfDay("2026-11-30", "Europe/Berlin", 1)).toBe("2026-11-30T23:00:00.000Z");
  expect(endOfDay("2026-11-14", "Europe/Berlin")).toBe("2026-11-14T22:59:59.000Z");
});
