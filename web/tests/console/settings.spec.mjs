// The settings of the workspace: each part's main task, what goes wrong there, and how it looks from all sides.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { eventually } from "../service/service.mjs";
import { letter } from "../service/templates.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();
const PNG = readFileSync(new URL("../../../examples/certificate/seal.png", import.meta.url));

const saved = (page) => page.getByText("Saved", { exact: true }).waitFor();

test("shows all parts, and leads to each", async () => {
  const { page, close } = await here.enter("/settings");
  await inspect(page, "settings");
  await page.getByRole("link", { name: /^API keys/ }).click();
  await page.locator("[data-page-title]", { hasText: "API keys" }).waitFor();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Sealing" }).click();
  await page.locator("[data-page-title]", { hasText: "Sealing" }).waitFor();
  await inspect(page, "settings-sealing");
  await close();
});

test("makes an API key, shows it once, and revokes it", async () => {
  const { page, close } = await here.enter("/settings/api-keys");
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByRole("button", { name: "Make the key" }).click();
  await page.getByText("Give the key a name.").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("Accounting");
  await inspect(page, "settings-api-keys-new", { sides: ["light"] });
  await page.getByRole("button", { name: "Make the key" }).click();
  const secret = await page.getByRole("textbox", { name: "API key" }).inputValue();
  const asked = () => fetch(`${here.service.base}/api/external/v2/me`, { headers: { "x-api-key": secret } });
  assert.equal((await asked()).status, 200);
  await inspect(page, "settings-api-keys-secret", { sides: ["light", "dark", "phone"] });
  // What is shown once does not go by a slip.
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  assert.equal(await page.getByRole("dialog").getByRole("button", { name: "Close" }).count(), 0);
  assert.equal(await page.getByRole("textbox", { name: "API key" }).inputValue(), secret);
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("cell", { name: "Accounting", exact: true }).waitFor();
  assert.equal((await page.content()).includes(secret), false, "the secret is gone from the page");
  await inspect(page, "settings-api-keys");
  await page.getByRole("button", { name: "Revoke the key Accounting" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.locator("summary", { hasText: "One revoked key" }).waitFor();
  assert.equal((await asked()).status, 401);
  await close();
});

test("changes name, sender and colour, and puts a refusal beside its field", async () => {
  const { page, close } = await here.enter("/settings/branding");
  await page.getByRole("textbox", { name: "Colour" }).fill("#ffd400");
  await page.getByRole("textbox", { name: "Name that mails come from" }).fill("Lindqvist Rentals");
  await page.getByRole("textbox", { name: "Name of the workspace" }).click();
  await page.getByRole("button", { name: "Save" }).first().click();
  await saved(page);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: PNG });
  await page.getByAltText("The logo of the workspace").waitFor();
  await inspect(page, "settings-branding");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page
    .getByRole("alert")
    .getByText(/Choose a PNG or JPEG/)
    .first()
    .waitFor();
  const locale = page.getByRole("region", { name: "Language and time zone" });
  await locale.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Stockholm");
  await locale.getByRole("button", { name: "Save" }).click();
  await eventually("the time zone", async () => {
    const answer = await page.request.get("/api/console/workspace");
    return (await answer.json()).data.timeZone === "Europe/Stockholm";
  });
  await page.getByRole("textbox", { name: "Name of the workspace" }).fill("");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("Fill this in.").waitFor();
  await close();
});

test("shows plan and usage as a chart and as a table", async () => {
  for (let call = 0; call < 7; call++) await here.service.v2("GET", "/templates?limit=1");
  const { page, close } = await here.enter("/settings/plan");
  await page.getByRole("img", { name: /^Calls\. In all: \d+/ }).waitFor();
  await inspect(page, "settings-plan");
  await page.getByText("Table", { exact: true }).click();
  const rows = page.getByRole("region", { name: "The last 31 days: Table" }).getByRole("row");
  assert.equal(await rows.count(), 32);
  assert.match(await rows.nth(1).innerText(), /\d/);
  await inspect(page, "settings-plan-table", { sides: ["light", "phone"] });
  await close();
});

