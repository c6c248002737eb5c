import { beforeEach, expect, it, vi } from "vitest";
import { type Ask, askData } from "../../api/client";
import { Failure } from "../../api/failure";
import { Draft } from "./Draft";
import { type DraftKeeper, keeperOf } from "./manuscript";
import type { Template } from "./parts";

vi.mock("../../api/client", () => ({ askData: vi.fn(), api: {}, dataOf: vi.fn() }));

const BEGUN: Template = {
  id: "tpl_1",
  name: "Lease",
  published: { number: 1, at: "2026-11-14T09:00:00Z", isEmpty: true },
  changes: null,
  content: {},
  symbolTable: {},
  expressionTable: {},
  formSchema: {},
};

/** What the service has, and whether the next answer to a change gets lost. */
let stored: Template = BEGUN;
let loses = false;
/** The next state of what is written. */
function written(template: Template, basedOn = 1): Template {
  const version = (template.changes?.version ?? 40) + 1;
  return { ...template, changes: { version, basedOn, actorName: "ana", at: "2026-11-14T09:00:00Z" } };
}

let draft: Draft;
let keeper: DraftKeeper;

beforeEach(() => {
  stored = BEGUN;
  loses = false;
  draft = new Draft(BEGUN);
  keeper = keeperOf(draft, BEGUN);
  vi.mocked(askData).mockImplementation(async (path: string, { method, json }: Ask = {}) => {
    if (path === "/drafts/check") return { problems: [] } as never;
    const { version, basedOn, ...parts } = (json ?? {}) as { version?: number | null; basedOn?: number };
    const isKnown = version === (stored.changes?.version ?? null);
    if (method && !isKnown && !path.endsWith("/publish")) throw new Failure(409, "CONFLICT", "");
    if (method === "PUT") stored = written({ ...stored, ...parts }, basedOn);
    if (method === "PUT" && loses) throw new Failure(0, "NETWORK", "");
    if (path.endsWith("/publish"))
      stored = {
        ...stored,
        published: { ...stored.published, number: stored.published.number + 1 },
        changes: null,
      };
    return structuredClone(stored) as never;
  });
});

it("saves where nobody else did, again and again", async () => {
  draft.setName("Lease of a flat");
  expect(await keeper.flush()).toBe(true);
  draft.setName("Lease of two flats");
  expect(await keeper.flush()).toBe(true);
  expect([stored.name, keeper.state.is]).toEqual(["Lease of two flats", "saved"]);
});

it("saves nothing over what somebody else saved before it was told to", async () => {
  stored = written({ ...BEGUN, name: "Theirs", symbolTable: { rent: { type: "money" } } });
  draft.setName("Mine");
  expect(await keeper.flush()).toBe(false);
  draft.setName("Mine, too");
  expect(await keeper.flush()).toBe(false);
  expect([stored.name, keeper.state.is]).toEqual(["Theirs", "conflict"]);
  expect(await keeper.saveMine()).toBe(true);
  expect(keeper.state.is).toBe("saved");
  // All that one sees is saved, not only what one had changed.
  expect([stored.name, stored.symbolTable]).toEqual(["Mine, too", {}]);
  // And the next one is noticed again.
  stored = written({ ...stored, name: "Theirs again" });
  draft.setName("Mine again");
  expect(await keeper.flush()).toBe(false);
});

it("takes nothing for somebody else's that is no part of the text", async () => {
  stored = { ...BEGUN, published: { ...BEGUN.published, number: 2 } };
  await keeper.look();
  draft.setName("Mine");
  expect(await keeper.flush()).toBe(true);
});

it("knows its own change, whose answer was lost", async () => {
  draft.setName("Mine");
  loses = true;
  expect(await keeper.flush()).toBe(false);
  expect(keeper.state.is).toBe("failed");
  loses = false;
  expect(await keeper.flush()).toBe(true);
});

it("knows its own change, whose answer was lost, after more was written", async () => {
  draft.setName("Mine");
  loses = true;
  expect(await keeper.flush()).toBe(false);
  loses = false;
  draft.setName("Mine, and more");
  expect(await keeper.flush()).toBe(true);
  expect([stored.name, keeper.state.is]).toEqual(["Mine, and more", "saved"]);
});

it("looks for changes when asked to", async () => {
  await keeper.look();
  expect(keeper.state.is).toBe("saved");
  stored = { ...BEGUN, name: "Theirs" };
  await keeper.look();
  expect([keeper.state.is, keeper.dirty]).toEqual(["conflict", false]);
});

it("publishes what was kept, and goes on from there", async () => {
  draft.setName("Mine");
  expect(await keeper.publish()).toBe(true);
  expect([stored.name, stored.changes, stored.published.number]).toEqual(["Mine", null, 2]);
  expect(keeper.known.changes).toBe(null);
  draft.setName("Mine, too");
  expect(await keeper.flush()).toBe(true);
  expect(keeper.known.changes?.basedOn).toBe(2);
});

it("takes no conflict from a colleague who published the same words", async () => {
  draft.setName("Mine");
  expect(await keeper.flush()).toBe(true);
  stored = { ...stored, published: { ...stored.published, number: 2 }, changes: null };
  draft.setName("Mine, too");
  expect(await keeper.flush()).toBe(true);
  expect(keeper.known.changes?.basedOn).toBe(2);
});
