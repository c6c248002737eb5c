// Placing fields on an uploaded PDF: by pointer and by keys, saved by itself, and what happens when it can't be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../browser.mjs";
import { example, exampleFile } from "../service/templates.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();
/** A PDF of one page. */
const ONE_PAGE =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n178\n%%EOF\n";

/** A template of the supplier form, with its fields or without. */
async function placed({ fields = true } = {}) {
  const file = await here.service.upload(exampleFile("uploaded-pdf/form.pdf"), "form.pdf", "application/pdf");
  const { template } = example("uploaded-pdf");
  const whole = JSON.parse(JSON.stringify(template).replaceAll('"form.pdf"', JSON.stringify(file)));
  if (!fields) whole.formSchema = { roles: [{ name: "Signer" }], fields: [] };
  return (await here.service.v2("POST", "/templates", whole)).id;
}

/** What is written on a template, with what is not published. */
async function written(page, id) {
  const answer = await page.request.get(`/api/console/templates/${id}/working-copy`);
  return (await answer.json()).data;
}
const stored = async (page, id) => (await written(page, id)).formSchema;
const saved = (page) => page.locator("[data-save=saved]").waitFor();
const said = (page) => page.locator("[data-said]").innerText();
const box = (page, id) => page.locator(`[data-field="${id}"]`);
/** Waits until a change was noticed and saved. */
async function settled(page) {
  await page
    .locator("[data-save]:not([data-save=saved])")
    .waitFor({ timeout: 5_000 })
    .catch(() => {});
  await saved(page);
}

async function enter(id, choices) {
  const visit = await here.enter(`/templates/${id}/place`, choices);
  await visit.page.locator("[data-page] img").first().waitFor();
  return visit;
}

test("a field is added by a click, dragged, resized, saved, and there again after a reload", async () => {
  const id = await placed({ fields: false });
  const { page, close } = await enter(id);
  await page.getByText("Drag a field onto the page").waitFor();
  await inspect(page, "place-empty", { sides: ["light"], full: false });
  await page.getByRole("button", { name: "Signature", exact: true }).click();
  const field = box(page, "signature1");
  await field.waitFor();
  assert.equal(await said(page), "Signature added on page 1");
  assert.equal(await field.evaluate((node) => node === document.activeElement), true);

  const before = await field.boundingBox();
  await page.mouse.move(before.x + 20, before.y + 10);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 50, { steps: 5 });
  await page.mouse.up();
  const after = await field.boundingBox();
  assert.ok(Math.abs(after.x - before.x - 40) < 2 && Math.abs(after.y - before.y - 40) < 2, "it was moved");

  const corner = page.locator("[data-edges=se]");
  const at = await corner.boundingBox();
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2 + 30, at.y + at.height / 2 + 12, { steps: 5 });
  await page.mouse.up();
  const wide = await field.boundingBox();
  assert.ok(Math.abs(wide.width - after.width - 30) < 3, "it is wider");

  await page.getByRole("textbox", { name: "What it asks for" }).fill("Sign here");
  await settled(page);
  const [kept] = (await stored(page, id)).fields;
  assert.equal(kept.label, "Sign here");
  assert.equal(kept.role, "Signer");
  await page.reload();
  await field.waitFor();
  // The page finds its place once all around it is there.
  await page.waitForFunction(
    ([node, wide]) => {
      const again = node.getBoundingClientRect();
      return ["x", "y", "width", "height"].every((side) => Math.abs(again[side] - wide[side]) < 1.5);
    },
    [await field.elementHandle(), wide],
  );
  await close();
});

