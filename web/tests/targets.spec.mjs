// Fingers hit what they aim at: 44 CSS pixels on a phone for all that is pressed, 24 everywhere (WCAG 2.5.8).

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, open, PHONE } from "./browser.mjs";
import { smallTargets } from "./targets.mjs";
import { arrive, read, review, settled } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
/** A tablet held upright, with a finger. */
const TABLET = { viewport: { width: 768, height: 1024 }, touch: true };
const SIDES = [
  ["phone", { viewport: PHONE }, 44],
  ["tablet", TABLET, 24],
  ["desk", { viewport: DESK }, 24],
];

for (const [name, options, least] of SIDES) {
  for (const token of ["lease", "arabic", "pdf", "approver", "viewer"])
    test(`what is pressed while signing ${token} is large enough: ${name}`, async () => {
      const { page, close } = await open(here.browser, options);
      await arrive(page, `${here.base}/s/${token}`);
      assert.deepEqual(await smallTargets(page, least), []);
      await review(page);
      await read(page);
      await settled(page);
      // Boxes on a small page may lie nearer than that to each other; the list of the same fields is the way around.
      assert.deepEqual(await smallTargets(page, least, { except: ".marker" }), []);
      assert.deepEqual(await smallTargets(page, 24), []);
      const list = page.locator(".switch button").last();
      if (await list.count()) {
        await list.click();
        await settled(page);
        assert.deepEqual(await smallTargets(page, least), []);
      }
      await close();
    });

  test(`what is pressed in the dialog for signatures is large enough: ${name}`, async () => {
    const { page, close } = await open(here.browser, options);
    await arrive(page, `${here.base}/s/lease`);
    await review(page);
    await read(page);
    await page.locator(".sign-here").first().click();
    const dialog = page.locator("dialog[open]");
    for (const way of await dialog.locator("[role=tab]").all()) {
      await way.click();
      assert.deepEqual(await smallTargets(page, least, { within: "dialog[open]" }), []);
    }
    await close();
  });

  for (const path of ["/f/membership", "/verify", "/s/completed", "/s/expired", "/s/return-completed"])
    test(`what is pressed on ${path} is large enough: ${name}`, async () => {
      const { page, close } = await open(here.browser, options);
      await page.goto(`${here.base}${path}`);
      await page.locator("main h1").waitFor();
      assert.deepEqual(await smallTargets(page, least), []);
      await close();
    });
}
