// The mock answers as the service does: by the shapes that the service describes.

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DOCUMENTS } from "./documents.mjs";
import { answerOf, misfits } from "./schema.mjs";
import { serve } from "./server.mjs";

const document = JSON.parse(await readFile(new URL("../../openapi/public.json", import.meta.url), "utf8"));
let server;
let base;

beforeAll(async () => {
  server = await serve(0);
  base = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

/** Asks the mock, and returns what of its answer the service would not say; `operation` is the path in the document. */
async function wrongIn(method, path, operation, { token, body, status = "200" } = {}) {
  const headers = { Accept: "application/json", ...(token ? { "X-Signing-Token": token } : {}) };
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(base + path, { method, headers, body: sent });
  expect(`${path} ${response.status}`).toBe(`${path} ${status}`);
  return misfits(
    document,
    answerOf(document, method.toLowerCase(), operation, status),
    await response.json(),
  );
}

const ANSWERS = { values: {}, signatures: {} };
const AGREED = { consent: true, email: "a@mail.example", name: "A" };

it.each(Object.keys(DOCUMENTS))("looking at %s", async (token) => {
  expect(await wrongIn("GET", `/s/${token}`, "/s/{token}")).toEqual([]);
});

it.each(["lease", "arabic", "pdf", "approver", "viewer", "parallel1"])("the steps of %s", async (token) => {
  const step = (name, body) => wrongIn("POST", `/s/${name}`, `/s/${name}`, { token, body });
  expect(await step("open", {})).toEqual([]);
  expect(await step("evaluate", ANSWERS)).toEqual([]);
  expect(await step("draft", ANSWERS)).toEqual([]);
  const version = DOCUMENTS[token].kind === "approver" ? "approver-1" : "1";
  expect(await step("consent", { version })).toEqual([]);
  expect(await wrongIn("POST", "/s/files", "/s/files", { token, body: "file", status: "201" })).toEqual([]);
  expect(await step("decline", { reason: "no" })).toEqual([]);
});

it("passing on and submitting", async () => {
  await fetch(`${base}/mock/reset`, { method: "POST" });
  const token = "approver";
  const step = (name, body) => wrongIn("POST", `/s/${name}`, `/s/${name}`, { token, body });
  await step("open", {});
  await step("consent", { version: "approver-1" });
  expect(await step("submit", ANSWERS)).toEqual([]);
  await wrongIn("POST", "/s/open", "/s/open", { token: "pdf", body: {} });
  const other = { name: "B", email: "b@mail.example" };
  expect(await wrongIn("POST", "/s/delegate", "/s/delegate", { token: "pdf", body: other })).toEqual([]);
});

it("the public form", async () => {
  expect(await wrongIn("GET", "/f/membership", "/f/{id}")).toEqual([]);
  const answers = { values: { area: "driving" }, signatures: {} };
  expect(await wrongIn("POST", "/f/membership/evaluate", "/f/{id}/evaluate", { body: answers })).toEqual([]);
  const values = { area: "kitchen", interests: ["monday"] };
  const body = { ...AGREED, values, signatures: { signature: { typed: "A", hand: "caveat" } } };
  expect(await wrongIn("POST", "/f/membership", "/f/{id}", { body, status: "201" })).toEqual([]);
});

it.each([
  "%PDF",
  "%PDF changed",
  "%PDF appended",
  "%PDF foreign",
  "%PDF illegible",
  "%PDF unsealed",
  "PK",
  "PK blank",
  "text",
])("the report on %s", async (body) => {
  expect(await wrongIn("POST", "/verify", "/verify", { body })).toEqual([]);
});

it("sees what does not fit", () => {
  const schema = answerOf(document, "post", "/s/draft", "200");
  expect(misfits(document, schema, { data: { savedAt: 7 } })).toHaveLength(1);
  expect(misfits(document, schema, { data: {} })).toEqual(["answer.data.savedAt is missing"]);
  expect(misfits(document, schema, { data: { savedAt: "", more: 1 } })).toHaveLength(1);
});
