// The public form.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open, SMALL } from "./browser.mjs";
import { adopt, download, fillAll, finish } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();

for (const [name, options] of [
  ["fill-phone", {}],
  ["fill-small-dark", { viewport: SMALL, dark: true }],
  ["fill-desk", { viewport: DESK }],
]) {
  test(`the whole form: ${name}`, async () => {
    const { page, close } = await open(here.browser, options);
    await page.goto(`${here.base}/f/membership`);
    await page.locator("#name").waitFor();
    await inspect(page, `${name}-1-who`);
    await page.locator("button[type=submit]").click();
    await page.getByText("Enter an email address").or(page.getByText("Fill this in.")).first().waitFor();
    await inspect(page, `${name}-2-wrong`);
    await page.locator("#name").fill("Robin Hale");
    await page.locator("#email").fill("robin@mail.example");
    await page.locator("button[type=submit]").click();
    await page.locator("article.paper").waitFor();
    const seen = await fillAll(page, { area: "driving" });
    assert.ok(seen.includes("licence"), "the question that depends on an answer was asked");
    await inspect(page, `${name}-3-form`);
    await finish(page);
    await page.locator(".notice .primary").waitFor();
    await inspect(page, `${name}-4-thanks`);
    assert.equal(await download(page), "Volunteer agreement.pdf");
    await close();
  });
}

test("forms that are closed, or only for members", async () => {
  const { page, close } = await open(here.browser);
  await page.goto(`${here.base}/f/closed`);
  await page.getByRole("heading", { name: "This form is not here" }).waitFor();
  await inspect(page, "fill-closed");
  await page.goto(`${here.base}/f/members`);
  await page.getByRole("heading", { name: "asks you to sign in" }).waitFor();
  const way = await page.getByRole("link", { name: "Sign in" }).getAttribute("href");
  assert.equal(way, "/signin?next=%2Ff%2Fmembers", "it leads to signing in, and back");
  await inspect(page, "fill-login");
  await close();
});

/** Says who one is, and waits for the form. */
async function begin(page, name, email) {
  await page.locator("#name").fill(name);
  await page.locator("#email").fill(email);
  await page.locator("button[type=submit]").click();
  await page.locator("article.paper").waitFor();
}

test("what is kept in the tab is for the one who entered it", async () => {
  const { page, close } = await open(here.browser);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  const area = page.locator("[data-field=area] select");
  await page.goto(`${here.base}/f/membership`);
  await begin(page, "Petra One", "petra@mail.example");
  await area.selectOption("driving");
  await page.locator("[data-field=signature] button").click();
  await adopt(page, false);
  await page.locator("[data-field=signature] .ink").waitFor();

  await page.reload();
  await page.locator("#name").waitFor();
  await begin(page, "Petra One", "Petra@mail.example");
  assert.equal(await area.inputValue(), "driving");
  await page.locator("[data-field=signature] .ink").waitFor();

  await page.reload();
  await page.locator("#name").waitFor();
  await begin(page, "Quentin Two", "quentin@mail.example");
  assert.equal(await area.inputValue(), "");
  assert.equal(await page.locator("[data-field=signature] .ink").count(), 0);
  assert.doesNotMatch(await kept(), /driving|Petra/);

  // Opened anew, by its address, it knows nobody.
  await area.selectOption("kitchen");
  await page.goto(`${here.base}/f/membership`);
  await page.locator("#name").waitFor();
  assert.equal(await page.locator("#name").inputValue(), "");
  assert.doesNotMatch(await kept(), /kitchen|Quentin/);
  await close();
});

test("an answer that is lost makes no second document", async () => {
  const { page, close } = await open(here.browser);
  const keys = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/f/membership"))
      keys.push(request.headers()["idempotency-key"]);
  });
  await page.goto(`${here.base}/f/membership`);
  await begin(page, "Robin Hale", "robin@mail.example");
  await fillAll(page, { area: "kitchen" }, { drawn: false });
  const lose = async (route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/f/membership", lose, { times: 1 });
  await page.locator(".bar .primary").click();
  await page.getByRole("heading", { name: "It is not known whether it arrived" }).waitFor();
  await page.getByText("Trying again is safe").waitFor();
  await inspect(page, "fill-unsure");
  // Over a reload it is still the same; only the tick is made again.
  await page.reload();
  await page.locator("#name").waitFor();
  await begin(page, "Robin Hale", "robin@mail.example");
  await page.locator("#agree").check();
  await finish(page);
  assert.match(keys[0], /^[\da-f-]{36}$/);
  assert.deepEqual(keys, [keys[0], keys[0]]);
  assert.equal(await page.evaluate(() => sessionStorage.length), 0, "nothing is left of it");
  await close();
});

test("what was changed after a first try that did arrive is not sent unasked", async () => {
  const { page, close } = await open(here.browser);
  await page.goto(`${here.base}/f/membership`);
  await begin(page, "Robin Hale", "robin@mail.example");
  await fillAll(page, { area: "kitchen" }, { drawn: false });
  const keys = [];
  const error = {
    code: "IDEMPOTENCY_KEY_REUSED",
    message: "this Idempotency-Key was used with another body; use a new key for a new request",
  };
  await page.route("**/f/membership", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) await route.fulfill({ status: 422, json: { error } });
    else await route.continue();
  });
  await page.locator(".bar .primary").click();
  await page.getByText("Your first try did arrive").waitFor();
  await finish(page);
  assert.notEqual(keys[0], keys[1]);
  await close();
});

test("the browser asks before a form that was begun is left, and not once it is sent", async () => {
  const { page, close } = await open(here.browser);
  await page.goto(`${here.base}/f/membership`);
  await begin(page, "Robin Hale", "robin@mail.example");
  await fillAll(page, { area: "kitchen" }, { drawn: false });
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await finish(page);
  const gone = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await gone;
  await close();
});

test("being told to wait is no answer to what was sent before", async () => {
  const { page, close } = await open(here.browser);
  await page.goto(`${here.base}/f/membership`);
  await begin(page, "Robin Hale", "robin@mail.example");
  await fillAll(page, { area: "kitchen" }, { drawn: false });
  const keys = [];
  await page.route("**/f/membership", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    const error = { code: "RATE_LIMITED", message: "too many requests" };
    await route.fulfill({ status: 429, json: { error }, headers: { "Retry-After": "5" } });
  });
  await page.locator(".bar .primary").click();
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  await page.getByText("That was too often.").waitFor();
  await finish(page);
  assert.deepEqual(keys, [keys[0], keys[0]]);
  await close();
});
