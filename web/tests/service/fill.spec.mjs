// The public form on the service itself, open to all and for members only.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect } from "../browser.mjs";
import { fillAll, finish, save } from "../walk.mjs";
import { signIn } from "./member.mjs";
import { example, exampleFile, letter, publicly } from "./templates.mjs";
import { world } from "./world.mjs";

const here = world();

async function begin(page, name, email) {
  await page.locator("#name").fill(name);
  await page.locator("#email").fill(email);
  await page.locator("button[type=submit]").click();
  await page.locator("article.paper").waitFor();
}

/** Fills the form that the page shows and waits for the copy. */
async function complete(page, shot) {
  await fillAll(page);
  await inspect(page, `${shot}-form`);
  await finish(page);
  await page.locator(".notice .primary").waitFor({ timeout: 60_000 });
  await inspect(page, `${shot}-thanks`);
  return save(page);
}

async function documentOf(email) {
  const found = [];
  for (const { id } of await here.service.v1("GET", "/documents")) {
    const document = await here.service.document(id);
    if (document.respondents.some((one) => one.email === email)) found.push(document);
  }
  assert.equal(found.length, 1, `one document of ${email}`);
  return found[0];
}

test("open to all", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", publicly(example("consent-form")));
  const { page, close } = await here.open();
  await page.goto(`${service.base}/f/${made.id}`);
  await page.locator("#name").waitFor();
  await inspect(page, "service-fill-1-who");
  await begin(page, "Robin Hale", "robin@mail.example");
  const copy = await complete(page, "service-fill");
  assert.match(copy.name, /\.pdf$/);
  await close();
  const document = await documentOf("robin@mail.example");
  assert.equal(document.status, "completed");
  assert.equal(document.templateId, made.id);
  assert.deepEqual(
    document.respondents.map(({ email, submitted }) => ({ email, submitted })),
    [{ email: "robin@mail.example", submitted: true }],
  );
});

test("with a picture in it", async () => {
  const { service } = here;
  const seal = await service.upload(exampleFile("certificate/seal.png"), "seal.png", "image/png");
  const template = publicly(example("certificate"));
  const whole = JSON.parse(JSON.stringify(template).replaceAll('"seal.png"', JSON.stringify(seal)));
  const made = await service.v1("POST", "/templates", whole);
  const { page, close } = await here.open();
  await page.goto(`${service.base}/f/${made.id}`);
  await begin(page, "Pia Ture", "pia@mail.example");
  await page.waitForFunction(() => document.querySelector("article img")?.naturalWidth > 0);
  await inspect(page, "service-fill-picture");
  await close();
});

test("for members only", async () => {
  const { service } = here;
  const template = letter("For members", {
    isPubliclyFillable: true,
    publicLinkConfig: { requireLogin: true },
  });
  const made = await service.v1("POST", "/templates", template);
  const address = `${service.base}/f/${made.id}`;

  const asProgram = await fetch(address, { headers: { accept: "application/json" } });
  assert.equal(asProgram.status, 401);
  const told = await asProgram.json();
  assert.equal(told.requiresLogin, true);
  assert.equal(told.error.code, "UNAUTHORIZED");

  const { page, close } = await here.open();
  const answer = await page.goto(address);
  assert.equal(answer.status(), 401);
  await inspect(page, "service-members-1-refused");
  await page.getByRole("link", { name: /sign in/i }).click();
  await page.locator("input[name=password]").waitFor();
  await inspect(page, "service-members-2-sign-in");
  await signIn(page, service);
  await page.goto(address);
  await page.locator("#name").waitFor();
  await begin(page, "Ana Lindqvist", "ana.private@mail.example");
  await complete(page, "service-members-3");
  await close();
  assert.equal((await documentOf("ana.private@mail.example")).status, "completed");
});

test("a form that is not public is not there", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter("Not public"));
  for (const viewport of [undefined, DESK]) {
    const { page, close } = await here.open({ viewport });
    const answer = await page.goto(`${service.base}/f/${made.id}`);
    assert.equal(answer.status(), 404);
    await inspect(page, "service-fill-not-there");
    await close();
  }
});
