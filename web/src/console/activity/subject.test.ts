import { describe, expect, it } from "vitest";
import { type Entry, subjectOf } from "./subject";

function entry(event: string, message: string, metadata: object, about: Partial<Entry> = {}): Entry {
  const basics = { id: "act_1", actorType: "user", actorName: "Ada", createdAt: "2026-11-15T10:00:00Z" };
  return { ...basics, event, message, metadata: metadata as Entry["metadata"], ...about };
}

const document = { documentId: "doc_1", templateId: "tpl_1" };

describe("what an entry is about", () => {
  it("is the document by its name, beside whom it happened to", () => {
    expect(
      subjectOf(entry("respondent.invited", "", { name: "Lease", email: "bo@example.com" }, document)),
    ).toEqual({ of: "Lease", named: "bo@example.com" });
  });

  it("is read from the sentence where nothing else names the document", () => {
    const declined = entry("document.declined", "“Vertrag „Haus“” was declined", { reason: "no" }, document);
    expect(subjectOf(declined)).toEqual({ of: "Vertrag „Haus“", named: null });
    expect(subjectOf(entry("respondent.erased", "Personal data was erased", {}, document)).of).toBeNull();
  });

  it("does not take a file for its document", () => {
    const message = "File “scan.png” was attached to “Lease”";
    expect(subjectOf(entry("file.uploaded", message, { name: "scan.png" }, document))).toEqual({
      of: "Lease",
      named: "scan.png",
    });
  });

  it("is what it names where there is no document", () => {
    expect(subjectOf(entry("apiKey.created", "", { name: "Shop" }))).toEqual({ of: null, named: "Shop" });
    expect(subjectOf(entry("webhook.created", "", { url: "https://a.example" })).named).toBe(
      "https://a.example",
    );
  });
});
