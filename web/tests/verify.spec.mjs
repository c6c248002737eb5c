// The verification page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open, PHONE, SMALL } from "./browser.mjs";
import { world } from "./world.mjs";

const here = world();
const VERDICTS = {
  intact: ["%PDF-1.7", "Intact"],
  changed: ["%PDF-1.7 changed", "Changed"],
  appended: ["%PDF-1.7 appended", "Changed"],
  foreign: ["%PDF-1.7 foreign", "Not sealed by us"],
  illegible: ["%PDF-1.7 illegible", "Changed"],
  unsealed: ["%PDF-1.7 unsealed", "Not sealed"],
  unreadable: ["hello", "Not readable"],
  bundle: ["PK\x03\x04", "Intact"],
  blank: ["PK\x03\x04 blank", "Intact in part"],
};

for (const [name, options] of [
  ["phone", { viewport: PHONE }],
  ["small-dark", { viewport: SMALL, dark: true }],
  ["desk", { viewport: DESK }],
]) {
  test(`every verdict: ${name}`, async () => {
    const { page, close } = await open(here.browser, options);
    await page.goto(`${here.base}/verify`);
    await page.locator("h1").waitFor();
    await inspect(page, `verify-${name}`);
    for (const [verdict, [bytes, words]] of Object.entries(VERDICTS)) {
      await page.locator("input[type=file]").setInputFiles({
        name: `${verdict}.pdf`,
        mimeType: "application/pdf",
        buffer: Buffer.from(bytes, "latin1"),
      });
      await page.getByText(`${verdict}.pdf`, { exact: true }).waitFor();
      assert.equal(await page.locator(".verdict h2").innerText(), words);
      const holds = await page.getByText("The seal is intact", { exact: true }).count();
      assert.equal(
        holds > 0,
        ["intact", "foreign", "bundle", "blank"].includes(verdict),
        `${verdict}: the seal`,
      );
      const says = async (words) => (await page.getByText(words).count()) > 0;
      const isBundle = ["bundle", "blank"].includes(verdict);
      assert.equal(await says("The seal vouches for entries 1 to 9"), isBundle, `${verdict}: the timeline`);
      assert.equal(await says("Covered by the seal in part"), isBundle, `${verdict}: its file`);
      assert.equal(await says("3 entries that the seal covers are blank"), verdict === "blank");
      for (const summary of await page.locator("summary").all()) await summary.click();
      await inspect(page, `verify-${name}-${verdict}`);
    }
    await close();
  });
}

test("a time that is evidence names its zone", async () => {
  const { page, close } = await open(here.browser, { timezoneId: "Asia/Tokyo" });
  await page.goto(`${here.base}/verify`);
  await page.locator("input[type=file]").setInputFiles({
    name: "intact.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7", "latin1"),
  });
  await page.locator(".facts dd", { hasText: "GMT+9" }).first().waitFor();
  await page.locator(".signers .detail", { hasText: "GMT+9" }).first().waitFor();
  await close();
});

test("what the service says in English is asked for in other languages", async () => {
  const { page, close } = await open(here.browser, { locale: "de-DE" });
  await page.goto(`${here.base}/verify`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 changed") });
  await page.getByText("Inhalt wurde verändert").waitFor();
  const english = page.getByText("Bytes under the seal are not those that were sealed.");
  assert.equal(await english.isVisible(), false);
  await page.getByText("Technische Einzelheiten (Englisch)").click();
  assert.equal(await english.isVisible(), true);
  await inspect(page, "verify-german-changed");
  await close();
});

test("in Arabic", async () => {
  const { page, close } = await open(here.browser, { locale: "ar" });
  await page.goto(`${here.base}/verify`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await page.locator(".verdict").waitFor();
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  await inspect(page, "verify-arabic");
  await close();
});
