import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Ask, askData } from "../../api/client";
import { Failure } from "../../api/failure";
import { foundBackup } from "../working/backup";
import type { WorkingCopy } from "../working/copy";
import { Keeper } from "../working/Keeper";
import { PlanManuscript, planOf } from "./PlanManuscript";
import type { Plan } from "./plan";

vi.mock("../../api/client", () => ({ askData: vi.fn(), api: {}, dataOf: vi.fn() }));

const pdf = (file: string) => ({ type: "doc", content: [{ type: "pdf", attrs: { file } }] });
const BEGUN = {
  id: "tpl_1",
  name: "Lease",
  published: { number: 1, at: "2026-11-14T09:00:00Z", isEmpty: false },
  changes: null,
  content: pdf("fil_1"),
  symbolTable: {},
  expressionTable: {},
  formSchema: { roles: [{ name: "Tenant" }], fields: [] },
} as unknown as WorkingCopy;

let stored: WorkingCopy;
/** What happens to the next change on its way: its answer is lost, or the service refuses it. */
let trouble: "lost" | "refused" | null;
let sent: Record<string, unknown>[];
let manuscript: PlanManuscript;
let keeper: Keeper<WorkingCopy, Plan>;

/** The plan with its first role called otherwise. */
const named = (name: string): Plan => ({ ...planOf(BEGUN), roles: [{ name }] as Plan["roles"] });
const roleOf = ({ formSchema }: WorkingCopy) => planOf({ formSchema, symbolTable: {} }).roles[0]?.name;

function written(copy: WorkingCopy): WorkingCopy {
  const version = (copy.changes?.version ?? 40) + 1;
  return { ...copy, changes: { version, basedOn: 1, actorName: "ana", at: "2026-11-14T09:00:00Z" } };
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  [stored, trouble, sent] = [BEGUN, null, []];
  manuscript = new PlanManuscript(BEGUN);
  keeper = new Keeper(manuscript, BEGUN);
  keeper.watch();
  vi.mocked(askData).mockImplementation(async (_path: string, { method, json }: Ask = {}) => {
    const { version, basedOn: _, ...parts } = (json ?? {}) as { version?: number | null; basedOn?: number };
    if (method === "PUT") {
      sent.push(parts);
      if (trouble === "refused")
        throw new Failure(400, "VALIDATION", "", [{ field: "formSchema.roles[0].name", message: "taken" }]);
      if (version !== (stored.changes?.version ?? null)) throw new Failure(409, "CONFLICT", "");
      stored = written({ ...stored, ...parts });
      if (trouble === "lost") throw new Failure(0, "NETWORK", "");
    }
    return structuredClone(stored) as never;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the pause after the last change pass. */
const pause = () => vi.advanceTimersByTimeAsync(1_000);

it("is saved a moment after the last change", async () => {
  manuscript.set(named("Lessee"));
  expect(keeper.state.is).toBe("unsaved");
  await pause();
  expect([roleOf(stored), keeper.state.is, sent.length]).toEqual(["Lessee", "saved", 1]);
});

it("is not sent where the change is taken back before", async () => {
  const before = manuscript.mark;
  manuscript.set(named("Lessee"));
  manuscript.set(before);
  expect(keeper.state.is).toBe("saved");
  await pause();
  expect(sent).toEqual([]);
});

it("stays in this browser until the service has it", async () => {
  trouble = "refused";
  manuscript.set(named("Lessee"));
  await pause();
  expect([keeper.state.is, keeper.heldAt]).toEqual(["held", manuscript.mark]);
  const parts = foundBackup<WorkingCopy>("tpl_1")?.parts;
  expect(roleOf({ ...BEGUN, ...parts })).toBe("Lessee");
  // Taken up again by a page that was loaded anew.
  trouble = null;
  const again = new Keeper(new PlanManuscript({ ...BEGUN, ...parts }, true), stored);
  expect(again.dirty).toBe(true);
  expect(await again.flush()).toBe(true);
  expect([roleOf(stored), foundBackup("tpl_1")]).toEqual(["Lessee", null]);
});

it("has nothing wrong any more once the fault is taken back", async () => {
  const before = manuscript.mark;
  trouble = "refused";
  manuscript.set(named("Lessee"));
  await pause();
  manuscript.set(before);
  expect([keeper.state.is, keeper.problems]).toEqual(["saved", []]);
});

it("is sent again where it was taken back and the change may have arrived", async () => {
  const before = manuscript.mark;
  trouble = "lost";
  manuscript.set(named("Lessee"));
  await pause();
  expect([roleOf(stored), keeper.state.is]).toEqual(["Lessee", "failed"]);
  trouble = null;
  manuscript.set(before);
  await pause();
  expect([roleOf(stored), keeper.state.is]).toEqual(["Tenant", "saved"]);
});

it("is saved over what somebody else did only when told so, with the PDF below it", async () => {
  stored = written({
    ...BEGUN,
    content: pdf("fil_2"),
    formSchema: { roles: [{ name: "Theirs" }], fields: [] },
  });
  manuscript.set(named("Mine"));
  await pause();
  expect([roleOf(stored), keeper.state.is]).toEqual(["Theirs", "conflict"]);
  expect(await keeper.saveMine()).toBe(true);
  expect([roleOf(stored), stored.content]).toEqual(["Mine", pdf("fil_1")]);
});

it("makes no conflict of what is not seen here", async () => {
  stored = written({ ...BEGUN, name: "Lease of a flat" });
  manuscript.set(named("Mine"));
  await pause();
  expect([roleOf(stored), stored.name, keeper.state.is]).toEqual(["Mine", "Lease of a flat", "saved"]);
});

it("gives way to what somebody else did", async () => {
  stored = written({ ...BEGUN, formSchema: { roles: [{ name: "Theirs" }], fields: [] } });
  manuscript.set(named("Mine"));
  await pause();
  await keeper.takeTheirs((theirs) => manuscript.begin(planOf(theirs)));
  expect([keeper.state.is, keeper.dirty, manuscript.mark.roles[0]?.name]).toEqual(["saved", false, "Theirs"]);
  expect(foundBackup("tpl_1")).toBe(null);
});
