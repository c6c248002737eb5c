// Documents: the list, and a new one.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { DESK, PHONE } from "../browser.mjs";
import { example, letter } from "../service/templates.mjs";
import { inspect, speak } from "./look.mjs";
import { go, signIn, world } from "./world.mjs";

const here = world();
const GUEST = { email: "daniel@moreau.example", name: "Daniel Moreau", role: "Guest" };

const region = (page, name) => page.getByRole("region", { name, exact: true });
const dialogOf = (page) => page.getByRole("dialog");

/** Opens the menu of a document and chooses a line of it. */
async function act(page, name) {
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("leads on where there are no documents, and finds them by filters in the address", async () => {
  const { service } = here;
  const { page, close } = await here.enter("/documents");
  await page.getByRole("heading", { name: "No documents yet" }).waitFor();
  await inspect(page, "documents-none", { sides: ["light", "phone"] });

  const { template, data } = example("lease");
  const sent = await service.send(letter("Visit to the workshop"), [GUEST], { name: "Visit of Daniel" });
  const made = await service.v1("POST", "/templates", template);
  for (const name of ["Lease of Riverside 22, Flat 4", "Lease of Harbour Row 8"])
    await service.v2("POST", "/documents", { templateId: made.id, name, values: data });
  await service.v2("POST", `/documents/${sent}/void`, { reason: "A mistake" });

  await go(page, "/documents");
  await page
    .getByRole("row", { name: /Visit of Daniel/ })
    .getByText("Withdrawn")
    .waitFor();
  await page.getByRole("row", { name: /Visit of Daniel.*Daniel Moreau/ }).waitFor();
  await inspect(page, "documents");
  // A tablet held upright has room for a table whose names can be read; what is smaller has none.
  for (const width of [640, 768, 992]) {
    await page.setViewportSize({ width, height: 1024 });
    const name = page
      .getByRole("row", { name: /Visit of Daniel/ })
      .getByRole("cell")
      .first();
    await name.waitFor();
    const box = await name.boundingBox();
    assert.ok(box.width >= 176, `at ${width} pixels names have ${box.width}`);
  }
  await page.setViewportSize({ width: 600, height: 1024 });
  await page
    .getByRole("listitem")
    .filter({ hasText: /Visit of Daniel/ })
    .getByText("Withdrawn")
    .waitFor();
  assert.equal(await page.getByRole("table").count(), 0);
  await page.setViewportSize(DESK);

  // Who pauses between two words goes on where they were.
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("lease ");
  await page.getByRole("link", { name: "Visit of Daniel" }).waitFor({ state: "detached" });
  await search.pressSequentially("harbour");
  await page.getByRole("link", { name: "Lease of Riverside 22, Flat 4" }).waitFor({ state: "detached" });
  assert.equal(await search.inputValue(), "lease harbour");

  await search.fill("moreau");
  await page.waitForURL(/q=moreau/);
  await page.getByRole("link", { name: "Lease of Harbour Row 8" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Visit of Daniel" }).waitFor();
  const exported = dialogOf(page);
  await page.getByRole("button", { name: "Export answers" }).click();
  await exported.getByRole("radio", { name: "Comma" }).waitFor();
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    exported.getByRole("button", { name: "Download" }).click(),
  ]);
  await exported.waitFor({ state: "detached" });
  assert.equal(table.suggestedFilename(), "answers.csv");
  const rows = (await readFile(await table.path(), "utf8")).trimEnd().split("\n");
  assert.ok(rows[0].startsWith("\ufeffid,name,status,"), rows[0]);
  assert.equal(rows.length, 2, "what is found, and nothing else");
  assert.match(rows[1], /Visit of Daniel/);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Draft");
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  await inspect(page, "documents-none-found", { sides: ["light"] });
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await page.getByRole("link", { name: "Lease of Harbour Row 8" }).waitFor();
  await page.getByRole("combobox", { name: "Template" }).selectOption("Residential lease");
  await page.getByRole("link", { name: "Visit of Daniel" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Lease of Harbour Row 8" }).waitFor();
  assert.equal(await page.getByRole("row").count(), 3);

  // The address says it all.
  await page.reload();
  await page.getByRole("link", { name: "Lease of Harbour Row 8" }).waitFor();
  assert.equal(await page.getByRole("row").count(), 3);
  await close();
});

test("finds a document by its words from anywhere", async () => {
  const { service } = here;
  const { page, close } = await here.enter("/documents");
  const sent = await service.send(letter("Visit to the quarry"), [GUEST], { name: "Quarry tour" });
  await go(page, "/templates");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find a page, a document or a command" }).fill("quarry");
  await page.getByRole("option", { name: "Visit to the quarry" }).waitFor();
  await inspect(page, "frame-palette-found", { sides: ["light", "phone"] });
  await page.getByRole("option", { name: "Quarry tour" }).click();
  await page.waitForURL(`**/documents/${sent}`);
  await close();
});

test("marks what mail came back of, finds it, and leads to whom it did not reach", async () => {
  const { service } = here;
  const id = await service.send(letter("Lost"), [GUEST], { name: "Lost in the post" });
  const { page, close } = await here.enter("/documents");
  // The service of these tests has no mail server that could refuse.
  await page.route(/\/api\/console\/documents\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const row of body.data) row.mailLost = row.id === id;
    await route.fulfill({ response: answer, json: body });
  });
  await go(page, "/documents");
  const mark = page.getByRole("link", { name: "Mail came back: Lost in the post" });
  await mark.waitFor();
  await inspect(page, "documents-mail-lost");
  const asked = page.waitForRequest(/\/api\/console\/documents\?.*mailLost=true/);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Mail came back");
  assert.doesNotMatch((await asked).url(), /status=/);
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await mark.click();
  await page.getByRole("heading", { level: 1, name: "Lost in the post" }).waitFor();
  await close();
});

test("asks how a table of answers is separated, and says when documents were left out", async () => {
  const { service } = here;
  await service.send(letter("Table"), [GUEST], { name: "For the table" });
  const { page, close } = await here.enter("/documents", { locale: "de-DE" });
  await speak(page, "de");
  let cut = true;
  await page.route("**/documents/export?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), ...(cut ? { "x-export-truncated": "true" } : {}) },
    });
  });
  const opener = page.getByRole("button", { name: "Antworten exportieren" });
  await opener.click();
  const dialog = dialogOf(page);
  assert.ok(
    await dialog.getByRole("radio", { name: "Semikolon" }).isChecked(),
    "as spreadsheets there expect",
  );
  const fetched = async (name) => {
    const waiting = page.waitForEvent("download");
    await dialog.getByRole("button", { name }).click();
    return (await readFile(await (await waiting).path(), "utf8")).split("\n")[0];
  };
  assert.ok((await fetched("Herunterladen")).startsWith("\ufeffid;name;status;"));
  await dialog.getByRole("alert").getByText("Nicht alle Dokumente sind in der Datei").waitFor();
  await inspect(page, "documents-answers-cut", { full: false });
  cut = false;
  await dialog.getByRole("radio", { name: "Komma" }).check();
  assert.ok((await fetched("Noch einmal herunterladen")).startsWith("\ufeffid,name,status,"));
  await dialog.waitFor({ state: "detached" });
  assert.ok(await opener.evaluate((button) => button === document.activeElement));
  await page.unroute("**/documents/export?*");
  await page.route("**/documents/export?*", (route) => route.abort());
  await opener.click();
  await dialog.getByRole("button", { name: "Herunterladen" }).click();
  await dialog.getByRole("alert").waitFor();
  await close();
});

