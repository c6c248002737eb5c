import { describe, expect, it } from "vitest";
import { asked, midnight, readFilters } from "./filters";

describe("what is looked for", () => {
  it("is read from the address, without what means nothing", () => {
    expect(
      readFilters({ events: "document.sent,nonsense", actor: "user", from: "2026-11-15", to: "soon", q: 42 }),
    ).toEqual({
      events: "document.sent",
      actor: "user",
      actorId: undefined,
      from: "2026-11-15",
      to: undefined,
      q: "42",
    });
    expect(readFilters({ events: "nonsense", actor: "ghost", q: "" })).toEqual({});
  });

  it("goes from midnight to midnight where the reader is", () => {
    expect(asked({ from: "2026-11-15", to: "2026-11-15" }, "Europe/Stockholm")).toMatchObject({
      from: "2026-11-14T23:00:00.000Z",
      to: "2026-11-15T23:00:00.000Z",
    });
  });

  it("knows the days on which clocks change", () => {
    expect(midnight("2026-03-29", "Europe/Berlin").toISOString()).toBe("2026-03-28T23:00:00.000Z");
    expect(midnight("2026-03-30", "Europe/Berlin").toISOString()).toBe("2026-03-29T22:00:00.000Z");
    expect(midnight("2026-10-26", "Europe/Berlin").toISOString()).toBe("2026-10-25T23:00:00.000Z");
    expect(midnight("2026-07-01", "Asia/Kathmandu").toISOString()).toBe("2026-06-30T18:15:00.000Z");
  });
});
