import { expect, it } from "vitest";
import { happened, reasonOf } from "./happened";
import { type Entry, OF_DOCUMENTS } from "./timeline";

const t = (id: string, gaps?: Record<string, unknown>) =>
  [id.replace("documents-event-", ""), ...Object.values(gaps ?? {})].join(" ").trim();
const told = (event: string, metadata: object = {}) =>
  happened(t, { event, metadata: metadata as Entry["metadata"], message: "its own words" }, "en");

it("has words for all events of a document's chain", () => {
  // Somebody who wants no mail any more says so to the workspace, not in a document's chain.
  const chained = OF_DOCUMENTS.filter((event) => event !== "respondent.optedOut");
  for (const event of chained) expect(told(event)).not.toBe("its own words");
  expect(told("document.shredded")).toBe("its own words");
});

it.each([
  [{ name: "Lease" }, "changed"],
  [{ name: "Lease", expiresAt: null }, "time"],
  [{ name: "Lease", changed: ["name"] }, "renamed"],
  [{ name: "Lease", changed: ["expiresAt"], expiresAt: null }, "time"],
  [{ name: "Lease", changed: ["values.rent", "values.city"] }, "values rent, city"],
  [{ name: "Lease", changed: ["externalId", "metadata"] }, "labels"],
  [{ name: "Lease", changed: ["name", "values.rent"] }, "changed"],
  [
    { email: "t@x.example", respondentId: "rsp_1", expiresAt: "2026-11-14T00:00:00.000Z" },
    "link t@x.example",
  ],
  [{ email: "t@x.example", emailBefore: "s@x.example", name: "Lease" }, "corrected t@x.example"],
  [{ name: "Lease", autoReminder: { enabled: false, cadenceDays: 3 } }, "reminders-off"],
  [{ name: "Lease", mail: { email: "t@x.example", status: "failed" } }, "undelivered t@x.example"],
])("tells the ways apart in which a document is changed: %o", (metadata, words) => {
  expect(told("document.updated", metadata)).toBe(words);
});

it("says of those who approve that they agreed to approve", () => {
  expect(told("respondent.consented", { email: "t@x.example", kind: "signer" })).toBe(
    "consented t@x.example",
  );
  expect(told("respondent.consented", { email: "t@x.example", kind: "approver" })).toBe(
    "consented-approver t@x.example",
  );
});

it("says who passed it on to whom, and what they wrote", () => {
  const metadata = { email: "ben@x.example", emailBefore: "ana@x.example", note: "He is the one." };
  expect(told("respondent.delegated", metadata)).toBe("delegated ana@x.example ben@x.example");
  expect(reasonOf({ event: "", message: "", metadata })).toBe("He is the one.");
});

it("calls people by their names where they are known", () => {
  const entry = (event: string, metadata: object) => ({
    event,
    metadata: metadata as Entry["metadata"],
    message: "",
  });
  const names = new Map([["t@x.example", "Tom Reed"]]);
  expect(happened(t, entry("respondent.opened", { email: "t@x.example" }), "en", names)).toBe(
    "opened Tom Reed",
  );
  expect(happened(t, entry("respondent.opened", { email: "u@x.example" }), "en", names)).toBe(
    "opened u@x.example",
  );
  const undelivered = entry("document.updated", { mail: { email: "t@x.example", status: "failed" } });
  expect(happened(t, undelivered, "en", names)).toBe("undelivered Tom Reed");
});

it("leaves a sentence its direction, whatever the letters of a name", () => {
  const entry = {
    event: "respondent.opened",
    metadata: { email: "m@x.example" } as unknown as Entry["metadata"],
    message: "",
  };
  const names = new Map([["m@x.example", "محمد"]]);
  expect(happened(t, entry, "en", names)).toBe("opened \u2068محمد\u2069");
  expect(happened(t, entry, "ar", names)).toBe("opened محمد");
});
