// The template editor on the service itself: a template written from nothing, kept, shown, mended, renamed and restored.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE } from "../browser.mjs";
import { eventually } from "../service/service.mjs";
import { inspect, settled, speak } from "./look.mjs";
import { world } from "./world.mjs";

const here = world();
/** A small picture. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAL0lEQVR42mN0S5jGQA3AxEAlMPgMYkHmLO2OIklzdOkyOJtx0AX2qNeGoteGsUEAKhoOEx+91NEAAAAASUVORK5CYII=";

const example = (name) =>
  JSON.parse(readFileSync(new URL(`../../../examples/${name}/template.json`, import.meta.url), "utf8"));

async function edit(template, choices) {
  const { id } = await here.service.v2("POST", "/templates", template);
  const visit = await here.enter(`/templates/${id}/edit`, choices);
  await visit.page.locator("#editor-text").waitFor();
  return { ...visit, id };
}

const text = (page) => page.locator("#editor-text");
const saved = (page) => page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
const tab = (page, name) => page.getByRole("tab", { name }).click();

/** What is written on a template, with what is not published. */
async function written(page, id) {
  const answer = await page.request.get(`/api/console/templates/${id}/working-copy`);
  return (await answer.json()).data;
}

/** What the service keeps of what is written, once it is as expected. */
function kept(page, id, what, holds) {
  return eventually(what, async () => {
    const template = await written(page, id);
    return holds(template) ? template : null;
  });
}

/** Types a slash and words, and takes what fits best. */
async function slash(page, words, option) {
  await page.keyboard.type(`/${words}`);
  const found = page.getByRole("listbox", { name: "Insert" }).getByRole("option", { name: option });
  await found.first().waitFor();
  await found.first().click();
}

test("writes a template from nothing, and shows the same after a reload", async () => {
  const { page, close, id } = await edit({ name: "Letting" });
  await text(page).click();
  await page.keyboard.type("# Letting of a flat");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Between us and ");
  await slash(page, "Tenant", "New variable “Tenant”");
  await page.keyboard.type(" for a year.");
  await page.locator(".chip", { hasText: "Tenant" }).waitFor();

  // A list with an amount, in the panel.
  await tab(page, "Variables");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: "Label" }).first().fill("Items");
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("items");
  await page.getByRole("combobox", { name: "Kind" }).first().click();
  await page.getByRole("option", { name: "List" }).click();
  await page.getByRole("button", { name: "Add a value" }).click();
  const column = page
    .getByRole("region")
    .filter({ has: page.getByRole("textbox", { name: "Name", exact: true }) })
    .last();
  await column.getByRole("textbox", { name: "Name", exact: true }).fill("price");
  await column.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Amount of money" }).click();

  // What it all comes to.
  await tab(page, "Calculations");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("total");
  const expression = page.getByRole("textbox", { name: "Expression" });
  await expression.click();
  await expression.pressSequentially("sum(ite");
  await page.getByRole("option", { name: /^items/ }).waitFor();
  await page.keyboard.press("Enter");
  await expression.pressSequentially(".map(|i| i.pr");
  await page.keyboard.press("Enter");
  await expression.pressSequentially("))");
  await page.getByText("€2,469.00").waitFor();

  // A table whose row repeats.
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await slash(page, "table", "Table");
  await page.keyboard.type("Price");
  for (let cells = 0; cells < 3; cells += 1) await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("menuitem", { name: "Repeat these rows for each item of a list" }).click();
  const repeat = page.getByRole("dialog", { name: "Condition or repeat" });
  await repeat.getByRole("textbox", { name: "Repeated for each item of" }).waitFor();
  assert.equal(
    await repeat.getByRole("textbox", { name: "Repeated for each item of" }).inputValue(),
    "items",
  );
  await repeat.getByRole("button", { name: "Done" }).click();
  await slash(page, "price", "item.price");

  // A condition, and a field.
  await page.keyboard.press("Control+End");
  await page.keyboard.type("It is dear. ");
  await slash(page, "cond", "Condition");
  const condition = page.getByRole("dialog", { name: "Condition or repeat" });
  await condition.getByRole("textbox", { name: "Shown only if" }).fill("total > 1000");
  await condition.getByText("Yes").waitFor();
  await condition.getByRole("button", { name: "Done" }).click();
  await page.keyboard.type(" Signed: ");
  await slash(page, "sign", "Signature");
  await saved(page);

  const template = await kept(page, id, "the template", (one) => one.formSchema.fields?.length === 1);
  const types = template.content.content.map((node) => node.type);
  assert.deepEqual(types, ["heading", "paragraph", "table", "conditional"]);
  assert.deepEqual(template.content.content[2].content[1].attrs, { over: "items", as: "item" });
  assert.deepEqual(template.symbolTable.items.columns.price, { type: "money", currency: "EUR" });
  assert.equal(template.expressionTable.total.expression, "sum(items.map(|i| i.price))");
  assert.deepEqual(template.formSchema.roles, [{ name: "Signer" }]);

  await tab(page, "Preview");
  await page.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  const before = await text(page).innerText();
  await page.reload();
  await text(page).waitFor();
  assert.equal(await text(page).innerText(), before);
  await close();
});

