// Our pages in somebody else's: the element and a plain frame, from another site, where no cookie and no storage comes along.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { DESK, inspect, PHONE } from "../browser.mjs";
import { fillAll, finish, read, review } from "../walk.mjs";
import { around, startHost } from "./host.mjs";
import { administrator } from "./member.mjs";
import { letter } from "./templates.mjs";
import { world } from "./world.mjs";

let host;
const here = world({}, async ({ service }) => {
  host = await startHost(service, ({ searchParams }) => {
    const [src, lang, height] = ["src", "lang", "height"].map((name) => searchParams.get(name));
    if (searchParams.has("plain"))
      return around(service, `<iframe id="plain" title="Plain" src="${src}"></iframe>`);
    const more = [lang && `lang="${lang}"`, height && `height="${height}"`].filter(Boolean).join(" ");
    return around(service, `<countersign-form src="${src}" ${more}></countersign-form>`);
  });
  const admin = await administrator(service);
  await admin("PATCH", "/workspace", { embeddingOrigins: [host.base] });
});
after(() => host?.close());

/** Sends a letter to somebody and asks for a link that a program hands out. */
async function link(email, more = {}) {
  const { service } = here;
  const id = await service.send(letter(), [{ email, name: "Robin Hale", role: "Guest" }], more);
  const [respondent] = (await service.document(id)).respondents;
  const { url } = await service.v2("POST", `/documents/${id}/respondents/${respondent.id}/link`);
  return { id, respondent: respondent.id, url };
}

/** Opens the site's page and waits for ours in it. */
async function visit(parameters, options = {}) {
  const view = await here.open({ viewport: DESK, ...options });
  await view.page.goto(`${host.base}/?${new URLSearchParams(parameters)}`);
  const frame = await view.page.waitForSelector("iframe");
  const inside = await frame.contentFrame();
  await inside.locator("main h1").waitFor();
  return { ...view, inside: walkable(inside, view.page) };
}

/** What the steps of the walk ask of a page, of a frame. */
function walkable(frame, page) {
  return new Proxy(frame, {
    get(target, name) {
      const owner = name === "mouse" || name === "keyboard" ? page : target;
      const found = owner[name];
      return typeof found === "function" ? found.bind(owner) : found;
    },
  });
}

const heard = (page) => page.evaluate(() => window.heard);

/** Waits until the site has heard of something; gives it. */
async function told(page, name) {
  await page.waitForFunction((name) => window.heard.some((one) => one.name === name), name);
  return (await heard(page)).filter((one) => one.name === name);
}

const heightOf = (page) =>
  page.locator("countersign-form").evaluate((one) => one.getBoundingClientRect().height);

test("the element: opened, filled in, signed, completed", async () => {
  const { service } = here;
  const redirectUrl = "https://app.example.com/orders/5";
  const { id, respondent, url } = await link("robin@mail.example", { redirectUrl });
  const { page, inside, close } = await visit({ src: url });
  const forbidden = await inside.evaluate(() => {
    try {
      return String(sessionStorage);
    } catch (error) {
      return error.name;
    }
  });
  assert.equal(forbidden, "SecurityError", "the browser keeps third parties from keeping anything");
  assert.equal(await page.locator("iframe").getAttribute("title"), "Document to fill in and sign");
  assert.deepEqual(await heard(page), [], "looking opens nothing");
  await inspect(page, "embed-1-landing");

  await review(inside);
  await read(inside);
  const [opened] = await told(page, "opened");
  const who = { documentId: id, respondentId: respondent, templateId: null };
  assert.deepEqual(opened, {
    name: "opened",
    detail: { ...who, status: "ready" },
    composed: true,
    from: "countersign-form",
  });
  await read(inside);
  await fillAll(inside);
  await inspect(page, "embed-2-filled");
  await finish(inside);
  const completed = await told(page, "completed");
  assert.equal(completed.length, 1);
  assert.equal(completed[0].detail.documentId, id);
  assert.match(completed[0].detail.status, /^(submitted|completed)$/);
  await inside.locator(".notice .primary").waitFor({ timeout: 60_000 });
  await inspect(page, "embed-3-done");
  assert.equal((await told(page, "completed")).length, 1, "told once");
  assert.equal((await service.document(id)).redirectUrl, redirectUrl);
  assert.equal(
    await inside.getByRole("link", { name: /^Back to/ }).count(),
    0,
    "the site around goes on itself",
  );
  const token = new URL(url).pathname.split("/").pop();
  const posted = await page.evaluate(() => JSON.stringify(window.posted));
  assert.ok(!posted.includes(token), "the token is told to nobody");
  assert.equal((await service.document(id)).status, "completed");
  await close();
});

test("a plain frame: declined", async () => {
  const { id, url } = await link("sam@mail.example");
  const { page, inside, close } = await visit({ src: url, plain: "" });
  await review(inside);
  await read(inside);
  await inside.getByRole("button", { name: "Decline" }).click();
  await inside.locator("#reason").fill("The date does not suit me.");
  await inside.locator("dialog .danger").click();
  await inside.locator(".notice h1").waitFor();
  // The word to the site comes by its own way, maybe after the page has been drawn.
  await page.waitForFunction(() => window.posted.some(({ data }) => data.type === "declined"));
  const posted = await page.evaluate(() => window.posted);
  const declined = posted.filter(({ data }) => data.type === "declined");
  assert.equal(declined.length, 1);
  assert.equal(declined[0].origin, here.service.base);
  assert.equal(declined[0].data.detail.documentId, id);
  assert.equal((await here.service.document(id)).status, "declined");
  await close();
});

