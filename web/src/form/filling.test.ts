import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure } from "../net/request";
import type { Answers, Changes, Form, FormField } from "../net/session";
import type { Backend } from "./backend";
import { Filling } from "./filling";
import { Vault } from "./vault";

function field(id: string, more: Partial<FormField> = {}): FormField {
  const rest = { label: id, help: null, options: [], placement: null, currency: null, readOnly: false };
  return { ...rest, id, type: "text", required: true, validation: null, ...more };
}

function form(fields: FormField[], values: Record<string, unknown> = {}): Form {
  const print: Form["print"] = {
    title: "",
    language: "en",
    page: {},
    font: "serif",
    header: [],
    footer: [],
    created_at_ms: 0,
    ident: "",
    body: { kind: "flow", blocks: [] },
  };
  return { print, pages: [], fields, values, signatures: {}, hands: [] };
}

class Service implements Backend {
  asked: Answers[] = [];
  drafts: Changes[] = [];
  answers: ((form: Form | Failure) => void)[] = [];
  draftFails = false;
  /** Answers that can't be stored. */
  unfit = new Set<unknown>();

  evaluate(answers: Answers): Promise<Form> {
    this.asked.push(answers);
    return new Promise((resolve, reject) => {
      this.answers.push((result) => (result instanceof Failure ? reject(result) : resolve(result)));
    });
  }

  async draft(changes: Changes): Promise<void> {
    if (this.draftFails) throw new Failure(0, "NETWORK", "");
    const details = Object.entries(changes.values)
      .filter(([, value]) => this.unfit.has(value))
      .map(([id]) => ({ field: `values.${id}`, message: "must be valid text" }));
    if (details.length > 0) throw new Failure(400, "VALIDATION_ERROR", "", details);
    this.drafts.push(changes);
  }

  upload = () => Promise.reject(new Error("unused"));
  page = () => Promise.reject(new Error("unused"));
  picture = () => Promise.reject(new Error("unused"));
}

const name = field("name");
let service: Service;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  service = new Service();
});
afterEach(() => vi.useRealTimers());

const start = (fields: FormField[] = [name], values = {}) =>
  new Filling(form(fields, values), service, new Vault("test"));

