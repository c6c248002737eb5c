// What is agreed to: the text that was shown, before anything is handed in and not before.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect, open } from "./browser.mjs";
import { adopt, arrive, fillAll, finish, read, review } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const link = (token) => `${here.base}/s/${token}`;

test("consent is needed to finish, and not to read, fill in and save", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await page.locator("[data-field=signature] button").click();
  await adopt(page, false);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  const missing = page
    .locator(".summary")
    .getByRole("button", { name: "Signing electronically: Tick the box" });
  await missing.waitFor();
  await inspect(page, "consent-missing");
  await missing.click();
  const box = page.locator("#agree");
  await page.waitForFunction(() => document.activeElement.id === "agree");
  assert.equal(await box.getAttribute("aria-invalid"), "true");
  await inspect(page, "consent-missing-box", { full: false });
  const posts = async () => (await here.journal()).filter((line) => /POST .s.(consent|submit)/.test(line));
  assert.deepEqual(await posts(), [], "nothing was agreed to or handed in");
  await box.check();
  await page.locator(".summary").waitFor({ state: "detached" });
  // The button that the hand goes to next is where it was.
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  await page.locator(".notice h1").waitFor();
  assert.deepEqual(await posts(), ["POST /s/consent", "POST /s/submit"]);
  await close();
});

test("a text that has changed meanwhile is read and agreed to anew, and what was filled in stays", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await fillAll(page, { account: "IE29AIBK93115212345678" }, { drawn: false });
  const text = { version: "2", language: "en", text: "Another text.\n\nRead it." };
  const error = {
    code: "CONFLICT",
    message: "the text was changed in the meantime; read it again and agree to the present version",
  };
  await page.route("**/s/consent", (route) => route.fulfill({ status: 409, json: { error } }), { times: 1 });
  await page.route("**/s/lease", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ json: { data: { ...data, consent: text } } });
  });
  await page.locator(".bar .primary").click();
  await page.locator(".summary").getByText("This text has changed meanwhile.").waitFor();
  assert.match(await page.locator(".consent").innerText(), /Another text/);
  assert.equal(await page.locator("#agree").isChecked(), false);
  assert.equal(await page.locator("#c-account").inputValue(), "IE29AIBK93115212345678");
  const sent = page.waitForRequest("**/s/consent");
  await page.locator("#agree").check();
  await page.locator(".bar .primary").click();
  assert.deepEqual((await sent).postDataJSON(), { version: "2", language: "en" });
  await close();
});

test("what is agreed to is the text that was shown, in the language that it was in", async () => {
  const { page, close } = await open(here.browser);
  const words = { en: "In English.", de: "Auf Deutsch." };
  await page.route("**/s/lease", async (route) => {
    if (!route.request().headers().accept.includes("json")) return route.continue();
    const language = route.request().headers()["accept-language"].slice(0, 2);
    const { data } = await (await route.fetch()).json();
    const consent = { version: "1", language, text: words[language] };
    await route.fulfill({ json: { data: { ...data, consent } } });
  });
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  await page.locator("#agree").check();
  await page.locator(".language select").selectOption("de");
  await page.locator(".consent").getByText("Auf Deutsch.").waitFor();
  assert.equal(await page.locator("#agree").isChecked(), false, "nobody has agreed to this one");
  assert.equal(await page.locator("#c-occupants").inputValue(), "3");
  await fillAll(page, { account: "IE29AIBK93115212345678" }, { drawn: false });
  const sent = page.waitForRequest("**/s/consent");
  await finish(page);
  assert.deepEqual((await sent).postDataJSON(), { version: "1", language: "de" });
  await close();
});