test("shows a mistake at its column, and leads to what is wrong", async () => {
  const { page, close, id } = await edit({
    name: "Wrong",
    content: { markdown: "# Wrong\n\nHello {{name}}.\n" },
  });
  await tab(page, "Calculations");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const expression = page.getByRole("textbox", { name: "Expression" });
  await expression.fill("1 + nothing * 2");
  await page.getByText("Line 1, column 5").waitFor();
  assert.equal(await page.locator("pre mark").innerText(), "n");
  await page.getByRole("button", { name: "One thing to mend" }).waitFor();
  await inspect(page, "editor-mistake");
  await speak(page, "de");
  await page.getByText("Zeile 1, Spalte 5: Es gibt nichts, das nothing heißt.").waitFor();
  await page.getByRole("button", { name: "Eine Stelle zu berichtigen" }).click();
  await page.getByRole("dialog").getByText("Spalte 5: Es gibt nichts, das nothing heißt.").waitFor();
  await page.keyboard.press("Escape");
  await speak(page, "en");

  // Looks that are on say so.
  await text(page).click();
  await page.getByRole("button", { name: "More looks" }).click();
  const raised = page.getByRole("menuitemcheckbox", { name: "Superscript" });
  assert.equal(await raised.getAttribute("aria-checked"), "false");
  await raised.click();
  await page.getByRole("button", { name: "More looks" }).click();
  assert.equal(await raised.getAttribute("aria-checked"), "true");
  await raised.click();

  // The name of the chip is taken away: the problem leads back to the chip.
  await expression.fill("1 + 2");
  await saved(page);
  await tab(page, "Variables");
  await page.getByRole("button", { name: "name Text" }).click();
  await page.getByRole("button", { name: "Remove: name" }).click();
  await page.getByRole("dialog", { name: "Remove name?" }).getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "One thing to mend" }).click();
  await page.getByRole("button", { name: /Text of the template/ }).click();
  const dialog = page.getByRole("dialog", { name: "Value in the text" });
  await dialog.waitFor();
  await page.locator(".chip.chosen").waitFor();
  await dialog.getByRole("combobox", { name: "What is printed here" }).click();
  await page.getByRole("option", { name: "result" }).click();
  await page.keyboard.press("Escape");
  await saved(page);
  await kept(page, id, "the mended template", (one) => !("name" in one.symbolTable));
  await close();
});

test("renames everywhere, and restores what was", async () => {
  const { page, close, id } = await edit({
    name: "Names",
    content: {
      type: "doc",
      attrs: { footer: [{ type: "variable", attrs: { name: "rent" } }] },
      content: [
        { type: "paragraph", content: [{ type: "variable", attrs: { name: "rent" } }] },
        { type: "conditional", attrs: { when: "rent > 1" }, content: [{ type: "paragraph" }] },
      ],
    },
    symbolTable: { rent: { type: "number" } },
    expressionTable: { year: { expression: "rent * 12" } },
  });
  await tab(page, "Variables");
  await page.getByRole("button", { name: "rent Number" }).click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("fee");
  await name.press("Enter");
  await saved(page);
  const template = await kept(page, id, "the new name", (one) => "fee" in one.symbolTable);
  assert.equal(template.expressionTable.year.expression, "fee * 12");
  assert.equal(template.content.content[0].content[0].attrs.name, "fee");
  assert.equal(template.content.content[1].attrs.when, "fee > 1");
  assert.equal(template.content.attrs.footer[0].attrs.name, "fee");

  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Published. New documents").waitFor();
  await tab(page, "History");
  await page.getByRole("button", { name: "View version 1" }).click();
  await page.getByRole("dialog").getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page
    .getByRole("dialog", { name: "Restore this version" })
    .getByRole("button", { name: "Restore this version" })
    .click();
  await kept(page, id, "the old name", (one) => "rent" in one.symbolTable);
  assert.ok("fee" in (await here.service.v2("GET", `/templates/${id}`)).symbolTable, "it is not published");
  await tab(page, "Variables");
  await page.getByRole("button", { name: "rent Number" }).waitFor();
  await close();
});

