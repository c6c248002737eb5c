// Calls a running service with the types that openapi-typescript makes; scripts/generated-clients runs it.

import assert from "node:assert/strict";
import createClient from "openapi-fetch";

import type { paths } from "./v2.js";

const { COUNTERSIGN_URL, COUNTERSIGN_API_KEY = "" } = process.env;
const client = createClient<paths>({
  baseUrl: `${COUNTERSIGN_URL}/api/external/v2`,
  headers: { "X-Api-Key": COUNTERSIGN_API_KEY },
});

/** The data of an answer that has some. */
function good<T>({ data, error }: { data?: { data: T }; error?: unknown }): T {
  assert(data, JSON.stringify(error));
  return data.data;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const template = good(await client.POST("/templates", { body: { name: "NDA" } }));
assert(template.name === "NDA" && template.id.startsWith("tpl_"));
assert(good(await client.GET("/templates", {})).some((one) => one.id === template.id));

const created = await client.POST("/documents", {
  body: { templateId: template.id, name: "Deal", externalId: "order-2" },
});
const document = good(created);
assert.deepEqual([document.status, document.externalId], ["draft", "order-2"]);
const path = { id: document.id };
assert.equal(good(await client.GET("/documents/{id}", { params: { path } })).name, "Deal");
const listed = good(await client.GET("/documents", { params: { query: { externalId: "order-2", limit: 1 } } }));
assert.deepEqual(listed.map((one) => one.id), [document.id]);

const nowhere = { id: "doc_01jcmwk1x3f2q8z5v7t9r4n6ab" };
const missing = await client.GET("/documents/{id}", { params: { path: nowhere } });
assert.equal(missing.error?.error.code, "NOT_FOUND");

const webhook = good(
  await client.POST("/webhooks", { body: { url: "http://127.0.0.1:9/", events: ["document.opened"] } }),
);
assert(webhook.secret.startsWith("whsec_"));
assert(good(await client.GET("/webhooks", {})).some((one) => one.id === webhook.id));

let job = good(await client.POST("/documents/{id}/exports", { params: { path }, body: { format: "pdf" } }));
while (job.status !== "completed") {
  assert.notEqual(job.status, "failed");
  await pause();
  job = good(await client.GET("/exports/{id}", { params: { path: { id: job.id } } }));
}
const link = good(await client.GET("/exports/{id}/download-signed", { params: { path: { id: job.id } } }));
const file = await fetch(link.url);
assert.deepEqual([file.status, (await file.arrayBuffer()).byteLength], [200, job.size]);
const pdf = await client.GET("/documents/{id}/pdf", { params: { path }, parseAs: "arrayBuffer" });
assert.equal(pdf.data?.byteLength, job.size);
console.log("all is well");
