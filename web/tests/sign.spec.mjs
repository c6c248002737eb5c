// The whole way on the signing page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open, PHONE, SMALL } from "./browser.mjs";
import { adopt, answer, arrive, download, fillAll, finish, read, review, settled } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const LEASE = { occupants: "5", account: "IE29AIBK93115212345678", pets: "dog", petDetails: "A small one" };
const link = (token) => `${here.base}/s/${token}`;

for (const [name, viewport, dark] of [
  ["phone-light", PHONE, false],
  ["phone-dark", PHONE, true],
  ["small", SMALL, false],
  ["desk-light", DESK, false],
  ["desk-dark", DESK, true],
]) {
  test(`the whole walk: ${name}`, async () => {
    const { page, close } = await open(here.browser, { viewport, dark });
    await arrive(page, link("lease"));
    assert.equal(new URL(page.url()).pathname, "/s", "the token has left the address bar");
    await inspect(page, `${name}-1-landing`);
    await review(page);
    await read(page);
    await inspect(page, `${name}-2-document`);
    const seen = await fillAll(page, LEASE);
    for (const id of ["occupants", "moveIn", "pets", "petDetails", "rulesInitials", "signature"]) {
      assert.ok(seen.includes(id), `${id} was led to`);
    }
    await page.getByText("200 m³").waitFor();
    await page.locator(".consent").scrollIntoViewIfNeeded();
    await inspect(page, `${name}-3-consent`, { full: false });
    await inspect(page, `${name}-4-filled`);
    await finish(page);
    await inspect(page, `${name}-5-done`);
    assert.equal(await download(page), "Residential lease, Riverside 22.pdf");
    await close();
  });
}

test("nothing is opened by loading, by scripts, or by clicks that nobody made", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("button")) button.click();
    document.querySelector("form").requestSubmit();
  });
  await settled(page);
  const posts = (await here.journal()).filter((line) => line.startsWith("POST"));
  assert.deepEqual(posts, []);
  await close();
});

test("by keyboard alone", async () => {
  const { page, close } = await open(here.browser, { viewport: DESK });
  await arrive(page, link("code"));
  const keys = async (...names) => {
    for (const name of names) await page.keyboard.press(name);
  };
  const tabTo = async (selector) => {
    for (let count = 0; count < 40; count += 1) {
      if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await tabTo("#code");
  await page.keyboard.type("4711");
  await keys("Enter");
  await read(page);
  await tabTo(".sign-here");
  await keys("Enter");
  await page.locator("dialog[open] [role=tablist]").waitFor();
  // The dialog starts with its tabs.
  await page.waitForFunction(() => document.activeElement.id === "way-draw");
  await keys("ArrowRight");
  await page.waitForFunction(() => document.activeElement.id === "way-type");
  await inspect(page, "keyboard-type", { full: false });
  await tabTo("#typed");
  assert.equal(await page.locator("#typed").inputValue(), "Sam Reed");
  await keys("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  // The focus is back in the field.
  await page.waitForFunction(() => document.activeElement.closest("[data-field=signature]") !== null);
  await tabTo(".bar .primary");
  await keys("Enter");
  // What is left leads to the consent.
  await page.waitForFunction(() => document.activeElement.id === "agree");
  await keys("Space");
  await tabTo(".bar .primary");
  await keys("Enter");
  await page.locator(".notice h1").waitFor();
  // The new screen's heading has the focus.
  await page.waitForFunction(() => document.activeElement.matches("h1"));
  await close();
});

test("in Arabic everything runs from right to left", async () => {
  const { page, close } = await open(here.browser, { locale: "ar" });
  await arrive(page, link("arabic"));
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  await inspect(page, "arabic-1-landing");
  await review(page);
  await read(page);
  await fillAll(page, { days: "٤" }, { drawn: false });
  await page.getByText("3600").waitFor();
  await inspect(page, "arabic-2-filled");
  await finish(page);
  await inspect(page, "arabic-3-done");
  // A message in another script keeps its line on the side where the page's words begin.
  await arrive(page, link("lease"));
  await page.locator(".language select").selectOption("ar");
  await page.waitForFunction(() => document.documentElement.dir === "rtl");
  const side = await page.locator(".message").evaluate((box) => getComputedStyle(box).borderRightWidth);
  assert.equal(side, "3px");
  await close();
});

test("what is typed keeps focus and caret while the document changes above it", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("6");
  const account = page.locator("#c-account");
  await account.fill("IE9");
  await account.press("ArrowLeft");
  await page.getByText("240 m³").waitFor();
  await settled(page);
  await page.keyboard.type("2");
  assert.equal(await account.inputValue(), "IE29");
  await page.locator("[data-field=pets] input[value=dog]").check();
  await page.locator("#c-petDetails").waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement.value),
    "dog",
    "the chosen option keeps the focus",
  );
  await close();
});

