import { beforeEach, describe, expect, it, vi } from "vitest";
import { Attempt } from "./attempt";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const petra = { name: "Petra", email: "petra@mail.example" };

describe("the name that a form is sent under", () => {
  it("is a random UUID", () => {
    const { key } = new Attempt("form", petra);
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Attempt("other", petra).key).not.toBe(key);
  });

  it("stays until an answer came, over a reload too", () => {
    const attempt = new Attempt("form", petra);
    const first = attempt.key;
    expect(attempt.key).toBe(first);
    expect(new Attempt("form", petra).key).toBe(first);
    attempt.answered();
    expect(attempt.key).not.toBe(first);
  });

  it("is that of the same person who writes their address in other capitals", () => {
    const first = new Attempt("form", petra).key;
    expect(new Attempt("form", { ...petra, email: "Petra@Mail.Example" }).key).toBe(first);
  });

  it("is nobody else's", () => {
    const first = new Attempt("form", petra).key;
    expect(new Attempt("form", { ...petra, name: "Quentin" }).key).not.toBe(first);
  });
});
