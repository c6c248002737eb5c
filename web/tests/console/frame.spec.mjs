// The frame around the console's pages, on the mock service: navigation, languages, colours, palette, shortcuts, the ways in and out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../browser.mjs";
import { inspect } from "./look.mjs";
import { mockWorld } from "./world.mjs";

const here = mockWorld();
/** The first page greets whoever comes. */
const HELLO = "Hello, Ana Lindqvist";
const title = (page) => page.locator("[data-page-title]").innerText();
/** Asks again until it is so. */
async function until(so) {
  for (let left = 40; !(await so()); left -= 1) {
    assert.ok(left > 0, String(so));
    await new Promise((done) => setTimeout(done, 50));
  }
}
const focused = (page) => page.evaluate(() => document.activeElement?.textContent);

test("leads to each area, says where one is, and puts the focus there", async () => {
  const { page, close } = await here.enter();
  for (const name of ["Templates", "Documents", "Activity", "Webhooks", "Settings", "Home"]) {
    const heading = name === "Home" ? HELLO : name;
    await page.getByRole("navigation").getByRole("link", { name }).click();
    await page.locator("[data-page-title]", { hasText: heading }).waitFor();
    assert.equal(await page.title(), `${name} · Countersign`);
    await page.waitForFunction((words) => document.activeElement?.textContent === words, heading);
    assert.equal(await page.locator("[aria-current=page]").innerText(), name);
  }
  await inspect(page, "frame");
  await close();
});

test("skips to the content by keyboard", async () => {
  const { page, close } = await here.enter("/documents");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "Skip to the content");
  const { height } = await page.getByRole("link", { name: "Skip to the content" }).boundingBox();
  assert.ok(height >= 44, `a finger needs 44 pixels, not ${height}`);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await close();
});

test("speaks another language at once, to the right and to the left", async () => {
  const { page, close } = await here.enter("/templates");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitemradio", { name: "العربية" }).click();
  await page.locator("[data-page-title]", { hasText: "القوالب" }).waitFor();
  assert.equal(await page.evaluate(() => document.dir), "rtl");
  await inspect(page, "frame-menu", { sides: ["light"] });
  await page.reload();
  await page.locator("[data-page-title]", { hasText: "القوالب" }).waitFor();
  await close();
});

test("keeps to the chosen colours", async () => {
  const { page, close } = await here.enter();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.reload();
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  await close();
});

test("finds commands and pages in the palette", async () => {
  const { page, close } = await here.enter();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Find a page, a document or a command" });
  await search.fill("go doc");
  await page.getByRole("option", { name: "Go to documents" }).waitFor();
  await inspect(page, "frame-palette");
  await search.press("Enter");
  await page.waitForURL("**/documents");
  await page.keyboard.press("Control+k");
  await search.fill("zebra");
  await page.getByText("Nothing fits.").waitFor();
  await inspect(page, "frame-palette-none", { sides: ["phone"] });
  await page.getByRole("option", { name: "Search documents for “zebra”" }).waitFor();
  await search.press("Enter");
  await page.waitForURL(/\/documents\?q=zebra$/);
  await close();
});

test("closes the palette by key and by button, and gives the focus back", async () => {
  const { page, close } = await here.enter("/documents");
  const button = page.getByRole("button", { name: /^Search/ });
  const search = page.getByRole("combobox", { name: "Find a page, a document or a command" });
  const back = () => button.evaluate((one) => one === document.activeElement);
  for (const typed of ["", "go doc"]) {
    await button.click();
    await search.fill(typed);
    await search.press("Escape");
    await search.waitFor({ state: "detached" });
    await until(back);
  }
  await button.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await search.waitFor({ state: "detached" });
  await until(back);
  await close();
});

test("goes by shortcuts, lists them, and rests when told to", async () => {
  const { page, close } = await here.enter();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.waitForURL("**/templates");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByText("Go to documents").waitFor();
  // The focus stays in the dialog, however often it goes on.
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press("Tab");
    assert.ok(await list.evaluate((dialog) => dialog.contains(document.activeElement)));
  }
  // It also finds its way there from the page behind, where it is until the dialog has taken it, and from nowhere.
  for (const key of ["Tab", "Shift+Tab"])
    for (const leave of [
      () => document.querySelector("nav a").focus(),
      () => document.activeElement.blur(),
    ]) {
      await page.evaluate(leave);
      await page.keyboard.press(key);
      assert.ok(await list.evaluate((dialog) => dialog.contains(document.activeElement)));
    }
  await inspect(page, "frame-shortcuts");
  await list.getByRole("switch", { name: "Use shortcuts of single keys" }).uncheck();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  assert.match(page.url(), /\/templates$/);
  await close();
});

test("leaves the focus in a dialog that was opened while a page is on its way", async () => {
  const { page, close } = await here.enter();
  let release;
  const held = new Promise((go) => {
    release = go;
  });
  await page.route("**/assets/TemplateList-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.locator(":focus").waitFor();
  release();
  await page.locator("[data-page-title]", { hasText: "Templates" }).waitFor();
  // The page has arrived once the browser's tab says so.
  await page.waitForFunction(() => document.title.startsWith("Templates"));
  assert.ok(await list.evaluate((dialog) => dialog.contains(document.activeElement)));
  await close();
});

test("hides from members what is not theirs, and says so where they go by address", async () => {
  const { page, close } = await here.enter("/", { as: { role: "member" } });
  assert.equal(await page.getByRole("link", { name: "Webhooks" }).count(), 0);
  await page.goto("/webhooks");
  await page.getByRole("alert").getByText("You may not do this").waitFor();
  await inspect(page, "frame-forbidden", {
    sides: ["light", "dark", "arabic"],
  });
  await close();
});

test("has a drawer on a phone", async () => {
  const { page, close } = await here.enter("/", { viewport: PHONE });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "Documents" }).waitFor();
  await inspect(page, "frame-drawer", { sides: ["phone", "arabic"] });
  await drawer.getByRole("link", { name: "Documents" }).click();
  await drawer.waitFor({ state: "detached" });
  await page.locator("[data-page-title]", { hasText: "Documents" }).waitFor();
  await close();
});

test("asks to sign in and knows the way back; signs out", async () => {
  const { page, close } = await here.enter("/documents?status=sent", { as: { signedIn: false } });
  const address = new URL(page.url());
  assert.equal(address.pathname, "/signin");
  assert.equal(address.searchParams.get("next"), "/documents?status=sent");
  await inspect(page, "frame-outside");
  await fetch(`${here.base}/mock/reset`, { method: "POST" });
  await page.goto("/");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/signin");
  await close();
});

test("switches the workspace", async () => {
  const { page, close } = await here.enter("/documents");
  await page.getByRole("button", { name: /^Lindqvist/ }).click();
  await page.getByRole("menuitem", { name: "Harbour Kitchen" }).click();
  await page.getByRole("button", { name: /^Harbour Kitchen/ }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  await close();
});

test("says what to do when the service can't be reached, and there is no page", async () => {
  const { page, close } = await here.enter("/settings/a/b");
  assert.equal(await title(page), "There is no such page");
  await inspect(page, "frame-not-found", { sides: ["light", "phone"] });
  await page.route("**/api/console/session", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("alert").getByText("No connection").waitFor({ timeout: 20_000 });
  await page.unroute("**/api/console/session");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-page-title]", { hasText: HELLO }).waitFor();
  await close();
});