test("shows the mails that are kept, each in a frame that can do nothing", async () => {
  await here.service.send(letter("Summer house"), [{ email: "bo@example.com", name: "Bo" }]);
  await here.service.mail("bo@example.com", "invitation");
  const { page, close } = await here.enter("/settings/outbox");
  await page.getByText("No mail server is set").waitFor();
  await inspect(page, "settings-outbox");
  await page.getByRole("link", { name: /Summer house/ }).click();
  const mail = page.frameLocator("iframe");
  await mail.getByRole("link").first().waitFor();
  await inspect(page, "settings-outbox-mail", { except: ["frame-tested"] });
  await page.getByText("As text").click();
  await page.getByRole("link", { name: new RegExp(`${here.service.base}/s/`) }).waitFor();
  await go(page, "/settings/outbox/eml_01jcmwk1x3f2q8z5v7t9r4n6ab");
  await page.getByRole("alert").getByText("This is not here").waitFor();
  await close();
});

test("keeps documents for some days, after a question", async () => {
  const { page, close } = await here.enter("/settings/retention");
  await page.getByRole("radio", { name: "Delete them after some time" }).check();
  const days = page.getByRole("textbox", { name: "Days after the end" });
  await days.fill("90");
  await inspect(page, "settings-retention");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").getByText("Delete finished documents after 90 days?").waitFor();
  await inspect(page, "settings-retention-sure", { sides: ["light", "arabic"] });
  await page.getByRole("button", { name: "Delete old documents" }).click();
  await saved(page);
  await page.reload();
  assert.equal(await days.inputValue(), "90");
  await close();
});

test("keeps recipients from passing documents on", async () => {
  const { page, close } = await here.enter("/settings/signing");
  const may = page.getByRole("switch", { name: "Recipients may pass documents on" });
  assert.equal(await may.isChecked(), true);
  await inspect(page, "settings-signing");
  await may.uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await page.reload();
  await may.waitFor();
  assert.equal(await may.isChecked(), false);
  await close();
});

test("names the sites that may embed, and says which one is wrong", async () => {
  const { page, close } = await here.enter("/settings/embedding");
  await page.getByRole("textbox", { name: "Site 1" }).fill("https://www.lindqvist.example");
  await page.getByRole("button", { name: "Add a site" }).click();
  await page.getByRole("textbox", { name: "Site 2" }).fill("http://shop.example");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/has to begin with https/).waitFor();
  await inspect(page, "settings-embedding");
  await page.getByRole("button", { name: "Remove site 2" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await saved(page);
  await close();
});

test("keeps members out of what is not theirs", async () => {
  const { page, close } = await here.enter("/settings");
  await page.route("**/api/console/session", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, role: "member" } } });
  });
  await go(page, "/settings");
  assert.equal(await page.getByRole("link", { name: /^API keys/ }).count(), 0);
  await page.goto("/settings/danger");
  await page.getByRole("alert").getByText("You may not do this").waitFor();
  await go(page, "/");
  await page.getByRole("region", { name: "API calls this month" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Plan and usage" }).count(), 0);
  await close();
});

test("deletes the workspace once its name is typed", async () => {
  const { page, close } = await here.enter("/settings/danger");
  await inspect(page, "settings-danger");
  await page.getByRole("button", { name: "Delete the workspace" }).click();
  const dialog = page.getByRole("dialog");
  const sure = dialog.getByRole("button", { name: "Delete the workspace" });
  assert.equal(await sure.isDisabled(), true);
  await dialog.getByRole("textbox").fill("Lindqvist & Daughters");
  await inspect(page, "settings-danger-sure", { sides: ["light", "phone"] });
  await sure.click();
  await page.waitForURL("**/setup");
  await close();
});
