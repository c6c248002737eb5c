// What is written on a template and what documents are made from: kept for all, published in one step, discarded, overtaken.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "../service/service.mjs";
import { example, exampleFile } from "../service/templates.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();

const make = (name, content) => here.service.v2("POST", "/templates", { name, content });
const published = (id) => here.service.v2("GET", `/templates/${id}`);
const text = (page) => page.locator("#editor-text");
const bar = (page) => page.getByRole("region", { name: "What documents are made from" });
const says = (page, words) => bar(page).getByRole("status").filter({ hasText: words }).waitFor();
const publish = (page) => bar(page).getByRole("button", { name: "Publish" });

/** What is written on a template, with what is not published. */
async function written(page, id) {
  const answer = await page.request.get(`/api/console/templates/${id}/working-copy`);
  return (await answer.json()).data;
}

/** Waits until the words are kept. */
function kept(page, id, words) {
  return eventually(`“${words}” to be kept`, async () => {
    const copy = await written(page, id);
    return JSON.stringify(copy).includes(words) ? copy : null;
  });
}

async function edit(id, choices) {
  const visit = await here.enter(`/templates/${id}/edit`, choices);
  await text(visit.page).waitFor();
  return visit;
}

/** Writes at the end of the text. */
async function type(page, words) {
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(words);
}

test("documents are made from what is published, whatever is being typed", async () => {
  const { id } = await make("Notice of leave", { markdown: "Old words" });
  const { page, close } = await edit(id);
  await says(page, "Published – documents are made from what you see here.");
  assert.ok(await publish(page).isDisabled());
  await inspect(page, "publish-none", { full: false });
  await type(page, " and half a sen");
  await kept(page, id, "half a sen");
  await says(page, /^Unpublished changes – documents are still made from the version of /);
  assert.doesNotMatch(JSON.stringify((await published(id)).content), /half/);
  await inspect(page, "publish-open", { full: false });

  // Somebody with another browser sees the same, and the list, the page and a new document tell of it.
  const other = await here.enter("/templates");
  const row = other.page.getByRole("row").filter({ hasText: "Notice of leave" });
  await row.getByText("Unpublished changes").waitFor();
  await inspect(other.page, "publish-list");
  await row.getByRole("link", { name: "Notice of leave" }).click();
  const notice = other.page.getByRole("note").filter({ hasText: "Unpublished changes" });
  await notice.waitFor();
  await inspect(other.page, "publish-detail");
  await other.page.getByRole("link", { name: "New document" }).click();
  await other.page.getByRole("alert").filter({ hasText: "The template has unpublished changes" }).waitFor();
  await inspect(other.page, "publish-document", { sides: ["light", "phone", "arabic"] });
  await go(other.page, `/templates/${id}`);
  await notice.getByRole("link", { name: "View the changes" }).click();
  await text(other.page).getByText("half a sen").waitFor();

  await type(page, "tence.");
  await publish(page).click();
  await says(page, "Published – documents are made from what you see here.");
  await page.getByText("Published. New documents are made from this.").waitFor();
  assert.match(JSON.stringify((await published(id)).content), /half a sentence/);
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Version 2").waitFor();
  assert.equal(await page.getByText("Version 3").count(), 0, "one version for all that was typed");
  await go(other.page, "/templates");
  await row.waitFor();
  await eventually("the mark to be gone", async () => (await row.getByText("Unpublished").count()) === 0);
  await other.close();
  await close();
});

test("changes are discarded when one is sure", async () => {
  const { id } = await make("Discarded", { markdown: "Kept words" });
  const { page, close } = await edit(id);
  await type(page, " and others");
  await kept(page, id, "and others");
  await bar(page).getByRole("button", { name: "Discard changes" }).click();
  const sure = page.getByRole("dialog", { name: "Discard the unpublished changes?" });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  await text(page).getByText("and others").waitFor();
  await bar(page).getByRole("button", { name: "Discard changes" }).click();
  await inspect(page, "publish-discard", { sides: ["light", "phone"], full: false });
  await sure.getByRole("button", { name: "Discard changes" }).click();
  await says(page, /^Published –/);
  await text(page).getByText("Kept words", { exact: true }).waitFor();
  assert.equal((await written(page, id)).changes, null);
  await close();
});