test("a draft is kept, over a reload and for the next visit", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.locator("#c-account").fill("not sent yet");
  await page.reload();
  await page.locator("#c-account").waitFor();
  assert.equal(await page.locator("#c-account").inputValue(), "not sent yet");
  assert.equal(await page.locator("#c-occupants").inputValue(), "3");
  await page.getByRole("button", { name: "Save and go on later" }).click();
  await page.getByRole("heading", { name: "Saved" }).waitFor();
  await inspect(page, "left");
  await close();

  const other = await open(here.browser, { viewport: DESK });
  await arrive(other.page, link("lease"));
  await other.page.locator("#c-account").waitFor();
  assert.equal(await other.page.locator("#c-account").inputValue(), "not sent yet", "on another device too");
  await other.close();
});

test("initials are adopted once for all places, and can be changed", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-rulesInitials").click();
  // The dialog speaks of initials, and of no name or signature.
  const dialog = page.locator("dialog[open]");
  await dialog.locator("#way-upload").click();
  await dialog.getByText("A picture of your initials").waitFor();
  await dialog.locator("#way-type").click();
  await dialog.locator("#typed").fill("");
  await dialog.getByRole("button", { name: "Use these initials" }).click();
  await dialog.getByText("Type your initials first.").waitFor();
  await dialog.locator("#typed").fill("DM");
  await adopt(page, false);
  await page.locator("#c-depositInitials").click();
  assert.equal(await page.locator("dialog[open]").count(), 0, "no dialog the second time");
  assert.equal(await page.locator("[data-field=depositInitials] .ink").innerText(), "DM");
  await page.getByRole("button", { name: "Remove: Initials for the deposit" }).click();
  assert.equal(await page.locator("[data-field=depositInitials] .sign-here").count(), 1);
  await close();
});

test("an uploaded PDF: fields over its pages", async () => {
  for (const [name, viewport] of [
    ["pdf-phone", PHONE],
    ["pdf-desk", DESK],
  ]) {
    await fetch(`${here.base}/mock/reset`, { method: "POST" });
    const { page, close } = await open(here.browser, { viewport });
    await arrive(page, link("pdf"));
    await review(page);
    await read(page);
    await page.locator(".page-image").first().waitFor();
    const pages = (await here.journal()).filter((line) => line.includes("/s/pages/"));
    assert.ok(!pages.includes("GET /s/pages/6"), "pages far below are not fetched");
    await inspect(page, `${name}-1-pages`);
    await page.locator(".switch button").last().click();
    await inspect(page, `${name}-2-list`);
    await page.locator(".switch button").first().click();
    await fillAll(page, {}, { drawn: false });
    await inspect(page, `${name}-3-filled`);
    await finish(page);
    await close();
  }
});

test("on a phone one goes from field to field without aiming at the page", async () => {
  for (const [locale, options] of Object.entries({ en: {}, de: { dark: true }, ar: {} })) {
    await fetch(`${here.base}/mock/reset`, { method: "POST" });
    const { page, close } = await open(here.browser, { locale, ...options });
    await arrive(page, link("pdf"));
    await page.locator(".language select").selectOption(locale);
    await review(page);
    await read(page);
    const small = await page.locator(".marker").evaluateAll((markers) =>
      markers.map((marker) => {
        const { width, height } = marker.getBoundingClientRect();
        const reach = getComputedStyle(marker, "::before");
        return [width, height, Number.parseFloat(reach.width), Number.parseFloat(reach.height)].map(
          Math.round,
        );
      }),
    );
    for (const [width, height, wide, high] of small) {
      assert.ok(width >= 24 && height >= 24, `a place of ${width} × ${height}`);
      // More than the box has, and never more than the neighbours leave.
      assert.ok(
        wide >= 44 && high >= Math.max(28, height),
        `a place that takes a finger of ${wide} × ${high}`,
      );
    }
    await page.locator(".bar .primary").click();
    const title = page.locator("dialog[open] h2");
    await title.filter({ hasText: "Date of birth" }).waitFor();
    await inspect(page, `pdf-sheet-next-${locale}`, { full: false });
    await page.locator("dialog[open] .actions .primary").click();
    await title
      .filter({ hasText: "Plan" })
      .or(title.filter({ hasText: "I accept" }))
      .waitFor();
    await page.locator("dialog[open] .sheet-done").click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await close();
  }
});

