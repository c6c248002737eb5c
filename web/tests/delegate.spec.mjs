// Passing a document on to somebody else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open, PHONE, SMALL } from "./browser.mjs";
import { arrive, read, review } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const link = (token) => `${here.base}/s/${token}`;

for (const [name, options, locale] of [
  ["phone", { viewport: PHONE }, "en"],
  ["small-dark", { viewport: SMALL, dark: true }, "de"],
  ["arabic", { viewport: PHONE, locale: "ar" }, "ar"],
  ["desk", { viewport: DESK }, "fr"],
]) {
  test(`somebody else should sign: ${name}`, async () => {
    const { page, close } = await open(here.browser, options);
    await arrive(page, link("lease"));
    await page.locator(".language select").selectOption(locale);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
    await review(page);
    await read(page);
    await page.locator("#c-occupants").fill("3");
    const button = page.locator(".ending .actions .button").nth(1);
    await button.scrollIntoViewIfNeeded();
    await inspect(page, `delegate-${name}-1-ending`, { full: false });
    await button.click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("#other-name").waitFor();
    await page.waitForFunction(() => document.activeElement.id === "other-name");
    await inspect(page, `delegate-${name}-2-dialog`, { full: false });
    await dialog.locator(".primary").click();
    await page.waitForFunction(() => document.activeElement.getAttribute("aria-invalid") === "true");
    await inspect(page, `delegate-${name}-3-missing`, { full: false });
    await dialog.locator("#other-name").fill("Ben Ode");
    await dialog.locator("#other-email").fill("ben@mail.example");
    await dialog.locator("#other-note").fill("He looks after it now.");
    const sent = page.waitForRequest("**/s/delegate");
    await dialog.locator(".primary").click();
    assert.deepEqual((await sent).postDataJSON(), {
      name: "Ben Ode",
      email: "ben@mail.example",
      note: "He looks after it now.",
    });
    await page.locator(".notice h1").waitFor();
    assert.match(await page.locator(".notice").innerText(), /Ben Ode/);
    await inspect(page, `delegate-${name}-4-done`);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    assert.doesNotMatch(kept, /occupants/, "what was filled in is not kept here");
    await page.reload();
    await page.locator(".notice h1").waitFor();
    await close();
  });
}

test("what the service refuses stands at its line", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.getByRole("button", { name: "Somebody else should sign" }).click();
  await page.locator("#other-name").fill("Me");
  await page.locator("#other-email").fill("Jo@mail.example");
  await page.route("**/s/delegate", (route) => {
    const details = [{ field: "email", message: "must be the address of somebody else" }];
    const error = { code: "VALIDATION_ERROR", message: "email must be another", details };
    return route.fulfill({ status: 400, json: { error } });
  });
  await page.locator("dialog .primary").click();
  await page.locator("#other-email-error").getByText("This is your own address.").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "other-email");
  await page.unroute("**/s/delegate");
  const error = {
    code: "CONFLICT",
    message: "recipients of this workspace may not pass documents on; ask the sender",
  };
  await page.route("**/s/delegate", (route) => route.fulfill({ status: 409, json: { error } }));
  await page.locator("dialog .primary").click();
  await page.locator("dialog").getByText("Ask the sender to invite somebody else.").waitFor();
  await close();
});

test("an approver is asked who approves, and where a code protects the link nothing is offered", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("approver"));
  await review(page);
  await read(page);
  await page.getByRole("button", { name: "Somebody else should approve" }).waitFor();
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  assert.equal(await page.getByRole("button", { name: "Somebody else" }).count(), 0);
  await close();
});
