import { beforeEach, describe, expect, it, vi } from "vitest";
import { Vault } from "./vault";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const petra = () => new Vault("form", "Petra One\npetra@mail.example");
const answers = { values: { said: "secret" }, signatures: { here: { image: "data:" } }, names: {} };

describe("what is kept for a tab", () => {
  it("is there again for whoever entered it", () => {
    petra().write(answers);
    expect(petra().read()).toEqual(answers);
  });

  it("is thrown away when somebody else comes", () => {
    petra().write(answers);
    expect(new Vault("form", "Quentin Two\nquentin@mail.example").read().values).toEqual({});
    expect(kept.size).toBe(0);
    expect(petra().read().signatures).toEqual({});
  });

  it("belongs to the link where nobody is named", () => {
    new Vault("link").write(answers);
    expect(new Vault("link").read()).toEqual(answers);
  });

  it("is nothing where it can't be read", () => {
    kept.set("form", "no JSON");
    expect(petra().read().values).toEqual({});
  });
});