test("makes a document from a template, with values by their types and its pages beside them", async () => {
  const { service } = here;
  const { page, close } = await here.enter("/documents/new");
  const current = await page.locator("[aria-current=page]").allInnerTexts();
  assert.deepEqual(current, ["Documents"], "only the navigation says where one is");
  await page.getByRole("searchbox", { name: "Find a template" }).fill("lease");
  await page.getByRole("button", { name: /^Residential lease/ }).click();
  await page.getByRole("img", { name: "Page 1 of 3" }).waitFor();
  const field = (name) => page.getByRole("textbox", { name, exact: true });
  await field("Name of the document").fill("Lease of Mill Lane 3");
  await field("Landlord").fill("Elin Sandberg");
  await field("Tenant").fill("Daniel Moreau");
  await field("Rooms").fill("three");
  await field("Rent a month").fill("1,250.50");
  await page.getByLabel("First day").fill("2027-02-01");
  await page.getByRole("combobox", { name: "Day of payment" }).selectOption("fifth");
  await page.getByRole("checkbox", { name: "Furnished" }).check();
  await page.getByRole("button", { name: "Add a row to Inventory" }).click();
  await field("Item, row 1").fill("Desk");
  await page.getByRole("button", { name: "Add a row to Inventory" }).click();
  await field("Item, row 2").fill("Lamp");
  await page.getByRole("button", { name: "Remove row 1" }).click();
  await inspect(page, "documents-new");

  // Whoever leaves by a slip is asked, by the browser too.
  const held = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  assert.ok(await held());
  await page.getByRole("link", { name: "Another template" }).click();
  const sure = page.getByRole("dialog", { name: "Leave without saving?" });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  assert.equal(await field("Tenant").inputValue(), "Daniel Moreau");

  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByText("Please enter a number, such as 12.50.").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.path), "values.rooms");
  await field("Rooms").fill("3");
  await field("Email of the tenant").fill("nobody");
  await page.getByRole("button", { name: "Save as draft" }).click();
  // The service's word, beside the input.
  await page.getByText("Enter an email address").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.path), "values.tenantEmail");
  await inspect(page, "documents-new-wrong", { sides: ["light"] });
  await field("Email of the tenant").fill("daniel@moreau.example");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByRole("heading", { level: 1, name: "Lease of Mill Lane 3" }).waitFor();
  assert.ok(!(await held()), "it is made, and nothing is lost");
  const id = page.url().split("/").at(-1);
  const { responseData } = await service.document(id);
  assert.deepEqual(
    [responseData.rent, responseData.rooms, responseData.furnished, responseData.payDay],
    ["1250.50", "3", true, "fifth"],
  );
  assert.deepEqual(responseData.inventory, [{ item: "Lamp", number: "1", state: null }]);
  await region(page, "What was filled in").getByText("1,250.50 EUR").waitFor();
  await inspect(page, "documents-draft", { sides: ["light"] });

  // What is known can be changed.
  await act(page, "Change values");
  await dialogOf(page).getByRole("textbox", { name: "Rooms" }).fill("4");
  await inspect(page, "documents-values", { sides: ["phone"] });
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal((await service.document(id)).responseData.rooms, "4");
  await close();
});

