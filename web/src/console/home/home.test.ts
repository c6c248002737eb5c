import { expect, it } from "vitest";
import { allDone, type HomeFacts, lostFirst, type Waiting, waitingFor, waitingForOthers } from "./home";

it("knows whose turn it is, and since when", () => {
  const respondents = [
    { email: "a@x.example", status: "submitted", invitedAt: "2026-11-01T00:00:00.000Z" },
    { email: "b@x.example", status: "opened", invitedAt: "2026-11-03T00:00:00.000Z" },
    { email: "c@x.example", status: "invited", invitedAt: "2026-11-02T00:00:00.000Z" },
    { email: "d@x.example", status: "waiting", invitedAt: null },
  ] as Waiting["respondents"];
  const { people, since } = waitingFor({ respondents });
  expect(people.map(({ email }) => email)).toEqual(["b@x.example", "c@x.example"]);
  expect(since).toBe("2026-11-02T00:00:00.000Z");
  expect(waitingFor({ respondents: [] })).toEqual({ people: [], since: null });
});

it("puts first what mail came back of, and keeps the order else", () => {
  const waiting = [
    { id: 1, mailLost: false },
    { id: 2, mailLost: true },
    { id: 3, mailLost: false },
    { id: 4, mailLost: true },
  ];
  expect(lostFirst(waiting).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

it("is done with the first steps when all are, as far as one may know", () => {
  expect(allDone({ template: true, sent: true, apiKey: true })).toBe(true);
  expect(allDone({ template: true, sent: true, apiKey: null })).toBe(true);
  expect(allDone({ template: true, sent: true, apiKey: false })).toBe(false);
  expect(allDone({ template: true, sent: false, apiKey: null })).toBe(false);
});

it("does not show a second time what waits for oneself alone", () => {
  const asked = [{ respondentId: "me" }] as HomeFacts["asked"];
  const of = (id: string, ...people: string[]) => ({
    id,
    respondents: people.map((one) => ({ id: one, status: "invited" })),
  });
  const waiting = [of("mine", "me"), of("both", "me", "you"), of("nobody"), of("yours", "you")];
  const shown = waitingForOthers({ asked, waiting: waiting as HomeFacts["waiting"] });
  expect(shown.map(({ id }) => id)).toEqual(["both", "nobody", "yours"]);
});
