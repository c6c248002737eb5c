// Webhooks: registering one, looking at what was delivered, and all that can be done with it.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { letter } from "../service/templates.mjs";
import { inspect } from "./look.mjs";
import { world } from "./world.mjs";

// Receivers in the tests listen on this machine.
const here = world({ settings: { COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS: "127.0.0.0/8" } });
const receiver = { status: 200, told: [] };

before(async () => {
  receiver.server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      receiver.told.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(receiver.status).end(receiver.status === 200 ? "thank you" : "not today");
    });
  });
  receiver.server.listen(0, "127.0.0.1");
  await once(receiver.server, "listening");
  receiver.url = `http://127.0.0.1:${receiver.server.address().port}/hooks/countersign`;
});
after(() => receiver.server.close());

/** Opens a document as its recipient would. */
async function opened(link) {
  const [base, token] = link.split("/s/");
  const headers = { "x-signing-token": token, "content-type": "application/json" };
  const answer = await fetch(`${base}/s/open`, { method: "POST", headers, body: "{}" });
  assert.equal(answer.status, 200);
}

/** What stands in the input that has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement.value);

/** The colour of the sign beside each attempt. */
const colours = (delivery) =>
  delivery
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item.firstElementChild).backgroundColor));

test("leads on where there is none, and registers one", async () => {
  const { page, close } = await here.enter("/webhooks");
  await page.getByText("No webhooks yet").waitFor();
  await inspect(page, "webhooks-empty");
  await page.getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Register" }).click();
  await dialog.getByText("Give the address of your program.").waitFor();
  await dialog.getByRole("textbox", { name: "Address" }).fill("http://192.168.7.7/hook");
  await dialog.getByRole("button", { name: "Register" }).click();
  await dialog.getByText(/network that the operator of this service has not allowed/).waitFor();
  await dialog.getByRole("textbox", { name: "Address" }).fill(receiver.url);
  await dialog.getByRole("checkbox", { name: /A document was opened/ }).check();
  await inspect(page, "webhooks-new");
  await dialog.getByRole("button", { name: "Register" }).click();
  const secret = await dialog.getByRole("textbox", { name: "Signing secret" }).inputValue();
  assert.match(secret, /^whsec_/);
  assert.equal(await focused(page), secret, "the focus is on what was waited for");
  await inspect(page, "webhooks-secret", { sides: ["light", "phone"] });
  await dialog.getByRole("button", { name: "I have kept it" }).click();
  await page.waitForURL("**/webhooks/whk_*");
  assert.equal((await page.content()).includes(secret), false);
  await close();
});

test("sends a test, and shows request and answer", async () => {
  const { page, close } = await here.enter("/webhooks");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  const delivery = page.getByRole("dialog", { name: "Test" });
  await delivery.getByText("Answered with 200").waitFor();
  [receiver.green] = await colours(delivery);
  await delivery.getByText("What the receiver said").click();
  await delivery.getByText("thank you").waitFor();
  await inspect(page, "webhooks-delivery");
  assert.equal(receiver.told.at(-1).body.event, "webhook.test");
  // The button was disabled while it was at work, and has the focus again.
  await page.keyboard.press("Escape");
  await page.locator("button:focus", { hasText: "Send a test" }).waitFor();
  await close();
});

test("shows at a glance that nothing arrives, and delivers again", async () => {
  receiver.status = 500;
  const [webhook] = await here.service.v2("GET", "/webhooks");
  await here.service.send(letter("Boat"), [{ email: "cy@example.com" }]);
  const mail = await here.service.mail("cy@example.com", "invitation");
  const { page, close } = await here.enter(`/webhooks/${webhook.id}`);
  await opened(here.service.linkIn(mail));
  await page
    .getByRole("table")
    .getByRole("button", { name: "A document was opened" })
    .waitFor({ timeout: 30_000 });
  await page.getByText("Failing", { exact: true }).first().waitFor({ timeout: 30_000 });
  await inspect(page, "webhooks-detail");
  await page.getByRole("table").getByRole("button", { name: "A document was opened" }).click();
  const delivery = page.getByRole("dialog", { name: "A document was opened" });
  await delivery.getByText("Answered with 500").first().waitFor();
  const [red] = await colours(delivery);
  assert.notEqual(red, receiver.green, "an attempt that failed looks otherwise than one that did not");
  await inspect(page, "webhooks-delivery-failing", { sides: ["light", "phone"] });
  receiver.status = 200;
  await delivery.getByRole("button", { name: "Deliver again" }).click();
  const again = page.getByRole("row", { name: /A document was opened Arrived/ });
  await again.waitFor({ timeout: 30_000 });
  await page.goto("/webhooks");
  await page.getByRole("img", { name: /^Arrived recently: \d+ of \d+$/ }).waitFor();
  await inspect(page, "webhooks");
  await close();
});

test("switches off and on, replaces the secret, changes and deletes", async () => {
  const { page, close } = await here.enter("/webhooks");
  await page.getByRole("link", { name: /127\.0\.0\.1/ }).click();
  const menu = async (name) => {
    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await menu("Switch off");
  await page.getByText("This webhook is switched off").waitFor();
  await inspect(page, "webhooks-off", { sides: ["light", "dark", "arabic"] });
  await page.getByRole("button", { name: "Switch on" }).first().click();
  await page.getByText("This webhook is switched off").waitFor({ state: "detached" });
  await menu("Replace the secret");
  await page.getByRole("textbox", { name: /^Hours/ }).fill("48");
  await inspect(page, "webhooks-rotate", { sides: ["light"] });
  await page.getByRole("button", { name: "Make a new secret" }).click();
  assert.match(await page.getByRole("textbox", { name: "Signing secret" }).inputValue(), /^whsec_/);
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: /^Note/ }).fill("Keeps the books");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Keeps the books").first().waitFor();
  await menu("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No webhooks yet").waitFor();
  await close();
});
