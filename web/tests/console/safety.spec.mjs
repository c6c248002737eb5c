// The console keeps to itself: it asks nobody but the service for anything, and its policy is never broken.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { letter } from "../service/templates.mjs";
import { settled } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();

/** Every address of the console, with something to see where it shows one thing. */
async function addresses() {
  const { service } = here;
  const template = await service.v1("POST", "/templates", letter());
  const document = await service.v1("POST", "/documents", { templateId: template.id });
  const hook = { url: "https://hooks.example/in", events: ["document.completed"] };
  const webhook = await service.v2("POST", "/webhooks", hook);
  const settings = [
    "api-keys",
    "team",
    "plan",
    "branding",
    "sealing",
    "outbox",
    "retention",
    "embedding",
    "danger",
  ];
  return [
    "/",
    "/templates",
    `/templates/${template.id}`,
    `/templates/${template.id}/edit`,
    "/documents",
    `/documents/${document.id}`,
    "/documents/new",
    "/documents/bulk",
    "/activity",
    "/webhooks",
    `/webhooks/${webhook.id}`,
    "/settings",
    ...settings.map((part) => `/settings/${part}`),
    "/account",
    "/nothing/is/here",
  ];
}

/** Notes whatever a browser asks of somebody else. */
function strangers(context) {
  const found = [];
  context.on("request", (request) => {
    const address = new URL(request.url());
    if (!/^(data|blob|about):$/.test(address.protocol) && address.origin !== here.service.base)
      found.push(`${request.method()} ${request.url()}`);
  });
  return found;
}

test("no page asks anybody but the service, and none breaks its policy", async () => {
  const visit = await here.enter("/");
  const found = strangers(visit.context);
  for (const address of await addresses()) {
    await visit.page.goto(address);
    await visit.page.locator("h1").first().waitFor();
    await settled(visit.page);
    await visit.page.waitForLoadState("networkidle");
    assert.deepEqual(visit.faults, [], `at ${address}`);
  }
  assert.deepEqual(found, []);
  await visit.close();
});

test("nor do the pages before sign-in", async () => {
  const visit = await here.open();
  const found = strangers(visit.context);
  for (const address of ["/signin", "/reset", "/join", "/setup"]) {
    await go(visit.page, address);
    await settled(visit.page);
  }
  assert.deepEqual(found, []);
  await visit.close();
});

test("the session’s cookie is out of reach of scripts", async () => {
  const visit = await here.enter("/");
  const cookies = await visit.context.cookies();
  const session = cookies.find(({ name }) => name.endsWith("countersign"));
  assert.equal(session.httpOnly, true);
  assert.equal(session.sameSite, "Lax");
  const seen = await visit.page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  assert.ok(!seen.includes(session.value));
  await visit.close();
});

/** Everything that a page holds: what it shows, what its inputs hold, what it keeps in the browser, its address. */
const held = (page) =>
  page.evaluate(() => {
    const inputs = [...document.querySelectorAll("input, textarea")].map((one) => one.value);
    const kept = [{ ...localStorage }, { ...sessionStorage }, history.state];
    return JSON.stringify([document.documentElement.outerHTML, inputs, kept, location.href, document.title]);
  });

/** Goes elsewhere and back in every way there is, and looks for the secret each time. */
async function forgotten(page, secret, what) {
  const gone = async (where) => {
    await page.locator("[data-page-title]").waitFor();
    await settled(page);
    assert.ok(!(await held(page)).includes(secret), `${what} is still there ${where}`);
  };
  const address = page.url();
  await page.getByRole("navigation").getByRole("link", { name: "Documents" }).click();
  await page.waitForURL("**/documents");
  await gone("on another page");
  await page.goBack();
  await page.waitForURL(address);
  await gone("after going back");
  await page.reload();
  await gone("after loading anew");
}

/** The secret that the open dialog shows. */
async function shown(page, pattern) {
  const dialog = page.getByRole("dialog");
  await dialog.getByText("shown only once").or(dialog.getByRole("alert")).first().waitFor();
  const found = pattern.exec(await held(page));
  assert.ok(found, "the secret is shown once");
  return found[0];
}

test("an API key is shown once, and is nowhere afterwards", async () => {
  const { page, close } = await here.enter("/settings/api-keys");
  await page.getByRole("button", { name: "New key" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Accounting");
  await dialog.getByRole("button", { name: "Make the key" }).click();
  const secret = await shown(page, /csk_[A-Za-z0-9_]{20,}/);
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.ok(!(await held(page)).includes(secret), "the dialog is closed");
  await forgotten(page, secret, "the key");
  await close();
});

test("nor is a webhook’s secret", async () => {
  const { page, close } = await here.enter("/webhooks");
  await page.getByRole("button", { name: "New webhook" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=url]").fill("https://hooks.example/second");
  await dialog.getByRole("button", { name: "Register" }).click();
  const secret = await shown(page, /whsec_[A-Za-z0-9+/=]{20,}/);
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await page.waitForURL("**/webhooks/whk_*");
  assert.ok(!(await held(page)).includes(secret), "the dialog is closed");
  await forgotten(page, secret, "the secret");
  await close();
});

/** The six digits that an authenticator app shows now. */
function digits(secret) {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mark = createHmac("sha1", key).update(step).digest();
  const place = mark.at(-1) & 15;
  return String((mark.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

// Last, since whoever signs in afterwards has two steps to go.
test("nor are the secret of the authenticator app and the recovery codes", async () => {
  const { page, close } = await here.enter("/account");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=password]").fill(here.service.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.locator("img").waitFor();
  const [secret] = /\b[A-Z2-7]{32}\b/.exec(await held(page));
  await dialog.locator("input[inputmode=numeric]").fill(digits(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByRole("listitem").first().waitFor();
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  assert.equal(codes.length, 10);
  assert.ok(!(await held(page)).includes(secret), "the app has it now");
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.ok(!(await held(page)).includes(codes[0]), "the dialog is closed");
  await forgotten(page, codes[0], "the first code");
  assert.ok(!(await held(page)).includes(secret));
  await close();
});
