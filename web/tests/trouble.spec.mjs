// What goes wrong on the way: every state of a document, bad links, bad answers, a lost connection.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open, PHONE, SMALL } from "./browser.mjs";
import { adopt, arrive, draw, fillAll, finish, read, review, settled } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const link = (token) => `${here.base}/s/${token}`;

const STATES = {
  waiting: /not your turn/,
  submitted: /you have signed/,
  completed: /All done/,
  preparing: /All done/,
  declined: /was declined/,
  voided: /withdrawn/,
  expired: /time to sign is over/,
  linkExpired: /too old/,
  replaced: /newer link/,
  "truncated-tok": /leads nowhere/,
};

for (const [state, words] of Object.entries(STATES)) {
  test(`a page that says what happened: ${state}`, async () => {
    for (const [name, options] of [
      ["phone", { viewport: SMALL }],
      ["desk", { viewport: DESK, dark: true }],
    ]) {
      const { page, close } = await open(here.browser, options);
      await arrive(page, link(state));
      assert.match(await page.locator("h1").innerText(), words);
      assert.equal(new URL(page.url()).pathname, "/s");
      await inspect(page, `state-${state}-${name}`);
      await close();
    }
  });
}

test("mail is spoken of to those who get some, and a seal where there is one", async () => {
  const said = {
    waiting: /email/,
    submitted: /email/,
    completed: /complete and sealed.*email/s,
    preparing: /sealed copy is being made.*email/s,
    "waiting-quiet": /look again/,
    "submitted-quiet": /behind the same link/,
    "completed-quiet": /complete and sealed.*Keep a copy/s,
    "preparing-quiet": /sealed copy is being made.*appears here/s,
  };
  for (const [state, words] of Object.entries(said)) {
    const { page, close } = await open(here.browser);
    await arrive(page, link(state));
    const text = await page.locator(".notice").innerText();
    assert.match(text, words, state);
    if (state.endsWith("quiet")) assert.doesNotMatch(text, /mail(?!\.example)/, state);
    if (state.startsWith("preparing")) assert.doesNotMatch(text, /and sealed/, state);
    await close();
  }
});

test("every state has words in every language", async () => {
  for (const locale of ["de", "fr", "es", "ar"]) {
    const { page, close } = await open(here.browser, { locale, viewport: SMALL });
    await arrive(page, link("voided"));
    await page.locator(".language select").selectOption(locale);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, locale);
    await inspect(page, `state-voided-${locale}`);
    await close();
  }
});

test("without a link the page says where it is", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, `${here.base}/s`);
  assert.match(await page.locator("h1").innerText(), /Open the link/);
  await inspect(page, "state-no-token");
  await close();
});

test("an access code: missing, wrong, too often, right", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await inspect(page, "code");
  await review(page);
  await page.getByText("Enter the access code.").waitFor();
  await review(page, "1234");
  await page.getByText("This code is not right").waitFor();
  await inspect(page, "code-wrong");
  await review(page, "4711");
  await read(page);
  await page.reload();
  await read(page);
  await close();

  const other = await open(here.browser);
  await arrive(other.page, link("code"));
  await other.page.locator("#code").waitFor();
  for (let count = 0; count < 6; count += 1) {
    await review(other.page, `wrong${count}`);
    await settled(other.page);
  }
  await other.page.getByText("That was too often").waitFor();
  await other.close();
});

test("declining asks for a reason and tells what happened", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.waitForFunction(() => document.activeElement.id === "reason");
  await page.locator("dialog .danger").click();
  await page.getByText("Say in a few words why.").waitFor();
  await inspect(page, "decline", { full: false });
  await page.locator("#reason").fill("The rent is not what we agreed on.");
  await page.locator("dialog .danger").click();
  await page.getByRole("heading", { name: "You have declined" }).waitFor();
  await inspect(page, "declined-mine");
  await close();
});

test("consent is needed to finish, and not to read, fill in and save", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await page.locator("[data-field=signature] button").click();
  await adopt(page, false);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  const missing = page
    .locator(".summary")
    .getByRole("button", { name: "Signing electronically: Tick the box" });
  await missing.waitFor();
  await inspect(page, "consent-missing");
  await missing.click();
  const box = page.locator("#agree");
  await page.waitForFunction(() => document.activeElement.id === "agree");
  assert.equal(await box.getAttribute("aria-invalid"), "true");
  await inspect(page, "consent-missing-box", { full: false });
  const posts = async () => (await here.journal()).filter((line) => /POST .s.(consent|submit)/.test(line));
  assert.deepEqual(await posts(), [], "nothing was agreed to or handed in");
  await box.check();
  await page.locator(".summary").waitFor({ state: "detached" });
  // The button that the hand goes to next is where it was.
  await page.locator(".ending").getByRole("button", { name: "Sign and finish" }).click();
  await page.locator(".notice h1").waitFor();
  assert.deepEqual(await posts(), ["POST /s/consent", "POST /s/submit"]);
  await close();
});

