import { expect, it } from "vitest";
import { asQuery, isUnfiltered, readFilters } from "./filters";

it("reads what makes sense and leaves out the rest", () => {
  const read = readFilters({ status: "lost", from: "yesterday", to: "2026-11-30", q: 12, page: 3 });
  expect(read).toEqual({
    status: undefined,
    templateId: undefined,
    from: undefined,
    to: "2026-11-30",
    q: "12",
  });
  expect(isUnfiltered(readFilters({ status: "lost" }))).toBe(true);
  expect(isUnfiltered(read)).toBe(false);
});

it("asks for mail that came back beside the states", () => {
  expect(readFilters({ status: "mail_lost" }).status).toBe("mail_lost");
  expect(asQuery({ status: "mail_lost" }, "UTC")).toMatchObject({ status: undefined, mailLost: true });
  expect(asQuery({ status: "draft" }, "UTC")).toMatchObject({ status: "draft", mailLost: undefined });
});

it("asks for whole days of the time zone, and for both states of what waits", () => {
  expect(asQuery({ status: "waiting", from: "2026-11-01", to: "2026-11-30" }, "Europe/Berlin")).toMatchObject(
    {
      status: "sent,in_progress",
      createdFrom: "2026-10-31T23:00:00.000Z",
      createdTo: "2026-11-30T23:00:00.000Z",
    },
  );
});
