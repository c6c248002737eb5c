// Sending a PDF of one's own: from the choice of a template over the fields on its pages to whom it goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formPdf } from "./formPdf.mjs";
import { inspect } from "./look.mjs";
import { world } from "./world.mjs";

const here = world();

test("a PDF of one's own is uploaded, given fields, and goes on to be sent", async () => {
  const { page, close } = await here.enter("/documents/new");
  await page.getByRole("link", { name: "Send a PDF of your own" }).click();
  await page.getByRole("heading", { level: 1, name: "Send a PDF" }).waitFor();
  const pdf = { name: "registration.pdf", mimeType: "application/pdf", buffer: formPdf() };
  await page.locator("input[type=file]").setInputFiles(pdf);
  await page.getByText("One page").waitFor();
  assert.equal(await page.getByLabel("Keep it as a template for next time").isChecked(), false);
  await inspect(page, "own-pdf");
  await page.getByRole("button", { name: "Create and place fields" }).click();
  const bar = page.getByRole("region", { name: "What documents are made from" });
  const onward = bar.getByRole("button", { name: "Continue to sending" });
  assert.equal(await bar.getByRole("button", { name: "Publish" }).count(), 0, "there is one way on");
  await page.locator("[data-field]").nth(1).waitFor();
  // What was just changed goes along.
  await page.getByRole("button", { name: "Signature", exact: true }).click();
  await page.locator("[data-field]").nth(2).waitFor();
  await inspect(page, "own-pdf-place", { full: false });
  await onward.click();
  await page.waitForURL(/\/documents\/new\?templateId=/);
  const id = new URL(page.url()).searchParams.get("templateId");
  const { formSchema, singleUse } = await here.service.v2("GET", `/templates/${id}`);
  assert.equal(singleUse, true);
  assert.deepEqual(formSchema.fields.map(({ type }) => type).sort(), ["checkbox", "signature", "text"]);
  // Whoever forgot a field goes back to them.
  await page.getByRole("link", { name: "Back to the fields" }).click();
  await onward.click();
  await page.waitForURL(/\/documents\/new\?templateId=/);
  await page.getByRole("button", { name: "Continue to sending" }).click();
  await page.getByRole("dialog", { name: "Send “registration" }).waitFor();
  await close();
});

test("what was begun for one document is found again, and can be kept", async () => {
  const file = await here.service.upload(formPdf(), "rare.pdf", "application/pdf");
  const { id } = await here.service.v2("POST", "/templates", {
    name: "Rare contract",
    singleUse: true,
    content: { type: "doc", content: [{ type: "pdf", attrs: { file } }] },
  });
  const { page, close } = await here.enter("/templates");
  const once = page.getByRole("checkbox", { name: "For one document only" });
  await once.waitFor({ state: "attached" });
  const link = page.getByRole("link", { name: "Rare contract" });
  assert.equal(await link.count(), 0, "it is not among the others");
  await page.getByText("For one document only").click();
  await link.waitFor();
  await inspect(page, "templates-once");
  await link.click();
  await page.getByRole("button", { name: "Keep as a template" }).waitFor();
  assert.equal(await page.getByRole("region", { name: "Public link" }).count(), 0);
  await inspect(page, "template-once");
  await page.getByRole("button", { name: "Keep as a template" }).click();
  await page.getByRole("region", { name: "Public link" }).waitFor();
  assert.equal((await here.service.v2("GET", `/templates/${id}`)).singleUse, undefined);
  await close();
});