test("takes a picture that is pasted, and words that a picture of them comes along with", async () => {
  const { page, close, id } = await edit({ name: "Pasted" });
  await text(page).click();
  const paste = (html) =>
    text(page).evaluate(
      async (place, [html, picture]) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
        clipboardData.setData("text/html", html);
        place.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, PNG],
    );
  await paste("<meta charset='utf-8'><p>Words of <b>an office</b></p>");
  await text(page).getByText("Words of an office").waitFor();
  await paste("<meta charset='utf-8'><img src='https://pictures.example/cat.png'>");
  const pictures = ({ content }) => (content.content ?? []).filter(({ type }) => type === "image").length;
  const { content } = await kept(page, id, "the picture", (one) => pictures(one) > 0);
  assert.equal(pictures({ content }), 1, "the picture of the words is left out");
  assert.match(JSON.stringify(content), /an office/);
  await close();
});

test("keeps what can't be sent, says so, and sends it later", async () => {
  const { page, close, id } = await edit({ name: "Offline" });
  await page.route("**/api/console/drafts/check", (route) => route.abort());
  await text(page).click();
  await page.keyboard.type("Written without a connection");
  await page.getByRole("button", { name: "Not saved" }).click();
  await page.getByText("No connection").waitFor();
  // Leaving asks first.
  await page.getByRole("link", { name: "Back to the template" }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page.unroute("**/api/console/drafts/check");
  await page.getByRole("button", { name: "Not saved" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await saved(page);
  const template = await kept(page, id, "the words", (one) => one.content.content);
  assert.equal(template.content.content[0].content[0].text, "Written without a connection");
  await close();
});

test("changes nothing but what was changed, and goes by keys alone", async () => {
  const template = example("lease");
  const { page, close, id } = await edit(template);
  await text(page).focus();
  await page.keyboard.press("Control+End");
  await page.waitForFunction(() =>
    document.querySelector("#editor-text > :last-child").contains(getSelection().anchorNode),
  );
  await page.keyboard.press("Enter");
  await page.keyboard.type("The end.");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" /page br");
  await page.getByRole("option", { name: "Page break", selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await saved(page);
  const { content } = await kept(
    page,
    id,
    "the end",
    (one) => one.content.content.at(-2)?.type === "pageBreak",
  );
  const before = template.content.content;
  const plain = (nodes) => JSON.parse(JSON.stringify(nodes));
  assert.deepEqual(plain(content.content.slice(0, before.length)), plain(before));
  assert.deepEqual(plain(content.attrs), template.content.attrs);
  assert.deepEqual(
    content.content.slice(before.length).map((node) => node.type),
    ["paragraph", "pageBreak", "paragraph"],
  );

  // The nearest condition is opened from the text, and closed again, by keys.
  await page.locator(".logic p").first().click();
  await page.waitForFunction(() => document.querySelector(".logic p").contains(getSelection().anchorNode));
  await page.keyboard.press("Control+Shift+E");
  const dialog = page.getByRole("dialog", { name: "Condition or repeat" });
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.id === "editor-text");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.closest("[role=toolbar]"));
  // The bar remembers its button; the first is the one to undo, and nothing is there to be done again.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Insert");
  await close();
});

test("finds what was never saved when one comes back", async () => {
  const { page, close, id } = await edit({ name: "Forgotten" });
  await page.route("**/api/console/drafts/check", (route) => route.abort());
  await text(page).click();
  await page.keyboard.type("Never sent");
  await page.getByRole("button", { name: "Not saved" }).waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.unroute("**/api/console/drafts/check");
  await page.reload();
  await page.getByRole("button", { name: "Go on with them" }).click();
  await text(page).getByText("Never sent").waitFor();
  await saved(page);
  await kept(page, id, "what was never sent", (one) => JSON.stringify(one.content).includes("Never sent"));
  await close();
});

test("brings back by undo what was removed in a panel", async () => {
  const { page, close, id } = await edit({
    name: "Undone",
    content: { markdown: "The fee is {{fee}}." },
    symbolTable: { fee: { type: "money", label: "Fee", currency: "EUR" } },
  });
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  assert.ok(await undo.isDisabled());
  await tab(page, "Variables");
  await page.getByRole("button", { name: /^Fee/ }).click();
  await page.getByRole("button", { name: "Remove: Fee" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "One thing to mend" }).waitFor();
  await undo.click();
  await page.getByRole("button", { name: /^Fee/ }).waitFor();
  await saved(page);
  const { symbolTable } = await written(page, id);
  assert.deepEqual(symbolTable, { fee: { type: "money", label: "Fee", currency: "EUR" } });
  await close();
});

test("takes back by undo what was set for the page", async () => {
  const { page, close, id } = await edit({ name: "Paper", content: { markdown: "Words." } });
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await tab(page, "Page");
  const landscape = page.getByRole("radio", { name: "Landscape" });
  await page.getByText("Landscape").click();
  await page.getByRole("combobox", { name: "Paper" }).click();
  await page.getByRole("option", { name: /Letter/ }).click();
  const set = (one) => one.content.attrs?.page ?? {};
  await kept(
    page,
    id,
    "the paper",
    (one) => set(one).size === "letter" && set(one).orientation === "landscape",
  );
  await undo.click();
  await kept(page, id, "the paper of before", (one) => set(one).size !== "letter");
  assert.ok(await landscape.isChecked());
  await undo.click();
  await page
    .getByRole("radio", { name: "Portrait" })
    .and(page.locator(":checked"))
    .waitFor({ state: "attached" });
  assert.ok(await undo.isDisabled());
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await kept(page, id, "the way of the page", (one) => set(one).orientation === "landscape");
  await close();
});

test("asks before it saves over what somebody else saved", async () => {
  const { page, context, close, id } = await edit({ name: "For two" });
  const second = await context.newPage();
  await second.goto(`/templates/${id}/edit`);
  await text(second).waitFor();
  const has = (words) => (one) => JSON.stringify(one.content).includes(words);
  await text(page).click();
  await page.keyboard.type("First hand");
  await kept(page, id, "what the first wrote", has("First hand"));

  await second.bringToFront();
  await text(second).click();
  await second.keyboard.type("Second hand");
  const notice = (where) =>
    where.getByRole("alert").filter({ hasText: "Somebody else has changed this template" });
  await notice(second).waitFor();
  await inspect(second, "editor-conflict", { full: false });
  assert.ok(has("First hand")(await written(page, id)), "nothing was overwritten");
  await notice(second).getByRole("button", { name: "Save mine" }).click();
  await notice(second).waitFor({ state: "detached" });
  await kept(page, id, "what the second wrote", has("Second hand"));

  await page.bringToFront();
  await text(page).click();
  await page.keyboard.type(" again");
  await notice(page).getByRole("button", { name: "Load their version" }).click();
  await text(page).getByText("Second hand").waitFor();
  await notice(page).waitFor({ state: "detached" });
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" and both");
  await kept(page, id, "what was written after it", has("Second hand and both"));
  await close();
});

test("looks well on a desk, in the dark, in Arabic and on a phone", async () => {
  const { page, close } = await edit(example("invoice"));
  await page.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  await inspect(page, "editor");
  await page.getByRole("button", { name: /For each line of/ }).click();
  await page.getByRole("dialog", { name: "Condition or repeat" }).waitFor();
  await inspect(page, "editor-repeat", { sides: ["light", "arabic"] });
  await page.keyboard.press("Escape");
  for (const [name, shot] of [
    ["Variables", "variables"],
    ["People and fields", "fields"],
    ["Page", "page"],
  ]) {
    await tab(page, name);
    if (shot === "variables") await page.getByRole("button", { name: "Lines List" }).click();
    await inspect(page, `editor-${shot}`, { sides: shot === "variables" ? ["dark"] : ["light", "arabic"] });
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  await settled(page);
  await inspect(page, "editor-wide", { sides: [] });
  await close();
});

test("says in words what each of its panels is, in every language and however little room there is", async () => {
  const { page, close } = await edit(example("invoice"));
  const tabs = page.getByRole("tablist", { name: "Panels" }).getByRole("tab");
  for (const language of ["en", "de", "fr", "es", "ar"]) {
    await speak(page, language);
    for (const width of [1280, 992]) {
      await page.setViewportSize({ width, height: 800 });
      const all = page.locator("aside [role=tab]");
      const cut = await all.evaluateAll((nodes) =>
        nodes
          .filter((one) => {
            const list = one.parentElement.getBoundingClientRect();
            const { left, right } = one.querySelector("[class*=tabLabel]").getBoundingClientRect();
            return right - left < 2 || left < list.left - 1 || right > list.right + 1;
          })
          .map((one) => one.textContent),
      );
      assert.deepEqual(cut, [], `${language} at ${width}`);
    }
  }
  await speak(page, "en");
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole("button", { name: "Panels" }).click();
  assert.deepEqual(await tabs.allInnerTexts(), [
    "Preview",
    "Variables",
    "Calculations",
    "People and fields",
    "Page",
    "History",
  ]);
  await inspect(page, "editor-panels-phone", { sides: ["phone"], full: false });
  await close();
});

test("opens its panels as sheets on a phone", async () => {
  const { page, close } = await edit(example("arabic-contract"), { viewport: PHONE });
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("img", { name: /^Page 1 of/ }).waitFor();
  await inspect(page, "editor-sheet", { sides: [] });
  await page.keyboard.press("Escape");
  await close();
});