test("tells that a program published another version, and asks before it takes its place", async () => {
  const { id } = await make("Overtaken", { markdown: "Old words" });
  const { page, close } = await edit(id);
  await type(page, " of mine");
  await kept(page, id, "of mine");
  await here.service.v2("PATCH", `/templates/${id}`, { content: { markdown: "Words of a program" } });
  await type(page, ", too");
  const notice = page.getByRole("alert").filter({ hasText: "The template was changed meanwhile" });
  await notice.waitFor();
  await inspect(page, "publish-overtaken", { sides: ["light", "dark", "phone"], full: false });
  assert.match(JSON.stringify((await published(id)).content), /of a program/);
  await publish(page).click();
  const sure = page.getByRole("dialog", { name: "Put this in the place of the other version?" });
  await sure.getByRole("button", { name: "Publish" }).click();
  await says(page, /^Published –/);
  await notice.waitFor({ state: "detached" });
  assert.match(JSON.stringify((await published(id)).content), /Old words of mine, too/);
  await close();
});

test("what can't be printed can't be published, by keys alone", async () => {
  const { id } = await make("Wrong", { markdown: "Hello." });
  const { page, close } = await edit(id);
  await page.getByRole("tab", { name: "Calculations" }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const expression = page.getByRole("textbox", { name: "Expression" });
  await expression.fill("1 + nothing");
  await page.getByRole("button", { name: "One thing to mend" }).waitFor();
  assert.ok(await publish(page).isDisabled());
  await expression.fill("1 + 1");
  await page.getByRole("button", { name: "One thing to mend" }).waitFor({ state: "detached" });
  await publish(page).focus();
  await page.keyboard.press("Enter");
  await says(page, /^Published –/);
  assert.equal(Object.keys((await published(id)).expressionTable).length, 1);
  await close();
});

test("an empty template says so, until its first words are published", async () => {
  const { page, close } = await here.enter("/templates/new?way=blank");
  await page.getByRole("textbox", { name: "Name" }).fill("From nothing");
  await page.getByRole("button", { name: "Open the editor" }).click();
  await text(page).waitFor();
  await says(page, "This template is still empty.");
  await type(page, "First words");
  await says(page, "Not published yet – a document made now would be empty.");
  const [, id] = /templates\/([^/]+)\/edit/.exec(page.url());
  await kept(page, id, "First words");
  await go(page, `/documents/new?templateId=${id}`);
  const notice = page.getByRole("alert").filter({ hasText: "The template is still empty" });
  await notice.getByRole("link", { name: "Open the template" }).click();
  await text(page).getByText("First words").waitFor();
  await publish(page).click();
  await says(page, /^Published –/);
  await go(page, `/documents/new?templateId=${id}`);
  await page.getByRole("img", { name: /1/ }).first().waitFor();
  assert.equal(await notice.count(), 0);
  await close();
});

test("fields on an uploaded PDF are published in the same way", async () => {
  const file = await here.service.upload(exampleFile("uploaded-pdf/form.pdf"), "form.pdf", "application/pdf");
  const { template } = example("uploaded-pdf");
  const whole = JSON.parse(JSON.stringify(template).replaceAll('"form.pdf"', JSON.stringify(file)));
  const { id } = await here.service.v2("POST", "/templates", whole);
  const { page, close } = await here.enter(`/templates/${id}/place`);
  const box = (name) => page.locator(`[data-field="${name}"]`);
  await box("companyName").waitFor();
  const count = template.formSchema.fields.length;
  const remove = async (name) => {
    await box(name).click();
    await page.keyboard.press("Delete");
    await box(name).waitFor({ state: "detached" });
    await eventually("the changes to be kept", async () => {
      const { formSchema } = await written(page, id);
      return !formSchema.fields.some((field) => field.id === name);
    });
  };
  await remove("companyName");
  await says(page, /^Unpublished changes/);
  assert.equal((await published(id)).formSchema.fields.length, count);
  await inspect(page, "publish-place", { full: false });
  await bar(page).getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await box("companyName").waitFor();
  await says(page, /^Published –/);
  await remove("companyName");
  await publish(page).click();
  await says(page, /^Published –/);
  assert.equal((await published(id)).formSchema.fields.length, count - 1);
  await close();
});
