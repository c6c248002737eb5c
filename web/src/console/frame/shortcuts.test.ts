import { describe, expect, it } from "vitest";
import { inputPath } from "./inputPath";
import { keyName, match, type Pressed, type Shortcut } from "./shortcuts";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe("the name of a key", () => {
  it.each([
    [press("?", { shiftKey: true }), "?"],
    [press("g"), "g"],
    [press("G", { shiftKey: true, code: "KeyG" }), "shift+g"],
    [press("k", { ctrlKey: true }), "mod+k"],
    [press("k", { metaKey: true }), "mod+k"],
    [press("ArrowUp", { shiftKey: true }), "shift+arrowup"],
    [press("ل", { code: "KeyG" }), "g"],
    [press("Shift", { shiftKey: true }), null],
    [press("@", { altKey: true }), null],
  ])("%o is %s", (event, name) => expect(keyName(event)).toBe(name));
});

describe("keys one after the other", () => {
  const make = (keys: string): Shortcut => ({ keys, label: keys, run: () => undefined });
  const list = [make("g d"), make("?"), make("n"), make("n")];
  it("are waited for, found and given up", () => {
    expect(match(list, ["g"])).toBe("more");
    expect(match(list, ["g", "d"])).toBe(list[0]);
    expect(match(list, ["g", "x"])).toBeNull();
  });
  it("belong to the page before the frame", () => expect(match(list, ["n"])).toBe(list[3]));
});

describe("the path of an input", () => {
  it.each([
    ["name", "name"],
    ["recipients[0].email", "recipients.0.email"],
    ['values["a"]', "values.a"],
  ])("%s is %s", (field, path) => expect(inputPath(field)).toBe(path));
});