test("loses nothing when the session ends while a document is filled in", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", example("lease").template);
  const { page, context, close } = await here.enter(`/documents/new?templateId=${made.id}`);
  await page.getByRole("textbox", { name: "Name of the document" }).fill("Kept lease");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save as draft" }).click();
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await dialog.getByRole("link", { name: "Sign in in a new tab" }).waitFor();
  await inspect(page, "documents-signed-out", { sides: ["light", "phone"] });
  await signIn(context, service);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByRole("heading", { level: 1, name: "Kept lease" }).waitFor();
  await close();
});

test("on a phone all that is touched is as large as a finger, and no letters are so small that the page is enlarged", async () => {
  const made = await here.service.v1("POST", "/templates", example("purchase-order").template);
  const { page, close } = await here.enter(`/documents/new?templateId=${made.id}`, { viewport: PHONE });
  await page.getByRole("button", { name: "Continue to sending" }).waitFor();
  const found = await page.evaluate(() => {
    const shown = [...document.querySelectorAll("main :is(a, button, input, select, textarea)")].filter(
      (one) => one.checkVisibility() && one.type !== "checkbox",
    );
    return {
      count: shown.length,
      low: shown.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML),
      small: shown
        .filter(
          (one) => one.matches("input, select, textarea") && parseFloat(getComputedStyle(one).fontSize) < 16,
        )
        .map((one) => one.outerHTML),
    };
  });
  assert.ok(found.count > 10);
  assert.deepEqual(found.low, []);
  assert.deepEqual(found.small, []);
  // The words beside a box are its label, above and below their line too.
  const box = page.getByRole("checkbox", { name: "Partial deliveries" });
  await box.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const words = await page.getByText("Partial deliveries", { exact: true }).boundingBox();
  await page.touchscreen.tap(words.x + 10, words.y - 8);
  assert.ok(await box.isChecked());
  await close();
});

test("whoever goes through the values by keyboard always sees where they are", async () => {
  const made = await here.service.v1("POST", "/templates", example("mutual-nda").template);
  const { page, close } = await here.enter(`/documents/new?templateId=${made.id}`, { viewport: PHONE });
  const values = page.locator("main form :is(input, textarea)");
  for (let steps = await values.count(); steps > 0; steps -= 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const { activeElement: input } = document;
      if (!input.matches("main form :is(input, textarea):not([type=date])")) return null;
      const { left, top, width, height } = input.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return input === above || input.parentElement.contains(above) ? null : above.textContent;
    });
    assert.equal(covered, null, "something lies over the input that has the focus");
  }
  await close();
});
