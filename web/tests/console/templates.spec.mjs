// Templates on the service itself: the list, the four ways to begin one, the overview with its public link and versions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../browser.mjs";
import { example, exampleFile, letter } from "../service/templates.mjs";
import { formPdf } from "./formPdf.mjs";
import { inspect } from "./look.mjs";
import { world } from "./world.mjs";

const here = world();

const title = (page, words) => page.locator("[data-page-title]", { hasText: words }).waitFor();
const made = (template) => here.service.v2("POST", "/templates", template);
const stored = (page) => here.service.v2("GET", `/templates/${/tpl_\w+/.exec(page.url())[0]}`);

/** Refuses or fails the next requests of a kind, as the service would. */
function refuse(page, method, path, status, error) {
  return page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          headers: { "x-request-id": "req_test" },
          json: { error: { code: "TEST", message: "no", details: [], ...error } },
        })
      : route.fallback(),
  );
}

test("an empty list leads to an example, and the example to a template", async () => {
  const { page, close } = await here.enter("/templates");
  await page.getByText("No templates yet").waitFor();
  await inspect(page, "templates-empty");
  await page.getByRole("link", { name: "Start from an example" }).click();
  await title(page, "New template");
  await page.getByRole("heading", { name: "Residential lease" }).waitFor();
  await inspect(page, "templates-examples");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Residential lease" })
    .getByRole("button", { name: "Use this example" })
    .click();
  await title(page, "Residential lease");
  await page.getByRole("img", { name: "Page 1 of Residential lease" }).waitFor();
  assert.equal((await stored(page)).name, "Residential lease");
  await inspect(page, "templates-overview");
  await close();
});

test("says what to do when an example can't be used", async () => {
  const { page, close } = await here.enter("/templates/new");
  await refuse(page, "POST", "**/template-examples/*", 429, { retryAfter: 7 });
  await page.getByRole("button", { name: "Use this example" }).first().click();
  const alert = page.getByRole("alert");
  await alert.getByText("Wait 7 seconds and try again.").waitFor();
  await alert.getByText("req_test").waitFor();
  await close();
});

test("begins with a blank page and opens the editor", async () => {
  const { page, close } = await here.enter("/templates/new?way=blank");
  await page.getByRole("button", { name: "Create and open the editor" }).click();
  await page.getByText("Enter a name.").waitFor();
  await inspect(page, "templates-blank", { sides: ["light", "phone"] });
  await page.getByRole("textbox", { name: "Name" }).fill("House rules");
  await page.getByRole("button", { name: "Create and open the editor" }).click();
  await page.waitForURL(/\/templates\/tpl_\w+\/edit$/);
  const template = await stored(page);
  assert.equal(template.name, "House rules");
  assert.equal(template.content.type, "doc");
  await close();
});

test("takes Markdown, typed and as a file, and shows a mistake at the text", async () => {
  const { page, close } = await here.enter("/templates/new?way=markdown");
  const text = page.getByRole("textbox", { name: "Text in Markdown" });
  // Browsers that can't fit an input to its text by themselves show as many lines as it has.
  const lines = Array.from({ length: 16 }, (_, number) => `Line ${number}`).join("\n");
  await text.fill(lines);
  const hidden = await text.evaluate((input) => {
    input.style.fieldSizing = "fixed";
    const rest = input.scrollHeight - input.clientHeight;
    input.style.fieldSizing = "";
    return rest;
  });
  assert.ok(hidden <= 2, `${hidden} pixels are out of sight`);
  await text.fill("# Receipt\n\n{{#if paid}}\nPaid by {{payer}}.\n");
  await page.getByRole("button", { name: "Create template" }).click();
  await page.getByText(/is not closed/).waitFor();
  assert.equal(await text.getAttribute("aria-invalid"), "true");
  await inspect(page, "templates-markdown");
  await page.locator("input[type=file]").setInputFiles({
    name: "receipt.md",
    mimeType: "text/markdown",
    buffer: Buffer.from("# Receipt\n\nPaid by **{{payer}}**.\n"),
  });
  await page.waitForFunction(() => document.querySelector("textarea").value.includes("**{{payer}}**"));
  await page.getByRole("button", { name: "Create template" }).click();
  await title(page, "Receipt");
  assert.deepEqual(Object.keys((await stored(page)).symbolTable), ["payer"]);
  await close();
});

