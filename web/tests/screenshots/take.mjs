// Takes the pictures of all pages into docs/screenshots. `scripts/screenshots` starts it.

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESK, PHONE } from "../browser.mjs";
import { settled as still } from "../console/look.mjs";
import { exchange, signIn } from "../console/world.mjs";
import { freePort, Service } from "../service/service.mjs";
import { stage } from "../service/world.mjs";
import { consolePages, outsidePages, signingSteps } from "./pages.mjs";
import { ADMINISTRATOR, furnish, invite } from "./sample.mjs";

const FOLDER = fileURLToPath(new URL("../../../docs/screenshots/", import.meta.url));
/** How much of a page is shown, in windows: what is below shows nothing new. */
const LONGEST = 1.6;
const QUALITY = 0.82;
const PATIENCE = 120_000;
const REST = 5_000;
const SIDES = [{}, { phone: true }, { dark: true }, { arabic: true }, { arabic: true, phone: true }];

const wanted = process.argv.slice(2);
const chosen = ({ name }) =>
  wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}-`));

// Browsers make passkeys for names, and for no bare address.
const port = await freePort();
const here = await stage({
  workspace: "Norrland Instruments",
  email: ADMINISTRATOR,
  settings: {
    COUNTERSIGN_HTTP_LISTEN: `127.0.0.1:${port}`,
    COUNTERSIGN_HTTP_BASE_URL: `http://localhost:${port}`,
    COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS: "127.0.0.0/8",
  },
});
const { service, browser } = here;
const press = await (await browser.newContext()).newPage();
let made;
let weight = 0;
try {
  await mkdir(FOLDER, { recursive: true });
  if (wanted.length === 0)
    for (const file of await readdir(FOLDER)) if (file.endsWith(".webp")) await rm(`${FOLDER}${file}`);
  made = await furnish(service);
  await beginning();
  await outside();
  await inside();
  await signing();
  console.log(`${(weight / 1024 / 1024).toFixed(1)} MB`);
} finally {
  made?.hooks.close();
  await here.close();
}

/** A browser of one kind: where it stands and what it prefers. */
async function view({ phone = false, dark = false, arabic = false, member = true }) {
  const visit = await here.open({
    viewport: phone ? PHONE : DESK,
    deviceScaleFactor: phone ? 1.5 : 1,
    dark,
    locale: arabic ? "ar" : "en-GB",
    baseURL: service.base,
  });
  // Pictures are taken beside other work, too.
  visit.context.setDefaultTimeout(PATIENCE);
  if (process.env.COUNTERSIGN_PAGES === "dist") await exchange(visit.context);
  if (member) await signIn(visit.context, service);
  if (member && arabic)
    await visit.context.request.patch("/api/console/account", {
      data: { language: "ar" },
      headers: { origin: service.base },
    });
  return { ...visit, suffix: `${phone ? "phone" : "desk"}${dark ? "-dark" : ""}${arabic ? "-ar" : ""}` };
}

/** The first run, of a service with nothing in it. */
async function beginning() {
  if (!chosen({ name: "setup" })) return;
  const fresh = await Service.fresh();
  try {
    for (const side of [{}, { phone: true }]) {
      const { page, context, suffix } = await view({ ...side, member: false });
      await page.goto(fresh.setUpLink);
      await page.waitForLoadState("networkidle");
      await page.reload();
      await page.locator("input[type=password]").waitFor();
      await still(page);
      await picture(page, `setup-${suffix}`);
      await context.close();
    }
  } finally {
    await fresh.stop();
  }
}

async function inside() {
  const pages = consolePages(made).filter(chosen);
  for (const side of SIDES) {
    const shown = pages.filter((page) => (!side.dark || page.dark) && (!side.arabic || page.arabic));
    if (shown.length > 0) await round(side, shown);
    if (side.arabic) await made.admin("PATCH", "/account", { language: "en" });
  }
}

async function outside() {
  for (const side of SIDES) {
    const shown = outsidePages(made).filter(chosen);
    const fit = shown.filter((page) => (!side.dark || page.dark) && (!side.arabic || page.arabic));
    if (fit.length > 0) await round({ ...side, member: false }, fit);
  }
}

async function round(side, pages) {
  const { page, context, suffix, faults } = await view(side);
  for (const { name, path, step } of pages) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await step?.(page);
    await still(page);
    await picture(page, `${name}-${suffix}`);
  }
  await context.close();
  for (const fault of faults) console.error(`${suffix}: ${fault}`);
}

/** The pages of people who have no account; each side gets a document of its own, since opening happens once. */
async function signing() {
  if (!signingSteps.some(chosen) && !chosen({ name: "fill" }) && !chosen({ name: "verify" })) return;
  for (const side of [{ phone: true }, {}, { dark: true }, { phone: true, arabic: true }]) {
    const { page, context, suffix } = await view({ ...side, member: false });
    await page.goto(await invite(service, made, side.arabic ? "ar" : "en"));
    for (const { name, step } of signingSteps) {
      await step(page);
      await page.waitForLoadState("networkidle");
      // The bar at the end of the window and dialogs over it belong to the window, and not to the page.
      await picture(page, `${name}-${suffix}`, { windows: 1 });
    }
    await page.goto(`${service.base}/f/${made.templates["consent-form"]}`);
    await page.locator("#name").waitFor();
    await picture(page, `fill-${suffix}`);
    await page.goto(`${service.base}/verify`);
    await page.locator("input[type=file]").setInputFiles({
      name: "NDA with Calder & Finch.pdf",
      mimeType: "application/pdf",
      buffer: await service.v2("GET", `/documents/${made.documents.completed}/pdf`),
    });
    await page.locator(".verdict h2").waitFor();
    await picture(page, `verify-${suffix}`);
    await context.close();
  }
}

/**
 * Takes the picture and stores it small: the browser itself knows how to write WebP. The window grows with the page, so that
 * what sticks to its end is at the end of the picture.
 */
async function picture(page, name, { windows = LONGEST } = {}) {
  const { width, height } = page.viewportSize();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const tall = Math.min(whole, Math.round(height * windows));
  if (tall > height) {
    await page.setViewportSize({ width, height: tall });
    // A page with a mail in a frame does not come to rest for it; it is drawn all the same.
    await page.waitForLoadState("networkidle", { timeout: REST }).catch(() => {});
  }
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.setViewportSize({ width, height });
  const webp = await press.evaluate(
    async ({ png, quality }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.onload = resolve;
        reader.readAsDataURL(blob);
      });
      return reader.result.split(",")[1];
    },
    { png: png.toString("base64"), quality: QUALITY },
  );
  const bytes = Buffer.from(webp, "base64");
  await writeFile(`${FOLDER}${name}.webp`, bytes);
  weight += bytes.length;
  console.log(`docs/screenshots/${name}.webp  ${bytes.length}`);
}