describe("a form while it is filled in", () => {
  it("asks once for many changes, and takes the newest answer only", async () => {
    const filling = start();
    filling.set(name, "a");
    filling.set(name, "ab");
    await vi.advanceTimersByTimeAsync(300);
    expect(service.asked).toEqual([{ values: { name: "ab" }, signatures: {} }]);
    filling.set(name, "abc");
    await vi.advanceTimersByTimeAsync(300);
    service.answers[1]?.(form([name, field("second")]));
    await vi.advanceTimersByTimeAsync(0);
    service.answers[0]?.(form([name, field("late")]));
    await vi.advanceTimersByTimeAsync(0);
    expect(filling.form.fields.map(({ id }) => id)).toEqual(["name", "second"]);
    expect(filling.value("name")).toBe("abc");
  });

  it("fills a name in, but not where somebody emptied it", () => {
    const full = field("full", { type: "fullName" });
    const opened = (values = {}) =>
      new Filling(form([full], values), service, new Vault("test"), { fullName: "Petra" });
    expect(opened().value("full")).toBe("Petra");
    // A draft says so, or what is kept for the tab does.
    expect(opened({ full: null }).value("full")).toBeNull();
    opened().set(full, "");
    expect(opened().value("full")).toBe("");
  });

  it("saves a while after the last change", async () => {
    const filling = start();
    filling.set(name, "a");
    await vi.advanceTimersByTimeAsync(1_500);
    expect(service.drafts).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(service.drafts).toHaveLength(1);
    expect(filling.saving).toBe("saved");
  });

  it("stores what was changed since the last time, and leaves the rest to other devices", async () => {
    const [town, sign] = [field("town"), field("sign", { type: "signature" })];
    const filling = start([name, town, sign], { town: "Bonn" });
    filling.set(name, "a");
    await vi.advanceTimersByTimeAsync(2_100);
    filling.sign(sign, { typed: "A", hand: "caveat" });
    await vi.advanceTimersByTimeAsync(2_100);
    filling.sign(sign, null);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(service.drafts).toEqual([
      { values: { name: "a" }, signatures: {} },
      { values: {}, signatures: { sign: { typed: "A", hand: "caveat" } } },
      { values: {}, signatures: { sign: null } },
    ]);
  });

  it("goes on from what is stored after a reload, which may be newer than what was typed here", async () => {
    start().set(name, "old");
    await vi.advanceTimersByTimeAsync(2_100);
    const again = start([name], { name: "new" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(again.value("name")).toBe("new");
    expect(service.drafts).toHaveLength(1);
  });

  it("keeps what can't be stored for the tab", async () => {
    const count = field("count", { type: "number" });
    start([name, count]).set(count, { unread: "many" });
    await vi.advanceTimersByTimeAsync(2_100);
    expect(start([name, count]).value("count")).toEqual({ unread: "many" });
  });

  it("keeps what could not be saved, in memory and for the tab", async () => {
    service.draftFails = true;
    const filling = start();
    filling.set(name, "a");
    await vi.advanceTimersByTimeAsync(2_100);
    expect(filling.saving).toBe("failed");
    expect(filling.offline).toBe(true);
    expect(start().value("name")).toBe("a");
    service.draftFails = false;
    const retried = filling.retry();
    service.answers.at(-1)?.(form([name]));
    await retried;
    expect(filling.saving).toBe("saved");
    expect(filling.offline).toBe(false);
  });

  it("notices that the service refuses for good", async () => {
    const filling = start();
    filling.set(name, "a");
    await vi.advanceTimersByTimeAsync(300);
    service.answers[0]?.(new Failure(409, "CONFLICT", "withdrawn"));
    await vi.advanceTimersByTimeAsync(0);
    expect(filling.refused?.message).toBe("withdrawn");
    expect(filling.offline).toBe(false);
  });

  it("says what was emptied, which may have stood in the document", async () => {
    const [amount, sign] = [field("amount", { type: "money" }), field("sign", { type: "signature" })];
    const filling = start([name, amount, sign], {
      name: "I waive all rights",
      amount: { amount: "5", currency: "EUR" },
    });
    filling.set(name, " ");
    filling.set(amount, undefined);
    expect(filling.answers()).toEqual({ values: { name: null, amount: null }, signatures: {} });
    await vi.advanceTimersByTimeAsync(300);
    service.answers[0]?.(form([name, amount, sign], { name: null, amount: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(filling.answers().values).toEqual({ name: null, amount: null });
  });

  it("shows what is worked out, and nothing once it is no longer", async () => {
    const total = field("total", { readOnly: true });
    const filling = start([name, total], { name: "a", total: "12" });
    filling.set(name, "");
    await vi.advanceTimersByTimeAsync(300);
    service.answers[0]?.(form([name, total], { name: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(filling.value("total")).toBeUndefined();
  });

  it("takes a box that was left alone for what it looks like", () => {
    const [left, ticked] = [field("left", { type: "checkbox" }), field("ticked", { type: "checkbox" })];
    const filling = start([left, ticked], { ticked: true });
    expect(filling.answers().values).toEqual({ left: false, ticked: true });
  });

  it("sends neither what could not be read nor what only shows", () => {
    const count = field("count", { type: "number" });
    const shown = field("shown", { readOnly: true });
    const filling = start([name, count, shown], { shown: "x" });
    filling.set(name, "a");
    filling.set(count, { unread: "many" });
    expect(filling.answers().values).toEqual({ name: "a", count: null });
  });

  it("counts, complains when asked to, and leads on", () => {
    const last = field("last", { required: false });
    const filling = start([name, field("other"), last]);
    const order = ["name", "other", "last"];
    expect(filling.progress).toEqual({ done: 0, all: 2 });
    expect(filling.next(order, null)?.id).toBe("name");
    expect(filling.next(order, "name")?.id).toBe("other");
    expect(filling.next(order, "other")?.id).toBe("last");
    filling.visit(last);
    expect(filling.next(order, "other")?.id).toBe("name");
    filling.visit(name);
    expect(filling.complaints.size).toBe(0);
    expect(filling.checkAll()).toBe(false);
    expect([...filling.complaints.keys()]).toEqual(["name", "other"]);
    filling.set(name, "a");
    expect([...filling.complaints.keys()]).toEqual(["other"]);
  });

  it("puts what the service complains about where it belongs", () => {
    const filling = start();
    const details = [
      { field: "values.name", message: "must be shorter" },
      { field: "values.gone", message: "must be there" },
    ];
    expect(filling.takeProblems(new Failure(400, "VALIDATION_ERROR", "", details))).toEqual([
      { place: "values.gone", complaint: { text: "must be there" } },
    ]);
    expect(filling.complaints.get("name")).toEqual({ text: "must be shorter" });
  });

  it("says the first of what the service finds wrong with a field", () => {
    const filling = start([field("sign", { type: "signature" })]);
    const details = [
      { field: "signatures.sign", message: "must be a name of 1 to 100 characters" },
      { field: "signatures.sign", message: "must be signed" },
    ];
    expect(filling.takeProblems(new Failure(400, "VALIDATION_ERROR", "", details))).toEqual([]);
    expect(filling.complaints.get("sign")).toEqual({ text: "must be a name of 1 to 100 characters" });
  });

  it("stores the rest where one answer can't be, and says which", async () => {
    const other = field("other");
    service.unfit.add("odd");
    const filling = start([name, other]);
    filling.set(name, "odd");
    filling.set(other, "plain");
    await vi.advanceTimersByTimeAsync(2_100);
    expect(service.drafts).toEqual([{ values: { other: "plain" }, signatures: {} }]);
    expect(filling.saving).toBe("failed");
    expect(filling.offline).toBe(false);
    expect(filling.blocking?.id).toBe("name");
    filling.visit(name);
    expect(filling.complaints.get("name")).toEqual({ text: "must be valid text" });
    expect(filling.atRisk).toBe(true);
    filling.set(name, "even");
    expect(filling.blocking).toBeUndefined();
    expect(filling.complaints.size).toBe(0);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(service.drafts.at(-1)?.values).toEqual({ name: "even" });
    expect(filling.saving).toBe("saved");
    expect(filling.atRisk).toBe(false);
  });

  it("is not saved again and again where all of it can't be", async () => {
    service.unfit.add("odd");
    const filling = start();
    filling.set(name, "odd");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service.drafts).toEqual([{ values: {}, signatures: {} }]);
  });

  it("puts what stands in the way of working it out beside its field", async () => {
    const filling = start();
    filling.set(name, "odd");
    await vi.advanceTimersByTimeAsync(300);
    const details = [{ field: "values.name", message: "must be valid text" }];
    service.answers[0]?.(new Failure(400, "VALIDATION_ERROR", "", details));
    await vi.advanceTimersByTimeAsync(0);
    expect(filling.complaints.get("name")).toEqual({ text: "must be valid text" });
  });

  it("is at risk once something was typed where nothing is stored", () => {
    const filling = new Filling(form([name]), { ...service, evaluate: service.evaluate }, new Vault("test"), {
      text: "offered",
    });
    expect(filling.atRisk).toBe(false);
    filling.set(name, "a");
    expect(filling.atRisk).toBe(true);
  });

  it("keeps an adopted signature for the next places", () => {
    const here = field("here", { type: "initials" });
    const filling = start([here, field("there", { type: "initials" })]);
    filling.sign(here, { typed: "DM", hand: "caveat" });
    expect(filling.adopted.initials).toEqual({ typed: "DM", hand: "caveat" });
    expect(filling.adopted.signature).toBeUndefined();
  });
});
