// Answers that are missing, wrong, too large or refused: each is named, and nothing else is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open } from "./browser.mjs";
import { arrive, fillAll, finish, read, review, settled } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const link = (token) => `${here.base}/s/${token}`;

test("what is missing is listed, with a way to each place", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-email").fill("nonsense");
  await page.locator("#c-occupants").fill("many");
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  await page.locator(".summary").waitFor();
  assert.ok(
    await page.evaluate(() => document.activeElement.matches(".summary")),
    "the summary has the focus",
  );
  await inspect(page, "summary");
  await page.locator(".summary button").first().click();
  assert.equal(await page.evaluate(() => document.activeElement.id), "c-occupants");
  const described = await page.locator("#c-occupants").getAttribute("aria-describedby");
  assert.equal(await page.locator(`[id="${described}"]`).innerText(), "! Enter a number.");
  await page.locator("#c-occupants").fill("2");
  await page.getByText("Enter a number.").first().waitFor({ state: "detached" });
  await close();
});

test("what is wrong is not said to be missing", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await fillAll(page, { account: "IE29AIBK93115212345678" });
  await page.locator("#c-email").fill("nonsense");
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  await page.locator(".summary h2").filter({ hasText: "One thing is not right" }).waitFor();
  await page.locator("#c-occupants").fill("");
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  await page.locator(".summary h2").filter({ hasText: "2 things are missing or not right" }).waitFor();
  await page.locator("#c-email").fill("jo@mail.example");
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  await page.locator(".summary h2").filter({ hasText: "One thing is missing" }).waitFor();
  await close();
});

test("a photograph too large for the service is made smaller, and what was chosen is shown", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  const sent = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/files")) sent.push(request.headers());
  });
  const huge = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8_000, 6_000);
    const context = canvas.getContext("2d");
    // Something that weighs what a photograph does.
    const noise = context.createImageData(1_000, 1_000);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 7919 + (at >> 7) * 104729) % 256;
    for (let x = 0; x < 8; x += 1)
      for (let y = 0; y < 3; y += 1) context.putImageData(noise, x * 1_000, y * 1_000);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (let at = 0; at < bytes.length; at += 30_000)
      text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
    return btoa(text);
  });
  const buffer = Buffer.from(huge, "base64");
  assert.ok(buffer.length > 3_000_000, `${buffer.length} bytes`);
  const field = page.locator("[data-field=identity]");
  await field
    .locator("input[type=file]")
    .setInputFiles({ name: "photo of my passport.jpg", mimeType: "image/jpeg", buffer });
  const shown = field.getByRole("img");
  await shown.waitFor();
  await page.waitForFunction(() => document.querySelector("[data-field=identity] img")?.naturalWidth > 0);
  const [width, height] = await shown.evaluate((image) => [image.naturalWidth, image.naturalHeight]);
  assert.ok(width * height <= 12_000_000 && Math.abs(width / height - 8 / 6) < 0.01, `${width} × ${height}`);
  assert.equal(sent.length, 1);
  await field.scrollIntoViewIfNeeded();
  await inspect(page, "upload-preview", { full: false });
  await close();
});

test("a file of a kind that nobody takes is refused at once, in the page's words", async () => {
  const { page, close } = await open(here.browser);
  let sent = false;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/files")) sent = true;
  });
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page
    .locator("[data-field=identity] input[type=file]")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no passport") });
  await page.getByText("This is not a PDF, PNG, JPEG or WebP file.").first().waitFor();
  assert.ok(!sent);
  await close();
});

test("what only the service finds wrong is shown at its field, and nothing is lost", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await fillAll(page, { account: "IE29AIBK93115212345678", email: "jo@blocked.example" });
  await page.locator(".bar .primary").click();
  await page.locator(".summary").waitFor();
  await page.locator("#c-email-error").waitFor();
  assert.equal(await page.locator("#c-account").inputValue(), "IE29AIBK93115212345678");
  await page.locator("#c-email").fill("jo@mail.example");
  await settled(page);
  await finish(page);
  await close();
});

