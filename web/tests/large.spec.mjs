// Letters twice as large as usual, as people set them in their browser, on a phone: nothing leaves the screen (WCAG 1.4.4).

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inspect, launch, open } from "./browser.mjs";
import { arrive, read, review } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
let browser = null;
before(async () => {
  browser = await launch("--blink-settings=defaultFontSize=32");
});
after(() => browser?.close());

// Large pages are longer than the window, and the bar covers what lies below it.
const except = ["target-size"];

/** Whatever can be pressed or read lies within the window's width. */
async function within(page, scope) {
  const out = await page
    .locator(`${scope} :is(button, input, select, textarea, label, p, h1, h2)`)
    .evaluateAll((found) =>
      found
        .filter((element) => !element.closest(".hidden-visually, .table"))
        .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
        .filter(([, { left, right }]) => left < -1 || right > innerWidth + 1)
        .map(([html, { left, right }]) => `${html}: ${left} to ${right} of ${innerWidth}`),
    );
  assert.deepEqual(out, []);
}

for (const locale of ["en", "de", "fr", "ar"]) {
  test(`a phone with large letters: ${locale}`, async () => {
    const { page, close } = await open(browser, { locale });
    await arrive(page, `${here.base}/s/lease`);
    await page.locator(".language select").selectOption(locale);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
    const look = async (name, scope = "body") => {
      await inspect(page, `large-${locale}-${name}`, { full: false, except });
      await within(page, scope);
    };
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
    await look("1-landing");
    await review(page);
    await read(page);
    await look("2-document");
    // Tables that are wider than the page, and those only, are pushed sideways by the keyboard too.
    const tables = await page.locator(".table").evaluateAll((found) =>
      found.map((table) => ({
        wide: table.scrollWidth > table.clientWidth,
        reached: table.tabIndex === 0 && table.getAttribute("aria-label") !== null,
      })),
    );
    assert.ok(tables.some(({ wide }) => wide));
    for (const { wide, reached } of tables) assert.equal(reached, wide);
    await page.locator("#agree").scrollIntoViewIfNeeded();
    await look("3-consent");
    assert.ok(
      await page.locator("#consent-text").evaluate((text) => text.scrollHeight <= text.clientHeight + 1),
      "no part of the text is hidden",
    );
    await page.locator("#c-signature").click();
    await page.locator("dialog[open] [role=tablist]").waitFor();
    await look("4-signature", "dialog[open]");
    await page.locator("#way-type").click();
    await look("5-typed", "dialog[open]");
    await page.keyboard.press("Escape");
    await page.locator(".ending .button.link").last().click();
    await page.locator("#reason").waitFor();
    await look("6-decline", "dialog[open]");
    await close();
    const pdf = await open(browser, { locale });
    await arrive(pdf.page, `${here.base}/s/pdf`);
    await pdf.page.locator(".language select").selectOption(locale);
    await pdf.page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
    await review(pdf.page);
    await read(pdf.page);
    await pdf.page.locator(".page-image").first().waitFor();
    await inspect(pdf.page, `large-${locale}-7-pages`, { full: false, except });
    await within(pdf.page, ".bar, .switch");
    await pdf.page.locator(".bar .primary").click();
    await pdf.page.locator("dialog[open] .sheet-done").waitFor();
    await inspect(pdf.page, `large-${locale}-8-sheet`, { full: false, except });
    await within(pdf.page, "dialog[open]");
    await pdf.close();
    const form = await open(browser, { locale });
    await form.page.goto(`${here.base}/f/membership`);
    await form.page.locator("#name").waitFor();
    await inspect(form.page, `large-${locale}-9-who`, { full: false, except });
    await within(form.page, "body");
    await form.close();
  });
}