test("a text that has changed meanwhile is read and agreed to anew, and what was filled in stays", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await fillAll(page, { account: "IE29AIBK93115212345678" }, { drawn: false });
  const text = { version: "2", language: "en", text: "Another text.\n\nRead it." };
  const error = {
    code: "CONFLICT",
    message: "the text was changed in the meantime; read it again and agree to the present version",
  };
  await page.route("**/s/consent", (route) => route.fulfill({ status: 409, json: { error } }), { times: 1 });
  await page.route("**/s/lease", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ json: { data: { ...data, consent: text } } });
  });
  await page.locator(".bar .primary").click();
  await page.locator(".summary").getByText("This text has changed meanwhile.").waitFor();
  assert.match(await page.locator(".consent").innerText(), /Another text/);
  assert.equal(await page.locator("#agree").isChecked(), false);
  assert.equal(await page.locator("#c-account").inputValue(), "IE29AIBK93115212345678");
  const sent = page.waitForRequest("**/s/consent");
  await page.locator("#agree").check();
  await page.locator(".bar .primary").click();
  assert.deepEqual((await sent).postDataJSON(), { version: "2", language: "en" });
  await close();
});

test("what is agreed to is the text that was shown, in the language that it was in", async () => {
  const { page, close } = await open(here.browser);
  const words = { en: "In English.", de: "Auf Deutsch." };
  await page.route("**/s/lease", async (route) => {
    if (!route.request().headers().accept.includes("json")) return route.continue();
    const language = route.request().headers()["accept-language"].slice(0, 2);
    const { data } = await (await route.fetch()).json();
    const consent = { version: "1", language, text: words[language] };
    await route.fulfill({ json: { data: { ...data, consent } } });
  });
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  await page.locator("#agree").check();
  await page.locator(".language select").selectOption("de");
  await page.locator(".consent").getByText("Auf Deutsch.").waitFor();
  assert.equal(await page.locator("#agree").isChecked(), false, "nobody has agreed to this one");
  assert.equal(await page.locator("#c-occupants").inputValue(), "3");
  await fillAll(page, { account: "IE29AIBK93115212345678" }, { drawn: false });
  const sent = page.waitForRequest("**/s/consent");
  await finish(page);
  assert.deepEqual((await sent).postDataJSON(), { version: "1", language: "de" });
  await close();
});

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

test("a dot is no signature", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  const pad = await page.locator("dialog canvas").boundingBox();
  await page.mouse.click(pad.x + pad.width / 2, pad.y + pad.height / 2);
  await page.locator("dialog .actions .primary").click();
  await page.getByText("That is only a dot.").waitFor();
  await inspect(page, "signature-dot", { full: false });
  await draw(page, page.locator("dialog"));
  await page.locator("dialog .actions .primary").click();
  await page.locator("[data-field=signature] .ink").waitFor();
  await close();
});

test("another handwriting is offered where there is one for the script", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  await page.locator("#way-type").click();
  const other = page.getByRole("button", { name: "Another handwriting" });
  await page.locator("#typed").fill("Jo Mills");
  await other.waitFor();
  for (const name of ["王小明", "ليلى حسن", "김철수"]) {
    await page.locator("#typed").fill(name);
    await other.waitFor({ state: "detached" });
    await page.locator("#typed").fill("Jo");
    await other.waitFor();
  }
  await close();
});

test("a photographed signature is cut to its ink", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  await page.locator("#way-upload").click();
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1_600, 1_200);
    const context = canvas.getContext("2d");
    context.fillStyle = "#d9d6cf";
    context.fillRect(0, 0, 1_600, 1_200);
    context.lineWidth = 8;
    context.strokeStyle = "#1b2a55";
    context.strokeRect(600, 500, 400, 100);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  await page
    .locator("dialog input[type=file]")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(photo, "base64") });
  const preview = page.locator("dialog .preview img");
  await preview.waitFor();
  const [width, height] = await preview.evaluate((image) => [image.naturalWidth, image.naturalHeight]);
  assert.ok(width > 400 && width < 480 && height > 100 && height < 180, `${width} × ${height}`);
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

