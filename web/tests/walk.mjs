// The way of somebody who signs, step by step, for any document: the tests walk it on the mock service, and with `SIGN_BASE` and
// `SIGN_LINK` on a real one. It finds its way by what is on the page, in any language.

import { expect } from "./browser.mjs";

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAL0lEQVR42mN0S5jGQA3AxEAlMPgMYkHmLO2OIklzdOkyOJtx0AX2qNeGoteGsUEAKhoOEx+91NEAAAAASUVORK5CYII=";

/** Loads the link and waits for the first screen. */
export async function arrive(page, link) {
  await page.goto(link);
  await page.locator("main h1").waitFor();
}

/** Presses the button of the first screen, with the access code where one is asked for. */
export async function review(page, code) {
  if (code) await page.locator("#code").fill(code);
  await page.locator(".landing button[type=submit]").click();
}

/** Waits for the document, which is there to read before anything is agreed to. */
export async function read(page) {
  await page.locator("article.paper, .pages").waitFor();
}

/** Agrees to what stands at the end of the document. */
export async function agree(page) {
  await page.locator("#agree").check();
}

/** What is put into a field of each kind where the test says nothing else. */
const ANSWERS = {
  text: "Example",
  multiline: "Two lines\nof text",
  number: "2",
  money: "120.50",
  date: "2027-02-15",
  email: "signer@mail.example",
  phone: "+353 1 555 0100",
  fullName: "Daniel Moreau",
};

/** Answers the field that `Next` led to. */
export async function answer(page, id, answers = {}, drawn = true) {
  const sheet = page.locator("dialog[open]");
  const signing = sheet.locator("[role=tablist]");
  // What a dialog shows may still be on its way.
  if (await sheet.count()) await sheet.locator("[role=tablist], .field").first().waitFor();
  if (await signing.count()) {
    await adopt(page, drawn);
    return;
  }
  const scope = (await sheet.count()) ? sheet : page.locator("main");
  const field = scope.locator(`.field[data-field="${id}"]`).first();
  const kinds = (await field.getAttribute("class")).split(" ");
  const kind = kinds.find((name) => name in ANSWERS);
  const wanted = answers[id];
  if (kind) {
    const input = field.locator("input, textarea").first();
    await input.fill(wanted ?? ANSWERS[kind]);
  } else if (kinds.includes("checkbox")) await field.locator("input").check();
  else if (kinds.includes("radio")) {
    const options = field.locator("input");
    await (wanted ? field.locator(`input[value="${wanted}"]`) : options.first()).check();
  } else if (kinds.includes("multiselect")) await field.locator("input").first().check();
  else if (kinds.includes("select")) await field.locator("select").selectOption(wanted ?? { index: 1 });
  else if (kinds.includes("file") || kinds.includes("image")) {
    await field
      .locator("input")
      .setInputFiles({ name: "passport.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") });
    await field.locator("button").waitFor();
  } else {
    await field.locator("button").first().click();
    if (await field.locator(".sign-here").count()) await adopt(page, drawn);
  }
  if (await sheet.count()) await sheet.locator(".sheet-done").click();
}

/** Makes a signature or initials in the dialog. */
export async function adopt(page, drawn) {
  const dialog = page.locator("dialog[open]").last();
  await dialog.locator("[role=tablist]").waitFor();
  if (drawn) {
    await draw(page, dialog);
  } else {
    await dialog.locator("#way-type").click();
    const typed = dialog.locator("#typed");
    if ((await typed.inputValue()) === "") await typed.fill("Jo Mills");
  }
  await dialog.locator(".actions .primary").click();
  await dialog.locator("[role=tablist]").waitFor({ state: "detached" });
}

/** Draws something like a name: a tall loop, small ones, and a stroke that runs out. */
export async function draw(page, dialog) {
  // The dialog is fetched when it is first needed.
  await dialog.locator("canvas").waitFor();
  const { x, y, width, height } = await dialog.locator("canvas").boundingBox();
  const point = (at) => {
    const turn = at * 7 * 2 * Math.PI;
    const tall = at < 0.14 ? 1.9 : 1 - at * 0.8;
    return [
      x + width * (0.14 + at * 0.7) + Math.sin(turn) * width * 0.035,
      y + height * (0.56 - at * 0.06) - Math.cos(turn) * height * 0.15 * tall,
    ];
  };
  await page.mouse.move(...point(0));
  await page.mouse.down();
  for (let step = 1; step <= 120; step += 1) await page.mouse.move(...point(step / 120));
  await page.mouse.up();
}

/** Goes from field to field by the bar's button, and to the consent at last, until it offers to finish; returns the fields that were answered. */
export async function fillAll(page, answers = {}, { drawn = true, most = 60 } = {}) {
  const seen = [];
  for (let count = 0; count < most; count += 1) {
    // Answers change the document, so what it says is waited for.
    await settled(page);
    const progress = page.locator(".bar progress");
    if ((await progress.count()) === 0) return seen;
    const [done, all] = await progress.evaluate((bar) => [bar.value, bar.max]);
    if (done === all) return seen;
    await page.locator(".bar .primary").click();
    // The dialog for signatures is fetched when it is first needed.
    await settled(page);
    if (await page.evaluate(() => document.activeElement.id === "agree")) {
      await page.keyboard.press("Space");
      continue;
    }
    const id = await page.evaluate(
      () =>
        document.activeElement.closest("[data-field]")?.dataset.field ??
        document.querySelector("dialog[open] [data-field]")?.dataset.field ??
        "",
    );
    const named =
      id ||
      (await page.evaluate(
        () => document.querySelector("main [data-sheet]:focus")?.parentElement.dataset.field ?? "signature",
      ));
    seen.push(named);
    await answer(page, named, answers, drawn);
  }
  throw new Error(`the form does not come to an end: ${seen.join(", ")}`);
}

/** Waits until no question to the service is under way. */
export async function settled(page) {
  await page.waitForTimeout(350);
  await page.waitForLoadState("networkidle");
}

export async function finish(page) {
  await page.locator(".bar .primary").click();
  await page.locator(".notice h1").waitFor();
}

/** Fetches the copy and looks whether it is a PDF; gives its name and its bytes. */
export async function save(page) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".notice .primary").click()]);
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
  expect(bytes.subarray(0, 5).toString() === "%PDF-", "the copy is no PDF");
  return { name: file.suggestedFilename(), bytes };
}

/** Fetches the copy; gives its name. */
export async function download(page) {
  return (await save(page)).name;
}
