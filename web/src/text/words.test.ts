// Every language says the same things, with the same gaps to fill, and says all that the pages ask for.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { nearest } from "./text";

const root = join(import.meta.dirname, "../../..");
const source = join(import.meta.dirname, "..");

function words(language: string, file: string): Map<string, string> {
  const text = readFileSync(join(root, "locales", language, file), "utf8");
  const errors = new FluentBundle(language).addResource(new FluentResource(text));
  expect(errors).toEqual([]);
  const found = new Map<string, string>();
  for (const part of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(part)?.[1];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$\w+/g)].map(([name]) => name))].sort().join(" "));
  }
  return found;
}

const files = readdirSync(join(root, "locales/en"));
const ofConsole = files.filter((file) => file.startsWith("console-"));

describe.each(["sign.ftl", "verify.ftl", ...ofConsole])("%s", (file) => {
  it.each(["de", "fr", "es", "ar"])("says all in %s", (language) => {
    const english = words("en", file);
    const other = words(language, file);
    expect([...other.keys()]).toEqual([...english.keys()]);
    for (const [id, gaps] of english) expect(`${id}: ${other.get(id)}`).toBe(`${id}: ${gaps}`);
  });
});

// A line must not begin with a mark, nor end with what opens a quotation.
it.each(files)("holds marks to their words in the French %s", (file) => {
  const lines = readFileSync(join(root, "locales/fr", file), "utf8").split("\n");
  const loose = /« | [?!:;»](?=[\s.,)»]|$)/;
  expect(lines.filter((line) => !line.startsWith("#") && loose.test(line))).toEqual([]);
});

// French counts nothing as one: a variant that spells its number out must be meant for 1 alone.
it.each(files)("says one only where there is one in the French %s", (file) => {
  const text = readFileSync(join(root, "locales/fr", file), "utf8");
  const spelled = [...text.matchAll(/\{ \$(\w+) ->\s(?:\s*\[\w+\].*\n)*?\s*\[one\] (.*)/g)];
  expect(
    spelled.filter(([, counted, words]) => !words?.includes(`$${counted} `)).map(([, , words]) => words),
  ).toEqual([]);
});

// A dialog would offer the same word twice. To undo something is no dialog's deed.
it.each(["en", "de", "fr", "es", "ar"])("calls nothing else what leads out of a dialog in %s", (language) => {
  const lines = ofConsole.flatMap((file) =>
    readFileSync(join(root, "locales", language, file), "utf8").split("\n"),
  );
  const cancel = lines.find((line) => line.startsWith("frame-cancel = "))?.slice("frame-cancel".length) ?? "";
  const same = lines.filter((line) => /^[\w-]+ = /.test(line) && line.endsWith(cancel) && cancel !== "");
  expect(same.map((line) => line.slice(0, -cancel.length)).filter((id) => id !== "editor-undo")).toEqual([
    "frame-cancel",
  ]);
});

describe("numbers", () => {
  const said = (language: string, file: string, id: string, gaps: Record<string, number>) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(root, "locales", language, file), "utf8")));
    return bundle.formatPattern(bundle.getMessage(id)?.value ?? "", gaps);
  };

  it.each([
    ["sign.ftl", "failed-too-many-seconds"],
    ["verify.ftl", "failed-too-many-seconds"],
    ["console-frame.ftl", "frame-failure-busy-advice"],
  ])("go with what is counted in %s", (file, id) => {
    const wait = (language: string, seconds: number) => said(language, file, id, { seconds });
    for (const language of ["en", "de", "fr", "es", "ar"]) expect(wait(language, 1)).not.toContain("1");
    expect(wait("ar", 2)).toContain("ثانيتين");
    expect(wait("ar", 7)).toContain("7 ثوانٍ");
    expect(wait("ar", 11)).toContain("11 ثانية");
  });

  // From 11 to 99 what is counted stands in the accusative, and from 100 on it does not.
  it.each(files)("go beyond a hundred in the Arabic %s", (file) => {
    const text = readFileSync(join(root, "locales/ar", file), "utf8");
    expect(text.match(/\*\[other\].*\{ \$\w+ \} \S+ًا.*/g) ?? []).toEqual([]);
  });

  it("count one thing by one word", () => {
    const broken = (count: number) => said("en", "console-activity.ftl", "activity-verify-broken", { count });
    expect(broken(1)).toMatch(/^One place is /);
    expect(broken(2)).toMatch(/^2 places are /);
    expect(said("ar", "console-frame.ftl", "frame-rows", { count: 11 })).toBe("11 صفًا");
    expect(said("ar", "console-frame.ftl", "frame-rows", { count: 100 })).toBe("100 صف");
  });
});

it("has all the words that the pages ask for by name", () => {
  const known = new Set([...words("en", "sign.ftl").keys(), ...words("en", "verify.ftl").keys()]);
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || file.includes(".test.") || file.startsWith("console")) continue;
    const code = readFileSync(join(source, file), "utf8");
    for (const [, id] of code.matchAll(/\bt\(\s*"([\w-]+)"/g))
      expect(known.has(id ?? ""), `${id} in ${file}`).toBe(true);
    for (const [, id] of code.matchAll(/\{ id: "([\w-]+)"/g))
      expect(known.has(id ?? ""), `${id} in ${file}`).toBe(true);
  }
});

describe("the console", () => {
  const known = new Set(ofConsole.flatMap((file) => [...words("en", file).keys()]));

  it.each(ofConsole)("has no word in %s that another area could have too", (file) => {
    const area = file.slice("console-".length, -".ftl".length);
    for (const id of words("en", file).keys()) expect(id.startsWith(`${area}-`), id).toBe(true);
  });

  // Ids that are put together have a `$` in them here and are not looked at.
  it("has all the words that its screens ask for by name", () => {
    const areas = ofConsole.map((file) => file.slice("console-".length, -".ftl".length)).join("|");
    const asked = new RegExp(`\\b(?:t\\(\\s*|label: |go: )"((?:${areas})-[\\w-]+)"`, "g");
    for (const file of readdirSync(join(source, "console"), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || file.includes(".test.")) continue;
      const code = readFileSync(join(source, "console", file), "utf8");
      for (const [, id] of code.matchAll(asked)) expect(known.has(id ?? ""), `${id} in ${file}`).toBe(true);
    }
  });
});

it("finds the nearest language", () => {
  expect(nearest(["pt-BR", "de-AT", "en"])).toBe("de");
  expect(nearest(["ja"])).toBe("en");
  expect(nearest([])).toBe("en");
});
