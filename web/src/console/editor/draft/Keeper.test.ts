import { beforeEach, expect, it, vi } from "vitest";
import { type Ask, askData } from "../../api/client";
import { Failure } from "../../api/failure";
import { Draft } from "./Draft";
import { Keeper } from "./Keeper";
import type { Template } from "./parts";

vi.mock("../../api/client", () => ({ askData: vi.fn() }));

const BEGUN: Template = {
  id: "tpl_1",
  name: "Lease",
  updatedAt: "1",
  content: {},
  symbolTable: {},
  expressionTable: {},
  formSchema: {},
};

/** What the service has, and whether the next answer to a change gets lost. */
let stored = BEGUN;
let loses = false;
let draft: Draft;
let keeper: Keeper;

beforeEach(() => {
  stored = BEGUN;
  loses = false;
  draft = new Draft(BEGUN);
  keeper = new Keeper(draft, BEGUN);
  vi.mocked(askData).mockImplementation(async (path: string, { method, json }: Ask = {}) => {
    if (path === "/drafts/check") return { problems: [] } as never;
    if (method === "PATCH") stored = { ...stored, ...(json as object), updatedAt: `${stored.updatedAt}+` };
    if (method === "PATCH" && loses) throw new Failure(0, "NETWORK", "");
    return structuredClone(stored) as never;
  });
});

it("saves where nobody else did, again and again", async () => {
  draft.setName("Lease of a flat");
  expect(await keeper.flush()).toBe(true);
  draft.setName("Lease of two flats");
  expect(await keeper.flush()).toBe(true);
  expect([stored.name, keeper.standing.is]).toEqual(["Lease of two flats", "saved"]);
});

it("saves nothing over what somebody else saved before it was told to", async () => {
  stored = { ...BEGUN, name: "Theirs", symbolTable: { rent: { type: "money" } }, updatedAt: "2" };
  draft.setName("Mine");
  expect(await keeper.flush()).toBe(false);
  draft.setName("Mine, too");
  expect(await keeper.flush()).toBe(false);
  expect([stored.name, keeper.standing.is]).toEqual(["Theirs", "conflict"]);
  expect(await keeper.saveMine()).toBe(true);
  expect(keeper.standing.is).toBe("saved");
  // All that one sees is saved, not only what one had changed.
  expect([stored.name, stored.symbolTable]).toEqual(["Mine, too", {}]);
  // And the next one is noticed again.
  stored = { ...stored, name: "Theirs again" };
  draft.setName("Mine again");
  expect(await keeper.flush()).toBe(false);
});

it("takes nothing for somebody else's that is no part of the text", async () => {
  stored = { ...BEGUN, updatedAt: "2" };
  await keeper.look();
  draft.setName("Mine");
  expect(await keeper.flush()).toBe(true);
});

it("knows its own change, whose answer was lost", async () => {
  draft.setName("Mine");
  loses = true;
  expect(await keeper.flush()).toBe(false);
  expect(keeper.standing.is).toBe("failed");
  loses = false;
  expect(await keeper.flush()).toBe(true);
});

it("looks for changes when asked to", async () => {
  await keeper.look();
  expect(keeper.standing.is).toBe("saved");
  stored = { ...BEGUN, name: "Theirs" };
  await keeper.look();
  expect([keeper.standing.is, keeper.dirty]).toEqual(["conflict", false]);
});
