// Signatures: drawn, typed, photographed, and what is none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect, open, PHONE } from "./browser.mjs";
import { adopt, arrive, draw, read, review, settled } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const link = (token) => `${here.base}/s/${token}`;

/** Opens a document that asks for a code, and the place to sign. */
async function atSignature(page) {
  await arrive(page, link("code"));
  await review(page, "4711");
  await read(page);
  await page.locator("#c-signature").click();
}

test("a dot is no signature", async () => {
  const { page, close } = await open(here.browser);
  await atSignature(page);
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
  await atSignature(page);
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
  await atSignature(page);
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

test("broken and oversized pictures of signatures", async () => {
  const { page, close } = await open(here.browser);
  await atSignature(page);
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
  await atSignature(page);
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
  await atSignature(page);
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

test("a drawn signature stays whole when the phone is turned", async () => {
  const { page, close } = await open(here.browser, { viewport: { width: 740, height: 375 }, touch: true });
  await atSignature(page);
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
  await atSignature(page);
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
