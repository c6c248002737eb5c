import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const named = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name);

it("knows the hands that the service prints in, the first of them in front", () => {
  const fonts = join(import.meta.dirname, "../../../crates/render/src/fonts/built_in.rs");
  const [, hands = ""] = /const HANDS[^=]*= \[([^;]*)\];/.exec(readFileSync(fonts, "utf8")) ?? [];
  const printed = named(hands, /\("([a-z-]+)",/g);
  expect(printed.length).toBeGreaterThan(1);
  const style = readFileSync(join(import.meta.dirname, "hands.css"), "utf8");
  expect(named(style, /url\("\/hands\/([a-z-]+)\.ttf"\)/g)).toEqual(printed);
  expect(named(style, /--hand: "([a-z-]+)";/g)).toEqual(printed);
});
