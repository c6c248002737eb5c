// A new user's way from the link that the program prints to the sealed PDF, in the browser alone. It takes what stands out on each page
// and opens nothing by its address.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { DESK, launch, open } from "../browser.mjs";
import { Service } from "../service/service.mjs";
import { fillAll, finish, read, review } from "../walk.mjs";
import { inspect } from "./look.mjs";
import { exchange } from "./world.mjs";

let service;
let browser;
before(async () => {
  service = await Service.fresh();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await service?.stop();
});

/** Opens the first mail that the document's page leads to, and signs by what the mail leads to, in a window of its own. */
async function signByMail(page) {
  await page.getByRole("link", { name: "Open the mail to" }).first().click();
  const mail = page.frameLocator("iframe");
  const [window] = await Promise.all([page.waitForEvent("popup"), mail.getByRole("link").first().click()]);
  await window.locator("main h1").waitFor();
  await review(window);
  await read(window);
  await fillAll(window, {}, { drawn: false });
  await finish(window);
  await window.close();
  await page.getByRole("link", { name: "Open the document" }).click();
}

test("from set-up to the sealed PDF without reading anything", async () => {
  const { page, context, close } = await open(browser, { viewport: DESK, baseURL: service.base });
  if (process.env.COUNTERSIGN_PAGES === "dist") await exchange(context);

  await page.goto(service.setUpLink);
  await page.getByLabel("Name of your workspace").waitFor();
  // As it was built last, where the test is told to look at that.
  if (process.env.COUNTERSIGN_PAGES === "dist") await page.reload();
  await page.getByLabel("Name of your workspace").fill("Okafor & Sons");
  await page.getByLabel("Your name").fill("Ben Okafor");
  await page.getByLabel("Email address").fill("ben@okafor.example");
  await page.locator("input[type=password]").fill("correct horse battery");
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  await page.getByRole("button", { name: "Go to your workspace" }).click();

  const steps = page.getByRole("region", { name: "Your first steps" });
  await steps.getByRole("button", { name: "Choose an example" }).click();
  await page.getByRole("menuitem", { name: /^Mutual non-disclosure agreement/ }).click();
  await steps.getByRole("link", { name: "Send a test" }).click();
  await page.getByRole("button", { name: "Continue to sending" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send to 2 people" }).click();
  await dialog.waitFor({ state: "detached" });

  await page.getByText("0 of 2 signed").waitFor();
  await page.getByText("No mail server is set", { exact: true }).waitFor();
  await inspect(page, "newcomer-sent");
  await signByMail(page);
  await page.getByText("1 of 2 signed").waitFor();
  await signByMail(page);

  await page.getByRole("region", { name: "Sealed", exact: true }).waitFor({ timeout: 60_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  const pdf = await readFile(await file.path());
  assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");

  // The seal holds, says the page that anybody may ask.
  const [verify] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Check a PDF yourself" }).click(),
  ]);
  await verify
    .locator("input[type=file]")
    .setInputFiles({ name: "signed.pdf", mimeType: "application/pdf", buffer: pdf });
  await verify.locator(".verdict h2", { hasText: "Intact" }).waitFor();
  await close();
});