test("a field is dragged from the palette to where it belongs", async () => {
  const id = await placed({ fields: false });
  const { page, close } = await enter(id);
  const sheet = await page.locator("[data-page='1']").boundingBox();
  await page.getByRole("button", { name: "Date", exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(sheet.x + 150, sheet.y + 220, { steps: 6 });
  await page.mouse.move(sheet.x + 160, sheet.y + 230, { steps: 2 });
  await page.mouse.up();
  const field = await box(page, "date1").boundingBox();
  assert.ok(Math.abs(field.x + field.width / 2 - sheet.x - 160) < 3, "its middle is where it was let go");
  await settled(page);
  assert.equal((await stored(page, id)).fields[0].type, "date");
  await close();
});

test("keys move, resize, select, duplicate, delete, undo and redo", async () => {
  const id = await placed({ fields: false });
  const { page, close } = await enter(id);
  await page.getByRole("button", { name: "Text", exact: true }).focus();
  await page.keyboard.press("Enter");
  const field = box(page, "text1");
  await field.waitFor();
  const place = async () =>
    field.evaluate((node) => [node.style.left, node.style.top, node.style.width].map(parseFloat));
  const [x, y, width] = await place();
  const near = (one, other) => assert.ok(Math.abs(one - other) < 0.02, `${one} is not ${other}`);
  await page.keyboard.press("ArrowRight");
  near((await place())[0], x + 100 / 595.28);
  await page.keyboard.press("Shift+ArrowDown");
  near((await place())[1], y + 1000 / 841.89);
  assert.match(await said(page), /^Text: page 1, \d+ mm from left, \d+ mm from top, \d+ by \d+ mm$/);
  await page.keyboard.press("Alt+Shift+ArrowRight");
  near((await place())[2], width + 1000 / 595.28);
  await page.keyboard.press("Control+d");
  const copy = box(page, "text2");
  await copy.waitFor();
  assert.equal(await copy.evaluate((node) => node === document.activeElement), true);
  await page.keyboard.press("Delete");
  await copy.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await copy.waitFor();
  await page.keyboard.press("Control+Shift+z");
  await copy.waitFor({ state: "detached" });
  await field.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches("[data-first]"));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement.matches("[data-field=text1]"));
  await settled(page);
  assert.equal((await stored(page, id)).fields.length, 1);
  await close();
});

test("several are chosen by a frame, aligned, and copied to all pages", async () => {
  const id = await placed({ fields: false });
  const { page, close } = await enter(id);
  const sheet = await page.locator("[data-page='1']").boundingBox();
  for (const [name, x, y] of [
    ["Email", 140, 120],
    ["Telephone", 190, 190],
    ["Number", 260, 240],
  ]) {
    await page.getByRole("button", { name, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(sheet.x + x, sheet.y + y, { steps: 5 });
    await page.mouse.up();
  }
  await page.mouse.move(sheet.x + 20, sheet.y + 60);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 380, sheet.y + 300, { steps: 5 });
  await page.mouse.up();
  await page.getByText("3 fields selected").waitFor();
  await page.getByRole("button", { name: "Align" }).click();
  await inspect(page, "place-align", { sides: ["light"], full: false });
  await page.getByRole("menuitem", { name: "Left edges" }).click();
  await page.getByRole("button", { name: "Align" }).click();
  await page.getByRole("menuitem", { name: "Same size" }).click();
  await settled(page);
  const aligned = (await stored(page, id)).fields.map(({ placement }) => placement);
  assert.equal(new Set(aligned.map(({ x }) => x)).size, 1);
  assert.equal(new Set(aligned.map(({ width }) => width)).size, 1);
  await page.getByRole("button", { name: "Copy to all pages" }).click();
  await settled(page);
  assert.equal((await stored(page, id)).fields.filter(({ placement }) => placement.page === 2).length, 3);
  await close();
});

test("roles are named, ordered and coloured, and fields follow them", async () => {
  const id = await placed();
  const { page, close } = await enter(id);
  await page.getByRole("tab", { name: "People" }).click();
  await page.getByRole("textbox", { name: "Name of the role" }).first().fill("Vendor");
  await page.getByRole("button", { name: "Add a person" }).click();
  await settled(page);
  const { roles, fields } = await stored(page, id);
  assert.deepEqual(
    roles.map(({ name, order }) => [name, order]),
    [
      ["Vendor", 1],
      ["Purchasing", 2],
      ["Person 3", 3],
    ],
  );
  assert.ok(fields.some(({ role }) => role === "Vendor") && !fields.some(({ role }) => role === "Supplier"));
  await inspect(page, "place-roles", { sides: ["light", "arabic"], full: false });
  await close();
});

test("what the service refuses is shown at the field and leads there", async () => {
  const id = await placed();
  const { page, close } = await enter(id);
  await box(page, "legalForm").click();
  await inspect(page, "place");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("textbox", { name: "Shown only if" }).fill("nobody == ");
  const alert = page.getByRole("alert").filter({ hasText: "This can’t be saved yet" });
  await alert.waitFor();
  assert.match(await box(page, "legalForm").getAttribute("aria-label"), /needs to be corrected$/);
  await page
    .getByRole("textbox", { name: "Shown only if" })
    .and(page.locator("[aria-invalid=true]"))
    .waitFor();
  await inspect(page, "place-refused", { sides: ["light", "dark"], full: false });
  await page.getByRole("link", { name: "Done" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await box(page, "companyName").click();
  await alert.getByRole("button", { name: "Legal form" }).click();
  await page.getByRole("textbox", { name: "Shown only if" }).fill("");
  await saved(page);
  assert.equal(await alert.count(), 0);
  await page.getByRole("link", { name: "Done" }).click();
  await page.waitForURL(new RegExp(`/templates/${id}$`));
  await close();
});

test("tries again when the service is away, and notices what somebody else saved", async () => {
  const id = await placed();
  const { page, close } = await enter(id);
  await page.route(`**/api/console/templates/${id}/working-copy`, (route) => route.abort());
  await box(page, "companyName").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-save=failed]").waitFor();
  await page.unroute(`**/api/console/templates/${id}/working-copy`);
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page);
  const { changes, formSchema } = await written(page, id);
  const { roles, fields } = formSchema;
  const theirs = await page.request.put(`/api/console/templates/${id}/working-copy`, {
    data: { ...changes, formSchema: { roles, fields: fields.slice(0, 5) } },
    headers: { origin: here.service.base },
  });
  assert.ok(theirs.ok(), await theirs.text());
  await box(page, "companyName").focus();
  await page.keyboard.press("ArrowRight");
  const alert = page.getByRole("alert").filter({ hasText: "Somebody else changed these fields" });
  await alert.waitFor();
  await inspect(page, "place-conflict", { sides: ["light"], full: false });
  await alert.getByRole("button", { name: "Take theirs" }).click();
  await alert.waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-field]").count(), 5);
  await close();
});

