import { expect, it } from "vitest";
import type { Detail, Particulars } from "../documents";
import { isOutOfReach, lostOf } from "./lost";

const one = (id: string, status: string) => ({ id, status }) as Detail["respondents"][number];
const document = (status: string, ...respondents: Detail["respondents"]) =>
  ({ status, respondents }) as Detail;
const losing = (...ids: string[]) =>
  ({ respondents: ids.map((id) => ({ id, undelivered: { at: "" } })) }) as unknown as Particulars;

it("names those who are asked and whom mail does not reach", () => {
  const sent = document("sent", one("a", "invited"), one("b", "opened"), one("c", "submitted"));
  expect(lostOf(sent, losing("a", "c")).map(({ id }) => id)).toEqual(["a"]);
  expect(isOutOfReach(sent, losing("a", "c"))).toBe(false);
  expect(isOutOfReach(sent, losing("a", "b"))).toBe(true);
});

it("has nothing to say of what is over, or not known yet", () => {
  expect(lostOf(document("voided", one("a", "invited")), losing("a"))).toEqual([]);
  expect(isOutOfReach(document("sent", one("a", "invited")), undefined)).toBe(false);
  expect(isOutOfReach(document("sent", one("a", "waiting")), losing("a"))).toBe(false);
});
