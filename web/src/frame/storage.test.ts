import { afterEach, describe, expect, it, vi } from "vitest";
import { dropAll, kept, keptText } from "./storage";

/** A storage whose keys are its own properties, as in a browser. */
class InMemory {
  [key: string]: unknown;
}
Object.assign(InMemory.prototype, {
  getItem(this: InMemory, key: string) {
    return this[key] ?? null;
  },
  setItem(this: InMemory, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: InMemory, key: string) {
    delete this[key];
  },
});
const storage = () => new InMemory();

function forbid(name: string) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new Error("denied");
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "sessionStorage");
  Reflect.deleteProperty(globalThis, "localStorage");
  vi.unstubAllGlobals();
});

describe("what is kept in the browser", () => {
  it("stays with the tab or with the browser", () => {
    const [tab, browser] = [storage(), storage()];
    vi.stubGlobal("sessionStorage", tab);
    vi.stubGlobal("localStorage", browser);
    keptText("tab", "a").write("here");
    kept("browser", "b").write({ at: 1 });
    expect({ ...tab }).toEqual({ a: "here" });
    expect({ ...browser }).toEqual({ b: '{"at":1}' });
    expect(keptText("tab", "a").read()).toBe("here");
    expect(kept("browser", "b").read()).toEqual({ at: 1 });
    kept("browser", "b").drop();
    expect(kept("browser", "b").read()).toBeNull();
  });

  it("is not there where it can't be read", () => {
    vi.stubGlobal("sessionStorage", Object.assign(storage(), { a: "no JSON" }));
    expect(kept("tab", "a").read()).toBeNull();
  });

  it("is dropped by the beginning of its key", () => {
    const tab = Object.assign(storage(), { "fill.a": "1", "fill.b": "2", other: "3" });
    vi.stubGlobal("sessionStorage", tab);
    dropAll("tab", "fill.");
    expect({ ...tab }).toEqual({ other: "3" });
  });

  it("is nothing, without a word, where the browser forbids it", () => {
    forbid("sessionStorage");
    const one = keptText("tab", "a");
    one.write("here");
    one.drop();
    dropAll("tab", "a");
    expect(one.read()).toBeNull();
  });
});
