// What the service refuses, in the language of whoever is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect, speak } from "./look.mjs";
import { world } from "./world.mjs";

const here = world();

test("a field that will not do is told beside it, in the language of the console", async () => {
  const { page, close } = await here.enter("/webhooks");
  await page.getByRole("button", { name: "New webhook" }).first().click();
  const dialog = page.getByRole("dialog");
  const send = dialog.locator("button[type=submit]");
  await dialog.getByRole("textbox").first().fill("http://192.168.7.7/hook");
  await dialog.getByRole("checkbox").first().check();
  for (const [language, words] of Object.entries({
    de: "Geben Sie eine Adresse ein, die mit https:// beginnt.",
    ar: /أدخل عنوانًا يبدأ بـ https/,
    en: "Enter an address that begins with https://.",
  })) {
    await speak(page, language);
    await send.click();
    await dialog.getByText(words).waitFor();
    if (language !== "en") await inspect(page, `refused-${language}`, { sides: ["light", "dark", "phone"] });
  }
  await close();
});

test("what can't be done is told in the language of the console, without the service's English", async () => {
  const { page, close } = await here.enter("/settings/branding");
  await speak(page, "de");
  const error = { code: "CONFLICT", message: "others keep changing this at the same moment; try again" };
  await page.route("**/api/console/workspace", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 409, json: { error } }),
  );
  await page.getByRole("textbox", { name: "Name des Arbeitsbereichs" }).fill("Lindqvist");
  await page.getByRole("button", { name: "Speichern" }).first().click();
  const told = page.getByRole("alert").filter({ hasText: "Andere ändern das gerade auch." });
  await told.waitFor();
  assert.equal(await told.locator("[lang=en]").count(), 0);
  await inspect(page, "refused-conflict", { sides: ["light", "phone"] });
  await close();
});