test("a lost connection loses nothing", async () => {
  const { page, context, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await page.locator("#c-occupants").fill("3");
  await page.getByText("Saved", { exact: true }).waitFor();
  await context.setOffline(true);
  await page.locator("#c-account").fill("IE29AIBK93115212345678");
  await page.getByText("No connection.").waitFor();
  await inspect(page, "offline", { full: false });
  assert.equal(await page.locator("#c-account").inputValue(), "IE29AIBK93115212345678");
  await context.setOffline(false);
  await page.getByText("No connection.").waitFor({ state: "detached" });
  await page.getByText("Saved", { exact: true }).waitFor();
  await close();
});

test("handing in without a connection can be tried again", async () => {
  const { page, context, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await fillAll(page);
  await context.setOffline(true);
  await page.locator(".bar .primary").click();
  await page.getByText("There is no connection").waitFor();
  // What was agreed to did not arrive, so nothing was handed in.
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  await context.setOffline(false);
  await page.route(
    "**/s/submit",
    async (route) => {
      await context.setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await page.locator(".bar .primary").click();
  // Nothing is missing, so nothing is said to be; and nobody knows what arrived.
  await page.getByRole("heading", { name: "It is not known whether it arrived" }).waitFor();
  await page.getByText("Trying again is safe").waitFor();
  await inspect(page, "summary-unsure", { except: ["target-size"] });
  await context.setOffline(false);
  await finish(page);
  await close();
});

test("handing in whose answer was lost is noticed", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await fillAll(page);
  // With all saved, nothing but the button speaks to the service.
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.route(
    "**/s/submit",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.locator(".bar .primary").click();
  await page.getByRole("heading", { name: "Thank you, you have signed" }).waitFor();
  await close();
});

test("handing in that never arrived is not said to have", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("parallel1"));
  await review(page);
  await read(page);
  await fillAll(page);
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.route("**/s/submit", (route) => route.abort(), { times: 1 });
  await page.locator(".bar .primary").click();
  await page.getByRole("heading", { name: "Not sent yet" }).waitFor();
  await finish(page);
  await close();
});

test("a document that is withdrawn while somebody types", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await fetch(`${here.base}/mock/state?token=lease&state=voided`);
  await page.locator("#c-occupants").fill("3");
  await page.getByRole("heading", { name: "This document was withdrawn" }).waitFor();
  await close();
});

test("a document that is withdrawn while somebody is on the first page", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await fetch(`${here.base}/mock/state?token=lease&state=voided`);
  await page.locator("form button[type=submit]").click();
  await page.getByRole("heading", { name: "This document was withdrawn" }).waitFor();
  await close();
});

test("a service that does not answer at first", async () => {
  const { page, close } = await open(here.browser);
  let broken = true;
  await page.route("**/s/lease", (route) =>
    broken && route.request().headers().accept.includes("json") ? route.abort() : route.continue(),
  );
  await page.goto(link("lease"));
  await page.getByRole("heading", { name: "can't be shown right now" }).waitFor();
  await inspect(page, "unreachable");
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".landing").waitFor();
  await close();
});

test("broken and oversized pictures of signatures", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  await page.locator("#way-upload").click();
  const input = page.locator("dialog input[type=file]");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByText("This picture can't be read.").waitFor();
  await input.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") });
  await page.getByText("This is not a PNG").waitFor();
  const large = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const context = canvas.getContext("2d");
    const noise = context.createImageData(3000, 2000);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 7919 + (at >> 7) * 104729) % 256;
    context.putImageData(noise, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from(large, "base64") });
  await page.locator("dialog .preview img").waitFor();
  await inspect(page, "signature-upload", { full: false });
  await page.locator("dialog .actions .primary").click();
  const size = await page
    .locator("[data-field=signature] .ink")
    .evaluate((image) => [image.naturalWidth, image.naturalHeight, image.src.length]);
  assert.ok(
    size[0] <= 1200 && size[1] <= 400 && size[2] * 0.75 <= 200_100,
    `it was made small enough: ${size}`,
  );
  await close();
});

test("a drawn signature is still there after a look at the other ways", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  const dialog = page.locator("dialog");
  await draw(page, dialog);
  const picture = () => dialog.locator("canvas").evaluate((canvas) => canvas.toDataURL());
  const drawn = await picture();
  await page.locator("#way-type").click();
  await page.locator("#way-draw").click();
  // The area is drawn anew when its tab comes back.
  await page.waitForFunction((was) => document.querySelector("dialog canvas")?.toDataURL() === was, drawn);
  await dialog.getByRole("button", { name: "Undo" }).click();
  assert.notEqual(await picture(), drawn);
  await draw(page, dialog);
  await dialog.locator(".actions .primary").click();
  await page.locator("[data-field=signature] .ink").waitFor();
  await close();
});

