import { expect, it } from "vitest";
import { type Entry, remindersIn, withoutTwins } from "./timeline";

const entry = (event: string, createdAt = "", email = "") =>
  ({ event, createdAt, metadata: { email } }) as unknown as Entry;
const events = (...names: string[]) =>
  withoutTwins(names.map((name) => entry(name))).map(({ event }) => event);

it("tells once what somebody did to the document", () => {
  expect(events("respondent.declined", "document.declined", "respondent.opened", "document.opened")).toEqual([
    "respondent.declined",
    "respondent.opened",
  ]);
  // What nobody stands beside is told all the same.
  expect(events("document.declined", "document.completed", "respondent.submitted")).toEqual([
    "document.declined",
    "document.completed",
    "respondent.submitted",
  ]);
});

it("knows when each was last reminded", () => {
  const newestFirst = [
    entry("respondent.reminded", "2026-11-03", "a@x.example"),
    entry("respondent.opened", "2026-11-02", "a@x.example"),
    entry("respondent.reminded", "2026-11-02", "b@x.example"),
    entry("respondent.reminded", "2026-11-01", "a@x.example"),
  ];
  expect(remindersIn(newestFirst)).toEqual(
    new Map([
      ["a@x.example", "2026-11-03"],
      ["b@x.example", "2026-11-02"],
    ]),
  );
});
