import { beforeAll, describe, expect, it, vi } from "vitest";
import { note } from "../net/refusals";
import { Failure } from "../net/request";
import type { FormField } from "../net/session";
import { refusedAnswer, refusedFile } from "./refused";

/** What is wrong somewhere, as it comes from the service. */
function problem(message: string, place = "values.a") {
  const failure = new Failure(400, "VALIDATION_ERROR", "", [{ field: place, message }]);
  note(failure);
  return failure.details[0] ?? { field: place, message };
}

beforeAll(() => vi.stubGlobal("navigator", { languages: ["en"] }));

function field(type: FormField["type"]): FormField {
  const none = { help: null, options: [], validation: null, placement: null, currency: null };
  return { ...none, id: "a", type, label: "A", required: true, readOnly: false };
}

describe("what the service finds wrong with an answer", () => {
  it.each<[FormField["type"], string, unknown, object]>([
    ["text", "must be filled in", "", { id: "missing" }],
    ["select", "must be filled in", null, { id: "missing-choice" }],
    ["checkbox", "must be ticked", false, { id: "missing-checkbox" }],
    ["initials", "must be signed", null, { id: "missing-initials" }],
    ["text", "must be at most 3 characters long", "ärger", { id: "too-long", words: { max: 3, length: 5 } }],
    ["text", "must be at least 2 characters long", "a", { id: "too-short", words: { min: 2 } }],
    ["money", "must be 1000.50 or less", "2000", { id: "too-large", words: { max: "1,000.50" } }],
    [
      "date",
      "must be 2026-11-14 or more",
      "2026-01-01",
      { id: "too-early", words: { min: "November 14, 2026" } },
    ],
    ["radio", "must be one of 1, 2", "3", { id: "not-an-option", words: { known: "1, 2" } }],
    ["file", "must be the id of an uploaded file", "fil_1", { id: "file-lost", words: {} }],
  ])("is said as the page says it of a %s field: %s", (type, message, value, complaint) => {
    expect(refusedAnswer(problem(message), field(type), value)).toEqual(complaint);
  });

  it("is said as the author of the form wrote it, or as the service did, where it is nothing we know", () => {
    expect(refusedAnswer(problem("Bitte die Kundennummer"), field("text"), "x")).toEqual({
      text: "Bitte die Kundennummer",
    });
  });

  it("is said of a file", () => {
    const locked = "is protected by a password; remove the protection and upload it again";
    expect(refusedFile(problem(locked, "file"))).toEqual({ id: "file-locked", words: {} });
    const damaged = "is damaged: no pages; open it in another program, save it anew and upload that";
    expect(refusedFile(problem(damaged, "file"))).toMatchObject({ id: "file-damaged" });
  });
});