test("a drawn signature is cut to what was drawn", async () => {
  const { page, close } = await open(here.browser, { viewport: PHONE, deviceScaleFactor: 2 });
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  await page.locator("dialog .actions .primary").click();
  await page.getByText("Draw in the area first").waitFor();
  await adopt(page, true);
  const [width, height] = await page
    .locator("[data-field=signature] .ink")
    .evaluate((image) => [image.naturalWidth, image.naturalHeight]);
  assert.ok(width > 200 && width <= 1200 && height <= 400 && height < width, `${width} × ${height}`);
  await inspect(page, "signed", { full: false });
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

/** Closes the page as people do; returns whether the browser asked. */
async function leaves(page) {
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  const gone = page.waitForEvent("close").then(() => "gone");
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, gone]);
}

test("the browser asks before answers are lost, and only then", async () => {
  const { page, context, close } = await open(here.browser);
  await arrive(page, link("lease"));
  await review(page);
  await read(page);
  await context.setOffline(true);
  await page.locator("#c-occupants").fill("3");
  await page.getByText("No connection.").waitFor();
  assert.equal(await leaves(page), "beforeunload");
  await context.setOffline(false);
  await page.getByText("Saved", { exact: true }).waitFor();
  assert.equal(await leaves(page), "gone");
  await close();
});

test("going back leads to the document that was there", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  const first = await page.locator("h1").innerText();
  await review(page, "4711");
  await read(page);
  await arrive(page, link("lease"));
  assert.notEqual(await page.locator("h1").innerText(), first);
  await page.goBack();
  // The code was given before and is not asked for again.
  await read(page);
  assert.equal(new URL(page.url()).pathname, "/s");
  await page.goForward();
  await page.getByRole("heading", { name: "Residential lease" }).waitFor();
  assert.equal(new URL(page.url()).pathname, "/s");
  await page.reload();
  await page.getByRole("heading", { name: "Residential lease" }).waitFor();
  await close();
});

test("a drawn signature stays whole when the phone is turned", async () => {
  const { page, close } = await open(here.browser, { viewport: { width: 740, height: 375 }, touch: true });
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("canvas").scrollIntoViewIfNeeded();
  await draw(page, dialog);
  /** The leftmost and the rightmost column with ink, as parts of the pad's width. */
  const ends = () =>
    dialog.locator("canvas").evaluate((canvas) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
      const inked = [];
      for (let at = 3; at < data.length; at += 4) if (data[at] > 8) inked.push(((at - 3) / 4) % width);
      return [Math.min(...inked.slice(0, 50_000)) / width, Math.max(...inked.slice(0, 50_000)) / width];
    });
  const [left, right] = await ends();
  await page.setViewportSize(PHONE);
  await page.waitForFunction(() => document.querySelector("dialog canvas").clientWidth < 340);
  await settled(page);
  const turned = await ends();
  assert.ok(turned[0] > 0 && turned[1] < 1, `within the pad: ${turned}`);
  assert.ok(turned[1] - turned[0] >= right - left - 0.02, `all of it: ${turned} of ${[left, right]}`);
  await inspect(page, "signature-turned", { full: false });
  await close();
});

test("a stroke belongs to the finger that began it", async () => {
  const { page, close } = await open(here.browser);
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
  const canvas = page.locator("dialog[open] canvas");
  const lowest = await canvas.evaluate((pad) => {
    const box = pad.getBoundingClientRect();
    // Pointers that no device has can't be captured.
    pad.setPointerCapture = () => undefined;
    const touch = (type, pointerId, x, y) =>
      pad.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: "touch",
          isPrimary: pointerId === 1,
          bubbles: true,
          cancelable: true,
          clientX: box.left + x,
          clientY: box.top + y,
        }),
      );
    touch("pointerdown", 1, 20, 20);
    touch("pointermove", 1, 60, 20);
    touch("pointerdown", 2, 200, 150);
    touch("pointermove", 2, 210, 155);
    touch("pointermove", 1, 120, 20);
    touch("pointerup", 2, 210, 155);
    touch("pointermove", 1, 180, 20);
    touch("pointerup", 1, 180, 20);
    const { width, height } = pad;
    const { data } = pad.getContext("2d").getImageData(0, 0, width, height);
    const columns = [];
    let low = 0;
    for (let at = 3; at < data.length; at += 4) {
      if (data[at] <= 8) continue;
      low = Math.max(low, Math.floor((at - 3) / 4 / width));
      columns.push(((at - 3) / 4) % width);
    }
    const scale = width / box.width;
    return { low: low / scale, right: Math.max(...columns) / scale };
  });
  assert.ok(lowest.low < 30, `no line leads to the second finger: ${lowest.low}`);
  assert.ok(lowest.right > 140, `the first goes on: ${lowest.right}`);
  await close();
});