test("what the service refuses is said in the language of the page", async () => {
  const refused = [
    { field: "values.phone", message: "must be at most 3 characters long" },
    { field: "values.email", message: "must be an email address" },
    { field: "values.moveIn", message: "must be 2027-03-01 or more" },
    { field: "signatures.signature", message: "must be signed" },
    { field: "values.gone", message: "is not a field of this document" },
  ];
  const said = {
    de: [
      /höchstens 3 Zeichen/,
      /E-Mail-Adresse/,
      /2027 oder ein späteres Datum/,
      /Unterschreiben Sie hier/,
      /inzwischen geändert/,
    ],
    ar: [/أدخل 3 أحرف/, /عنوان بريد إلكتروني/, /أو تاريخًا بعده/, /وقّع هنا/, /تغيّر المستند/],
  };
  for (const [locale, words] of Object.entries(said)) {
    for (const [size, options] of Object.entries({ phone: {}, desk: { viewport: DESK, dark: true } })) {
      await fetch(`${here.base}/mock/reset`, { method: "POST" });
      const { page, close } = await open(here.browser, { locale, ...options });
      await arrive(page, link("lease"));
      await page.locator(".language select").selectOption(locale);
      await page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
      await review(page);
      await read(page);
      await fillAll(page, { account: "IE29AIBK93115212345678" }, { drawn: false });
      const body = {
        error: { code: "VALIDATION_ERROR", message: "values.tenant must be shorter", details: refused },
      };
      await page.route("**/s/submit", (route) => route.fulfill({ status: 400, json: body }));
      await page.locator(".bar .primary").click();
      const summary = page.locator(".summary");
      await summary.waitFor();
      const text = await summary.innerText();
      for (const one of words) assert.match(text, one);
      assert.doesNotMatch(text, /must|is not/);
      await inspect(page, `refused-${locale}-${size}`);
      await page.unroute("**/s/submit");
      const closed = {
        error: { code: "CONFLICT", message: "the document is voided and can no longer be submitted" },
      };
      await page.route("**/s/submit", (route) => route.fulfill({ status: 409, json: closed }));
      await page.locator(".bar .primary").click();
      await page.waitForFunction(() => !/voided/.test(document.querySelector("main").innerText));
      await close();
    }
  }
});

test("a file that the service does not take is refused in the language of the page", async () => {
  const { page, close } = await open(here.browser, { locale: "de" });
  await arrive(page, link("lease"));
  await page.locator(".language select").selectOption("de");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await review(page);
  await read(page);
  const details = [
    { field: "file", message: "is protected by a password; remove the protection and upload it again" },
  ];
  const error = { code: "VALIDATION_ERROR", message: "file is protected by a password", details };
  await page.route("**/s/files", (route) => route.fulfill({ status: 400, json: { error } }));
  await page
    .locator(".field.file input, .field.image input")
    .first()
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await page.getByText("durch ein Passwort geschützt").waitFor();
  await close();
});

/** Pastes into the input that has the focus. */
async function paste(page, selector, text) {
  await page.locator(selector).focus();
  await page.keyboard.insertText(text);
}

test("what can't be printed is left out of what is pasted", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-account").fill("ab");
  await page.keyboard.press("ArrowLeft");
  await paste(page, "#c-account", "X\u000bY\u0007Z");
  assert.equal(await page.locator("#c-account").inputValue(), "aX YZb");
  assert.equal(await page.locator("#c-account").evaluate((input) => input.selectionStart), 5);
  await page.getByText("Saved", { exact: true }).waitFor();
  await close();
});

test("an answer that the service does not store is named, and the others are stored", async () => {
  const { page, close } = await open(here.browser);
  const drafts = [];
  const error = {
    code: "VALIDATION_ERROR",
    message: "values.account must be valid text",
    details: [{ field: "values.account", message: "must be valid text" }],
  };
  await page.route("**/s/draft", async (route) => {
    const { values } = route.request().postDataJSON();
    if (values.account === "odd") return route.fulfill({ status: 400, json: { error } });
    drafts.push(values);
    await route.continue();
  });
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  await page.locator("#c-account").fill("odd");
  const row = page.locator(".bar .offline");
  await row.getByText("Not saved yet: there is something wrong with").waitFor();
  await page.locator("#c-account-error").getByText("There is a character").waitFor();
  assert.deepEqual(drafts.at(-1), { occupants: "3" });
  await inspect(page, "not-stored", { full: false });
  await page.locator("#c-occupants").focus();
  await page.getByRole("button", { name: "Save and go on later" }).click();
  await page.getByText("There is something wrong with").waitFor();
  await page.getByRole("button", { name: "Back to the document" }).click();
  await row.getByRole("button", { name: "Show" }).click();
  assert.equal(await page.evaluate(() => document.activeElement.id), "c-account");
  await page.locator("#c-account").fill("even");
  await row.waitFor({ state: "detached" });
  await page.getByText("Saved", { exact: true }).waitFor();
  assert.deepEqual(drafts.at(-1), { account: "even" });
  await close();
});
