// A connection that is lost, answers that never arrive, pages that are left: what was filled in stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect, open } from "./browser.mjs";
import { arrive, fillAll, finish, read, review } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const link = (token) => `${here.base}/s/${token}`;

test("a lost connection loses nothing", async () => {
  const { page, context, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  await page.getByText("Saved", { exact: true }).waitFor();
  await context.setOffline(true);
  await page.locator("#c-account").fill("IE29AIBK93115212345678");
  await page.getByText("No connection.").waitFor();
  await inspect(page, "offline", { full: false });
  assert.equal(await page.locator("#c-account").inputValue(), "IE29AIBK93115212345678");
  await context.setOffline(false);
  await page.getByText("No connection.").waitFor({ state: "detached" });
  await page.getByText("Saved", { exact: true }).waitFor();
  await close();
});

test("handing in without a connection can be tried again", async () => {
  const { page, context, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await fillAll(page);
  await context.setOffline(true);
  await page.locator(".bar .primary").click();
  await page.getByText("There is no connection").waitFor();
  // What was agreed to did not arrive, so nothing was handed in.
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  await context.setOffline(false);
  await page.route(
    "**/s/submit",
    async (route) => {
      await context.setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await page.locator(".bar .primary").click();
  // Nothing is missing, so nothing is said to be; and nobody knows what arrived.
  await page.getByRole("heading", { name: "It is not known whether it arrived" }).waitFor();
  await page.getByText("Trying again is safe").waitFor();
  await inspect(page, "summary-unsure", { except: ["target-size"] });
  await context.setOffline(false);
  await finish(page);
  await close();
});

test("handing in whose answer was lost is noticed", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await fillAll(page);
  // With all saved, nothing but the button speaks to the service.
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.route(
    "**/s/submit",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.locator(".bar .primary").click();
  await page.getByRole("heading", { name: "Thank you, you have signed" }).waitFor();
  await close();
});

test("handing in that never arrived is not said to have", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await fillAll(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.route("**/s/submit", (route) => route.abort(), { times: 1 });
  await page.locator(".bar .primary").click();
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  await finish(page);
  await close();
});

test("a document that is withdrawn while somebody types", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await fetch(`${here.base}/mock/state?token=lease&state=voided`);
  await page.locator("#c-occupants").fill("3");
  await page.getByRole("heading", { name: "This document was withdrawn" }).waitFor();
  await close();
});

test("a document that is withdrawn while somebody is on the first page", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await fetch(`${here.base}/mock/state?token=lease&state=voided`);
  await page.locator("form button[type=submit]").click();
  await page.getByRole("heading", { name: "This document was withdrawn" }).waitFor();
  await close();
});

test("a service that does not answer at first", async () => {
  const { page, close } = await open(here.browser);
  let broken = true;
  await page.route("**/s/lease", (route) =>
    broken && route.request().headers().accept.includes("json") ? route.abort() : route.continue(),
  );
  await page.goto(link("lease"));
  await page.getByRole("heading", { name: "can't be shown right now" }).waitFor();
  await inspect(page, "unreachable");
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".landing").waitFor();
  await close();
});

/** Closes the page as people do; returns whether the browser asked. */
async function leaves(page) {
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  const gone = page.waitForEvent("close").then(() => "gone");
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, gone]);
}

test("the browser asks before answers are lost, and only then", async () => {
  const { page, context, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await context.setOffline(true);
  await page.locator("#c-occupants").fill("3");
  await page.getByText("No connection.").waitFor();
  assert.equal(await leaves(page), "beforeunload");
  await context.setOffline(false);
  await page.getByText("Saved", { exact: true }).waitFor();
  assert.equal(await leaves(page), "gone");
  await close();
});

test("going back leads to the document that was there", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  const first = await page.locator("h1").innerText();
  await review(page, "4711");
  await read(page);
  await arrive(page, link("lease"));
  assert.notEqual(await page.locator("h1").innerText(), first);
  await page.goBack();
  // The code was given before and is not asked for again.
  await read(page);
  assert.equal(new URL(page.url()).pathname, "/s");
  await page.goForward();
  await page.getByRole("heading", { name: "Residential lease" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/s");
  await page.reload();
  await page.getByRole("heading", { name: "Residential lease" }).waitFor();
  await close();
});
