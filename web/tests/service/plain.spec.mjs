// The pages that the service makes itself: what is not there, links that are over. In the visitor's language, with the look of all others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, PHONE } from "../browser.mjs";
import { world } from "./world.mjs";

const here = world();

const PLACES = {
  missing: "/nothing/is/here",
  download: "/d/nobody-knows-this",
  "opt-out": "/u/nobody-knows-this",
};
const SAID = {
  en: /nothing here|does not work/,
  de: /Hier ist nichts|funktioniert nicht/,
  ar: /لا يوجد شيء هنا|لا يعمل/,
};

for (const [name, path] of Object.entries(PLACES)) {
  test(`a page that is not there speaks the visitor's language: ${name}`, async () => {
    for (const [locale, words] of Object.entries(SAID)) {
      for (const [size, options] of Object.entries({
        phone: { viewport: PHONE },
        desk: { viewport: DESK, dark: true },
      })) {
        const { page, close } = await here.open({ locale, ...options });
        const answer = await page.goto(here.service.base + path);
        assert.equal(answer.status(), 404);
        assert.match(await page.locator("h1").innerText(), words);
        const html = page.locator("html");
        assert.equal(await html.getAttribute("lang"), locale);
        assert.equal(await html.getAttribute("dir"), locale === "ar" ? "rtl" : "ltr");
        await inspect(page, `plain-${name}-${locale}-${size}`);
        await close();
      }
    }
  });
}

test("a program is told the same in JSON", async () => {
  for (const path of ["/nothing/is/here", "/d/nobody-knows-this"]) {
    const answer = await fetch(here.service.base + path);
    assert.equal(answer.status, 404);
    assert.equal((await answer.json()).error.code, "NOT_FOUND");
  }
});