test("keeps in the browser what could not be saved, and goes on with it", async () => {
  const id = await placed();
  const { page, context, close } = await enter(id);
  const before = (await written(page, id)).formSchema.fields.length;
  await page.route(`**/api/console/templates/${id}/working-copy`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await box(page, "companyName").click();
  await page.keyboard.press("Delete");
  await page.locator("[data-save=failed]").waitFor();
  await page.close();

  const again = await context.newPage();
  await go(again, `/templates/${id}/place`);
  const notice = again.getByRole("alert").filter({ hasText: "changes here that were never saved" });
  await notice.waitFor();
  assert.equal(await again.locator("[data-field]").count(), before);
  await inspect(again, "place-kept", { sides: ["light", "phone"], full: false });
  await notice.getByRole("button", { name: "Go on with them" }).click();
  await box(again, "companyName").waitFor({ state: "detached" });
  await settled(again);
  assert.equal(await again.locator("[data-field]").count(), before - 1);
  assert.equal((await written(again, id)).formSchema.fields.length, before - 1);
  await again.reload();
  await again.locator("[data-field]").first().waitFor();
  assert.equal(await notice.count(), 0);
  await close();
});

test("works on a phone: add, choose, change in a sheet", async () => {
  const id = await placed({ fields: false });
  const { page, close } = await enter(id, { viewport: PHONE });
  await page.getByRole("button", { name: "Add field" }).click();
  const sheet = page.getByRole("dialog");
  await inspect(page, "place-phone-palette", { sides: ["phone"], full: false });
  await sheet.getByRole("button", { name: "Tick box" }).click();
  await box(page, "checkbox1").waitFor();
  await page.getByRole("button", { name: "Field", exact: true }).click();
  await sheet.getByRole("textbox", { name: "What it asks for" }).fill("I agree");
  await inspect(page, "place-phone-field", { sides: ["phone", "arabic"], full: false });
  await page.keyboard.press("Escape");
  await settled(page);
  assert.equal((await stored(page, id)).fields[0].label, "I agree");
  await inspect(page, "place-phone", { sides: ["phone"], full: false });
  await close();
});

test("handles are as large as a pointer needs, and leave the field to be dragged", async () => {
  const id = await placed();
  const { page, close } = await enter(id);
  // A box to tick, which is smaller than a handle is hit; a field of several lines, which has all eight; and one of a single line.
  for (const name of ["fairWork", "remarks", "companyName"]) {
    const field = box(page, name);
    await field.focus();
    await page.keyboard.press("Enter");
    await field.scrollIntoViewIfNeeded();
    const found = await field.evaluate((node) => {
      const hit = (x, y) => document.elementFromPoint(x, y);
      const middle = node.getBoundingClientRect();
      const whole = node.contains(hit(middle.x + middle.width / 2, middle.y + middle.height / 2));
      const edges = hit(middle.x + middle.width / 2, middle.y + middle.height / 2)?.dataset.edges;
      const small = [...node.querySelectorAll("[data-edges]")].flatMap((one) => {
        if (!one.checkVisibility()) return [];
        const { x, y, width, height } = one.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const reach = (dx, dy) => {
          let way = 0;
          while (way < 30 && hit(left + dx * (way + 1), top + dy * (way + 1)) === one) way += 1;
          return way;
        };
        const across = reach(-1, 0) + reach(1, 0) + 1;
        const down = reach(0, -1) + reach(0, 1) + 1;
        return across < 23 || down < 23 ? [`${one.dataset.edges}: ${across} × ${down}`] : [];
      });
      return { small, whole, edges };
    });
    assert.deepEqual(found, { small: [], whole: true, edges: undefined }, name);
  }
  await close();
});

test("a template that is written leads to the editor", async () => {
  const { id } = await here.service.v2("POST", "/templates", {
    name: "Words",
    content: { markdown: "# Words" },
  });
  const { page, close } = await here.enter();
  await go(page, `/templates/${id}/place`);
  await page.waitForURL(new RegExp(`/templates/${id}/edit$`));
  await close();
});

test("a newer PDF takes the place of the old one below its fields", async () => {
  const id = await placed();
  const { page, close } = await enter(id);
  const { content, formSchema } = await written(page, id);
  const picker = page.locator("input[type=file]");
  const old = formSchema.fields.filter(({ placement }) => placement.page > 1).length;
  assert.ok(old > 0 && old < formSchema.fields.length);

  // As many pages: all fields stay.
  await picker.setInputFiles({
    name: "newer.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.concat([exampleFile("uploaded-pdf/form.pdf"), Buffer.from("\n% newer\n")]),
  });
  await page.getByText("The PDF was exchanged.").waitFor();
  await page.locator("[data-page] img").first().waitFor();
  const exchanged = await written(page, id);
  assert.notDeepEqual(exchanged.content, content);
  assert.deepEqual(exchanged.formSchema.fields, formSchema.fields);
  assert.deepEqual(
    (await here.service.v2("GET", `/templates/${id}`)).content,
    content,
    "it is not published",
  );

  // One page: those on the second go, when one is sure.
  const short = { name: "short.pdf", mimeType: "application/pdf", buffer: Buffer.from(ONE_PAGE) };
  await picker.setInputFiles(short);
  const question = page.getByRole("dialog", { name: `Remove ${old} fields?` });
  await question.getByText("The new PDF has one page.").waitFor();
  assert.equal(await question.getByRole("listitem").count(), old);
  await inspect(page, "place-exchange", { sides: ["light", "phone", "arabic"], full: false });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  assert.deepEqual((await written(page, id)).formSchema.fields, formSchema.fields);
  await picker.setInputFiles(short);
  await question.getByRole("button", { name: "Exchange and remove them" }).click();
  await page.getByText("Page 2 of 2").waitFor({ state: "detached" });
  assert.equal((await stored(page, id)).fields.length, formSchema.fields.length - old);

  // Whatever is no PDF is refused, and discarding brings all of it back.
  await picker.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("words") });
  await page.getByRole("alert").filter({ hasText: "could not be exchanged" }).waitFor();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await page.getByText("Page 2 of 2").waitFor();
  assert.deepEqual(await written(page, id).then(({ changes }) => changes), null);
  await close();
});