test("takes a PDF with the form that it brought along", async () => {
  const { page, close } = await here.enter("/templates/new?way=pdf");
  const choose = (name, buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer });
  await choose("broken.pdf", Buffer.from("this is no PDF"));
  await page.getByRole("alert").getByText("This file is not a PDF").waitFor();
  await choose("broken.pdf", Buffer.from("%PDF-1.7 and nothing more"));
  await page.getByRole("alert").getByText("The file could not be taken in").waitFor();
  await choose("registration.pdf", formPdf());
  await page.getByText("One page").waitFor();
  await page.getByRole("checkbox", { name: "Take over the 2 form fields that the PDF has" }).waitFor();
  await inspect(page, "templates-pdf");
  await page.getByRole("button", { name: "Create and place fields" }).click();
  await page.waitForURL(/\/place$/);
  await page.locator("[data-field]").nth(1).waitFor();
  const { name, formSchema } = await stored(page);
  assert.equal(name, "registration");
  const [field, agree] = formSchema.fields;
  assert.deepEqual([field.label, field.type, field.required], ["Your name", "text", true]);
  assert.deepEqual([agree.label, agree.type, agree.required], ["agree", "checkbox", false]);
  assert.ok(Math.abs(field.placement.x - 0.1) < 0.001 && Math.abs(field.placement.width - 0.5) < 0.001);
  await close();
});