test("the element declines too, and finds the document again when it is loaded anew", async () => {
  const { url } = await link("kim@mail.example");
  const { page, inside, close } = await visit({ src: url });
  await review(inside);
  await read(inside);
  await inside.getByRole("button", { name: "Decline" }).click();
  await inside.locator("#reason").fill("No, thank you.");
  await inside.locator("dialog .danger").click();
  assert.equal((await told(page, "declined"))[0].detail.status, "declined");
  // The frame alone, as a browser does that goes back to the page.
  await inside.evaluate(() => location.reload()).catch(() => undefined);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame.locator(".notice h1").waitFor();
  await close();
});

test("the public form in the element", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter("Visit", { isPubliclyFillable: true }));
  const { page, inside, close } = await visit({ src: `${service.base}/f/${made.id}` });
  await inside.locator("#name").fill("Pia Ture");
  await inside.locator("#email").fill("pia@mail.example");
  await inside.locator("button[type=submit]").click();
  await inside.locator("article.paper").waitFor();
  const [{ detail }] = await told(page, "opened");
  assert.deepEqual(detail, { documentId: null, respondentId: null, templateId: made.id, status: "ready" });
  await fillAll(inside);
  await finish(inside);
  const [completed] = await told(page, "completed");
  assert.equal(completed.detail.templateId, made.id);
  assert.equal((await service.document(completed.detail.documentId)).status, "completed");
  await close();
});

test("it is as high as what it shows, and no higher than the window", async () => {
  const { url } = await link("lu@mail.example");
  const { page, inside, close } = await visit({ src: url }, { viewport: PHONE });
  const fits = () =>
    page.waitForFunction(() => {
      const element = document.querySelector("countersign-form");
      const last = window.posted.findLast(({ data }) => data.type === "height");
      const { height } = element.getBoundingClientRect();
      return last && Math.abs(height - Math.min(last.data.height, innerHeight * 0.9)) < 1;
    });
  // What is drawn is told to the site after it is drawn, so each is waited for.
  const isHigherThan = (least) =>
    page.waitForFunction(
      (least) => document.querySelector("countersign-form").getBoundingClientRect().height > least,
      least,
    );
  await inside.waitForFunction(
    () => Math.abs(innerHeight - document.getElementById("app").scrollHeight) <= 1,
  );
  await fits();
  const landing = await heightOf(page);
  await inspect(page, "embed-phone-1-landing");
  await review(inside);
  await read(inside);
  await isHigherThan(landing);
  await fits();
  // A dialog that is higher than the page below it gets the room that it needs.
  await inside.getByRole("button", { name: "Decline" }).click();
  await inside.locator("dialog[open]").waitFor();
  await inside.waitForFunction(() => {
    const dialog = document.querySelector("dialog[open]");
    return dialog.scrollHeight - dialog.clientHeight <= 1;
  });
  await fits();
  await inspect(page, "embed-phone-2-dialog");
  await inside.locator("dialog .icon").click();
  await fits();
  const most = await page.evaluate(() => innerHeight * 0.9);
  assert.ok((await heightOf(page)) <= most + 1);
  await inspect(page, "embed-phone-3-document");
  await close();
});

test("a height, a language and the focus that the site gives", async () => {
  const { url } = await link("ina@mail.example");
  const { page, inside, close } = await visit({ src: url, height: "640", lang: "ar" });
  assert.equal(await heightOf(page), 640);
  assert.equal(await inside.evaluate(() => document.documentElement.dir), "rtl");
  assert.match(await page.locator("iframe").getAttribute("title"), /مستند/);
  // Somebody types on the site while the frame loads: the page in it does not take the focus away.
  await page.locator("#own").focus();
  await page.locator("countersign-form").evaluate((one) => one.setAttribute("lang", "de"));
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame.locator("html[lang=de] main h1").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "own");
  await page.locator("countersign-form").evaluate((one) => one.focus());
  assert.equal(await page.evaluate(() => document.activeElement.localName), "countersign-form");
  await inspect(page, "embed-german");
  await close();
});

test("the browser’s language where the site gives none", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter("Besuch", { isPubliclyFillable: true }));
  const { inside, close } = await visit({ src: `${service.base}/f/${made.id}` }, { locale: "de-DE" });
  assert.equal(await inside.evaluate(() => document.documentElement.lang), "de");
  await inside.locator("#name").fill("Pia Ture");
  await inside.locator("#email").fill("pia@mail.example");
  await inside.locator("button[type=submit]").click();
  assert.match(await inside.locator("#consent-text").innerText(), /unterschr/i);
  await close();
});

test("what is no address of a page is not shown", async () => {
  const { page, faults, context } = await here.open({ viewport: DESK });
  await page.goto(`${host.base}/?${new URLSearchParams({ src: "javascript:alert(1)" })}`);
  await page.waitForFunction(() => customElements.get("countersign-form"));
  assert.equal(await page.locator("iframe").count(), 0);
  assert.match(faults.join(), /src must be the address/);
  await context.close();
});

test("sites that were not named show nothing", async () => {
  const { url } = await link("max@mail.example");
  const admin = await administrator(here.service);
  await admin("PATCH", "/workspace", { embeddingOrigins: ["https://elsewhere.example"] });
  const { page, faults, context } = await here.open({ viewport: DESK });
  await page.goto(`${host.base}/?${new URLSearchParams({ src: url })}`);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame.waitForURL(/chrome-error/);
  assert.match(faults.join(), /frame-ancestors/);
  await context.close();
  await admin("PATCH", "/workspace", { embeddingOrigins: [host.base] });
});
