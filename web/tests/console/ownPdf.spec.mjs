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
  const { formSchema } = await here.service.v2("GET", `/templates/${id}`);
  assert.deepEqual(formSchema.fields.map(({ type }) => type).sort(), ["checkbox", "signature", "text"]);
  await page.getByRole("button", { name: "Continue to sending" }).click();
  await page.getByRole("dialog", { name: "Send “registration" }).waitFor();
  await close();
});