test("searches, labels, filters, duplicates and deletes", async () => {
  await made({ name: "Kitchen rules" });
  await made(letter("Letter to a guest"));
  const { page, close } = await here.enter("/templates");
  const search = page.getByRole("searchbox", { name: "Search templates by name" });
  await search.fill("letter gu");
  await page.waitForURL(/q=letter/);
  await page.getByRole("link", { name: "Kitchen rules" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Labels of Letter to a guest" }).click();
  const labels = page.getByRole("combobox", { name: "Labels" });
  await labels.fill("Hotel");
  await labels.press("Enter");
  await page.getByRole("checkbox", { name: "Hotel" }).waitFor({ state: "attached" });
  await inspect(page, "templates-labels", { sides: ["light"] });
  await page.keyboard.press("Escape");
  await search.fill("zebra");
  await page.getByText("No template fits").waitFor();
  await inspect(page, "templates-none-found", { sides: ["light", "phone"] });
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("link", { name: "Kitchen rules" }).waitFor();
  await inspect(page, "templates-list");
  await page.getByText("Hotel", { exact: true }).first().click();
  await page.waitForURL(/label=Hotel/);
  await page.getByRole("link", { name: "Kitchen rules" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Letter to a guest" }).waitFor();
  assert.equal(await page.getByRole("row").count(), 2);

  await page.getByRole("button", { name: "Actions for Letter to a guest" }).click();
  await page.getByRole("menuitem", { name: "New document" }).waitFor();
  await inspect(page, "templates-menu", { sides: ["light"] });
  await page.getByRole("menuitem", { name: "Export answers" }).click();
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Download" }).click(),
  ]);
  assert.equal(table.suggestedFilename(), "answers.csv");
  await page.getByRole("button", { name: "Actions for Letter to a guest" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await title(page, "Copy of Letter to a guest");
  await page.getByRole("button", { name: "Actions for Copy of Letter to a guest" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete Copy of Letter to a guest?" });
  await question.waitFor();
  await inspect(page, "templates-delete", { sides: ["light", "phone"] });
  await question.getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/templates$/);
  await page.getByRole("link", { name: "Letter to a guest", exact: true }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Copy of Letter to a guest" }).count(), 0);
  await close();
});

test("goes on by pages", async () => {
  for (let count = 0; count < 52; count += 1) await made({ name: `Serial ${count}` });
  const { page, close } = await here.enter("/templates/new");
  // A slow line: what is on its way is drawn, and said.
  let arrive;
  const held = new Promise((release) => {
    arrive = release;
  });
  await page.route("**/api/console/templates?*", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/templates?q=serial");
  await page.locator("[aria-busy=true]").getByRole("status").filter({ hasText: "Loading…" }).waitFor();
  assert.ok((await page.locator("[aria-busy=true] .mantine-Skeleton-root").count()) > 3);
  arrive();
  await page.getByRole("link", { name: "Serial 51", exact: true }).waitFor();
  assert.equal(await page.locator(".mantine-Skeleton-root").count(), 0);
  assert.equal(await page.getByRole("link", { name: "Serial 0", exact: true }).count(), 0);
  // Whoever goes by keys goes on with the first of the new ones, and hears how many there are.
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent === "Serial 1");
  await page.getByRole("status").filter({ hasText: "52 rows" }).waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Serial 0", exact: true }).waitFor();
  await close();
});

test("leaves the focus where it is when more did not come", async () => {
  for (let count = 0; count < 52; count += 1) await made({ name: `Parallel ${count}` });
  const { page, close } = await here.enter("/templates");
  const rows = page.locator("[data-row]");
  const more = page.getByRole("button", { name: "Show more" });
  await more.click();
  await rows.nth(60).waitFor();
  const search = page.getByRole("searchbox");
  await search.fill("parallel");
  await page.waitForFunction(() => document.querySelectorAll("[data-row]").length === 50);
  await refuse(page, "GET", "**/api/console/templates?*cursor=*", 400);
  await more.click();
  await page.getByRole("alert").waitFor();
  assert.equal(await rows.count(), 50);
  // The longer list is known already, and is there at once.
  await search.fill("");
  await rows.nth(60).waitFor();
  assert.ok(await search.evaluate((input) => input === document.activeElement));
  await close();
});

test("renames where the name stands", async () => {
  const { id } = await made(letter("Old name"));
  const { page, close } = await here.enter(`/templates/${id}`);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("New name");
  await refuse(page, "PATCH", `**/templates/${id}`, 400, { details: [{ field: "name", message: "is odd" }] });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("is odd").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Save" }).click();
  await title(page, "New name");
  await close();
});

test("has a public link with its settings, a QR code and snippets", async () => {
  const { id } = await made(letter("Guest form"));
  const { page, close } = await here.enter(`/templates/${id}`);
  const isTaken = (response) => response.request().method() === "PATCH" && response.ok();
  const turned = page.getByRole("switch", { name: "Anybody with the link can fill it in" }).click();
  await Promise.all([page.waitForResponse(isTaken), turned]);
  const address = `${here.service.base}/f/${id}`;
  await page.getByRole("textbox", { name: "Address" }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Address" }).inputValue(), address);
  assert.equal((await fetch(address, { headers: { accept: "application/json" } })).status, 200);
  await page.getByText("<countersign-form").waitFor();
  await page.getByRole("tab", { name: "Frame" }).click();
  await page.getByText("<iframe").waitFor();
  await inspect(page, "templates-public");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as SVG" }).click(),
  ]);
  const drawing = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  assert.equal(file.suggestedFilename(), "Guest form.svg");
  assert.match(drawing, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
  // The word that the first change was saved may still be there.
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok()),
    page.getByRole("switch", { name: "Only members of this workspace" }).click(),
  ]);
  assert.deepEqual((await stored(page)).publicLinkConfig, { requireLogin: true });
  assert.equal((await fetch(address, { headers: { accept: "application/json" } })).status, 401);
  await close();
});

test("warns before a public link leaves out those who have to sign", async () => {
  const roles = [{ name: "Guest" }, { name: "Host", order: 2 }];
  const fields = roles.map(({ name }) => ({
    id: name.toLowerCase(),
    type: "signature",
    role: name,
    required: true,
  }));
  const { id } = await made({
    name: "For two",
    content: { markdown: "{{field:guest}} {{field:host}}" },
    formSchema: { roles, fields },
  });
  const { page, close } = await here.enter(`/templates/${id}`);
  const open = page.getByRole("switch", { name: "Anybody with the link can fill it in" });
  await open.click();
  const sure = page.getByRole("dialog", { name: "Not everybody can sign here" });
  await sure.getByText("Nobody is asked to act as Host.", { exact: false }).waitFor();
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  assert.equal((await stored(page)).isPubliclyFillable, false);
  await open.click();
  await sure.getByRole("button", { name: "Open it anyway" }).click();
  await page.getByRole("textbox", { name: "Address" }).waitFor();
  await page.getByText("Whoever fills the public page signs as Guest", { exact: false }).waitFor();
  await inspect(page, "templates-public-others", { sides: ["dark", "phone"] });
  await close();
});

test("shows older versions and brings one back", async () => {
  const { id } = await made({ name: "Notice", content: { markdown: "# First words" } });
  await here.service.v2("PATCH", `/templates/${id}`, { content: { markdown: "# Second words" } });
  const { page, close } = await here.enter(`/templates/${id}`);
  await page.getByRole("button", { name: "View version 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Version 1" });
  await dialog.getByRole("img").waitFor();
  await inspect(page, "templates-version", { sides: ["light", "phone"] });
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await page.getByText("Version 3").waitFor();
  assert.match(JSON.stringify((await stored(page)).content), /First words/);
  await close();
});

test("makes one line of what was saved in one go, and shows every save when asked to", async () => {
  const { id } = await made({ name: "Minutes", content: { markdown: "# Draft 1" } });
  for (const number of [2, 3, 4])
    await here.service.v2("PATCH", `/templates/${id}`, { content: { markdown: `# Draft ${number}` } });
  const { page, close } = await here.enter(`/templates/${id}`);
  const look = (number) => page.getByRole("button", { name: `View version ${number}`, exact: true });
  await look(4).waitFor();
  await look(1).waitFor();
  assert.equal((await look(2).count()) + (await look(3).count()), 0);
  await page.getByRole("button", { name: "Show every version" }).click();
  for (const number of [4, 3, 2, 1]) await look(number).waitFor();
  assert.equal(await page.getByRole("button", { name: "Show every version" }).count(), 0);
  await close();
});

test("keeps the versions that are there when more can't be read", async () => {
  const { id } = await made({ name: "Ledger", content: { markdown: "# Draft 1" } });
  await here.service.v2("PATCH", `/templates/${id}`, { content: { markdown: "# Draft 2" } });
  const { page, close } = await here.enter("/templates");
  // One line a page.
  await page.route(/\/versions\?/, (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set("limit", "1");
    return route.continue({ url: address.href });
  });
  const look = (number) => page.getByRole("button", { name: `View version ${number}`, exact: true });
  const refused = /\/versions\?.*cursor=/;
  await page.goto(`/templates/${id}`);
  await look(2).waitFor();
  await refuse(page, "GET", refused, 400);
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("alert").waitFor();
  await look(2).waitFor();
  await page.unroute(refused);
  await page.getByRole("button", { name: "Try again" }).click();
  await look(1).waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);

  await page.goto(`/templates/${id}/edit`);
  await refuse(page, "GET", refused, 400);
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("published", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByText("published", { exact: true }).waitFor();
  await page.unroute(refused);
  await page.getByRole("button", { name: "Try again" }).click();
  await look(1).waitFor();
  // What is published meanwhile is there by itself.
  await page.locator("#editor-text").click();
  await page.keyboard.type("New ");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Version 3").waitFor();
  await close();
});

test("says so where there is no such template", async () => {
  const { page, close } = await here.enter("/templates", { viewport: PHONE });
  await page.goto("/templates/tpl_01jcmwk1x3f2q8z5v7t9r4n6ab");
  await page.getByRole("alert").getByText("This is not here").waitFor();
  assert.equal(await page.title(), "Template · Countersign");
  assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0);
  await page.locator("main").getByRole("link", { name: "Templates" }).click();
  await title(page, "Templates");
  await close();
});

test("goes by keyboard", async () => {
  const { page, close } = await here.enter("/templates");
  await page.keyboard.press("n");
  await title(page, "New template");
  await page.getByRole("tab", { name: "From an example" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/way=blank/);
  await close();
});

test("shows pages of any shape", async () => {
  const { template } = example("certificate");
  const seal = await here.service.upload(exampleFile("certificate/seal.png"), "seal.png", "image/png");
  const { id } = await made(
    JSON.parse(JSON.stringify(template).replaceAll('"seal.png"', JSON.stringify(seal))),
  );
  const { page, close } = await here.enter(`/templates/${id}`);
  const picture = page.getByRole("img", { name: "Page 1 of" });
  await picture.waitFor();
  const { width, height } = await picture.boundingBox();
  assert.ok(width > height, "the page lies on its side");
  await close();
});
