// The tables hold the service's sentences. Where it words one otherwise, people would read English again: its source is looked through for
// each of them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as ofConsole from "../console/refusals/table";
import { ANSWERS, FILES, STEPS } from "../net/refusals";
import { recognise } from "./recognise";

const root = join(import.meta.dirname, "../../..");
const gapless = (text: string) => text.replace(/\{[^{}"]*\}/g, "{}");

const source = readdirSync(join(root, "crates"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".rs"))
  .map((file) => readFileSync(join(root, "crates", file), "utf8").replace(/\\\n\s*/g, ""))
  .join("\n");
const said = gapless(source);

/** Numbers that are written out in one place and come from a limit in another, and parts that a macro or a list puts in. */
function isSaid(sentence: string): boolean {
  const plain = gapless(sentence);
  if (said.includes(plain) || said.includes(plain.replaceAll('"', '\\"'))) return true;
  const pattern = plain.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll("{}", '[^"]+?');
  return new RegExp(`"${pattern}`).test(source);
}

const tables = {
  "an answer": ANSWERS,
  "a file": FILES,
  "a step": STEPS,
  "a field in the console": ofConsole.FIELDS,
  "a file in the console": ofConsole.FILES,
  "an action in the console": ofConsole.SENTENCES,
  "a printed document": ofConsole.WARNINGS,
  "a receiver of webhooks": ofConsole.RECEIVERS,
  "a kind of value": ofConsole.KINDS,
  "an expression": ofConsole.EXPRESSIONS,
  "what may have been meant": ofConsole.HINTS,
  "a text in Markdown": ofConsole.MARKDOWN,
  "a tag in Markdown": ofConsole.TAGS,
};

describe.each(Object.entries(tables))("what the service says of %s", (_, table) => {
  it.each(Object.keys(table))("is still: %s", (sentence) => {
    expect(isSaid(sentence)).toBe(true);
  });

  it("has words", () => {
    const words = ["sign.ftl", "console-refusals.ftl"].map((file) =>
      readFileSync(join(root, "locales/en", file), "utf8"),
    );
    const prefix = Object.values(ofConsole).includes(table) ? "refusals-" : "";
    for (const id of Object.values(table))
      expect(id === "" || words.some((text) => text.includes(`\n${prefix}${id} =`)), id).toBe(true);
  });

  // A row that fits everything would take the words from those behind it.
  it("is recognised by its own row", () => {
    for (const [sentence, id] of Object.entries(table))
      expect(recognise(table, sentence.replace(/\{\w+\}/g, "7"))?.id, sentence).toBe(id);
  });
});

describe("recognising", () => {
  const table = { "must be {min} to {max} long": "length", "must be one of {known}": "option" };

  it("gives what stands in the gaps, numbers as numbers", () => {
    expect(recognise(table, "must be 3 to 12 long")).toEqual({ id: "length", gaps: { min: 3, max: 12 } });
    expect(recognise(table, "must be one of a, b\nc")).toEqual({ id: "option", gaps: { known: "a, b\nc" } });
  });

  it("knows nothing that stands in no row, and nothing of sentences that merely begin like one", () => {
    expect(recognise(table, "must be long")).toBeNull();
    expect(recognise(table, "must be 3 to 12 long, or not")).toBeNull();
  });
});