test("a sheet opens where a field is too small for its control", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("pdf"));
  await review(page);
  await read(page);
  await page.locator("[data-field=born] button").click();
  await page.locator("dialog[open] input").waitFor();
  await inspect(page, "pdf-sheet", { full: false });
  await answer(page, "born");
  assert.match(await page.locator("[data-field=born] button").innerText(), /2027/);
  await close();
});

test("an approver approves", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("approver"));
  await review(page);
  await read(page);
  await inspect(page, "approver");
  const part = page.getByRole("region", { name: "Approving electronically" });
  assert.match(await part.innerText(), /not a signature/);
  await page.locator(".bar .primary").click();
  await page.waitForFunction(() => document.activeElement.id === "agree");
  await inspect(page, "approver-consent", { full: false });
  await part.getByRole("checkbox", { name: "agree to approve electronically" }).check();
  await page.locator(".bar").getByRole("button", { name: "Approve" }).click();
  await page.locator(".notice h1").waitFor();
  await close();
});

test("a viewer reads and downloads", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("viewer"));
  await page.getByText("Nothing is asked of you").waitFor();
  await review(page);
  await page.locator("article.paper").waitFor();
  await inspect(page, "viewer");
  assert.equal(await page.locator(".bar, #agree").count(), 0, "nothing to hand in, nothing to agree to");
  await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download your copy" }).click(),
  ]);
  await close();
});

test("two who sign in parallel", async () => {
  const first = await open(here.browser);
  await arrive(first.page, link("parallel1"));
  await review(first.page);
  await read(first.page);
  await fillAll(first.page);
  await finish(first.page);
  assert.match(await first.page.locator("h1").innerText(), /you have signed/);
  await first.close();
  const second = await open(here.browser);
  await arrive(second.page, link("parallel2"));
  await review(second.page);
  await read(second.page);
  await fillAll(second.page);
  await finish(second.page);
  assert.match(await second.page.locator("h1").innerText(), /All done/);
  await second.close();
});

test("the language can be chosen, and answers stay", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  for (const [tag, word] of [
    ["de", "Beginnen|Weiter"],
    ["fr", "Commencer|Suivant"],
    ["es", "Empezar|Siguiente"],
    ["ar", "ابدأ|التالي"],
  ]) {
    await page.locator(".language select").selectOption(tag);
    await page
      .locator(".bar .primary")
      .filter({ hasText: new RegExp(word) })
      .waitFor();
    assert.equal(await page.locator("#c-occupants").inputValue(), "3");
    await inspect(page, `language-${tag}`, { full: false });
  }
  // The choice is for the tab, whatever the document says.
  await page.reload();
  await page
    .locator(".bar .primary")
    .filter({ hasText: /ابدأ|التالي/ })
    .waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "ar");
  await close();
});

test("coloured words keep their colour where the paper is dark, and can be read", async () => {
  const { page, close } = await open(here.browser, { dark: true });
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  const hues = await page.locator(".inked").evaluateAll((words) =>
    words.map((word) => {
      const [light, , hue] = /oklch\((\S+) (\S+) (\S+?)\)/.exec(getComputedStyle(word).color)?.slice(1) ?? [];
      return [Number(light) >= 0.76, Math.round(Number(hue) / 60)];
    }),
  );
  assert.deepEqual(hues, [
    [true, 0],
    [true, 4],
  ]);
  await inspect(page, "coloured-dark", { full: false });
  await close();
});

test("the button that leads on says so once it was pressed", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  const button = page.locator(".bar .primary");
  assert.equal(await button.innerText(), "Start");
  await button.click();
  await button.filter({ hasText: "Next" }).waitFor();
  await close();
});

test("the document can be downloaded before it is signed", async () => {
  for (const [token, name] of [
    ["lease", "flow"],
    ["pdf", "pages"],
  ]) {
    const { page, close } = await open(here.browser);
    await arrive(page, link(token));
    await review(page);
    await read(page);
    const button = page.getByRole("button", { name: "Download the document" });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    assert.match(file.suggestedFilename(), /\.pdf$/);
    await inspect(page, `document-${name}`, { full: false });
    if (token === "pdf") {
      await page.getByText("The pages are shown as pictures.").waitFor();
      const alt = await page.locator(".page-image").first().getAttribute("alt");
      assert.match(alt, /^Page 1 of \d+, as a picture\. “Download the document” above/);
    }
    await page.route("**/s/document", (route) =>
      route.fulfill({ status: 404, json: { error: { code: "NOT_FOUND", message: "no such step" } } }),
    );
    await button.click();
    await page.getByText("The document can't be downloaded right now.").waitFor();
    await close();
  }
});
