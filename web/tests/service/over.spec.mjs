// Links behind which there is nothing to sign any more: each says what happened and what to do.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "../browser.mjs";
import { arrive, fillAll, finish, read, review } from "../walk.mjs";
import { eventually } from "./service.mjs";
import { letter } from "./templates.mjs";
import { world } from "./world.mjs";

const here = world();

async function invited(email, more) {
  const { service } = here;
  const id = await service.send(
    letter(`Letter for ${email.split("@")[0]}`),
    [{ email, name: "Jo Mills" }],
    more,
  );
  return { id, link: service.linkIn(await service.mail(email, "invitation")) };
}

/** Loads a link and looks at the page that it leads to. */
async function reads(link, words, name) {
  const { page, close } = await here.open();
  await arrive(page, link);
  await page.locator(".notice h1").waitFor();
  assert.match(await page.locator("main").innerText(), words);
  await inspect(page, `service-over-${name}`);
  await close();
}

test("voided, before and while somebody fills it in", async () => {
  const { service } = here;
  const { id, link } = await invited("voided@mail.example");
  const { page, close } = await here.open();
  await arrive(page, link);
  await review(page);
  await read(page);
  await service.v2("POST", `/documents/${id}/void`, {
    reason: "The rent was wrong; you will get a new version.",
  });
  await page.locator("#c-day").fill("2027-02-15");
  await page.getByText("The rent was wrong").waitFor();
  await inspect(page, "service-over-voided-under-hand");
  await close();
  await reads(link, /The rent was wrong/, "voided");
  assert.match((await service.mail("voided@mail.example", "voided")).text, /The rent was wrong/);
});

test("expired", async () => {
  const { service } = here;
  const expiresAt = new Date(Date.now() + 8_000).toISOString();
  const { link } = await invited("expired@mail.example", { expiresAt });
  const session = async () =>
    (await (await fetch(link, { headers: { accept: "application/json" } })).json()).data.state;
  await eventually("the end of the document", async () => (await session()) === "expired");
  await reads(link, /expired|time|over/i, "expired");
  await service.mail(service.email, "senderExpired");
  await service.mail("expired@mail.example", "expired");
});

test("replaced by a newer link", async () => {
  const { service } = here;
  const { id, link } = await invited("replaced@mail.example");
  const [respondent] = (await service.document(id)).respondents;
  const fresh = await service.v2("POST", `/documents/${id}/respondents/${respondent.id}/link`);
  await reads(link, /newer|replaced/i, "replaced");
  const { page, close } = await here.open();
  await arrive(page, fresh.url);
  await review(page);
  await close();
});

test("completed, with the copy at hand", async () => {
  const { service } = here;
  const { id, link } = await invited("completed@mail.example");
  const { page, close } = await here.open();
  await arrive(page, link);
  await review(page);
  await read(page);
  await fillAll(page);
  await finish(page);
  await close();
  await service.sealed(id);
  await reads(link, /All done/, "completed");
});

test("forged, cut off, or gone with its document", async () => {
  const { service } = here;
  const { id, link } = await invited("gone@mail.example");
  await reads(link.slice(0, -3), /link/i, "cut-off");
  await reads(`${service.base}/s/${"A".repeat(43)}`, /link/i, "forged");
  await service.v1("DELETE", `/documents/${id}`);
  await reads(link, /link/i, "deleted");
});

test("a code is asked for, and not for ever", async () => {
  const { service } = here;
  const recipient = { email: "coded@mail.example", name: "Cody Ash", accessCode: "4711-river" };
  await service.send(letter("Letter behind a code"), [recipient]);
  const mail = await service.mail("coded@mail.example", "invitation");
  assert.ok(
    !mail.text.includes("4711-river") && !mail.html.includes("4711-river"),
    "the mail keeps the code to itself",
  );
  const { page, close } = await here.open();
  await arrive(page, service.linkIn(mail));
  await inspect(page, "service-code");
  await review(page, "4711-river");
  await read(page);
  await page.reload();
  await page.locator("#c-day").waitFor();
  await close();
  // Who has the link alone learns nothing, however often they guess.
  const guessing = await here.open();
  await arrive(guessing.page, service.linkIn(mail));
  let words = "";
  for (let count = 0; count < 30 && !/wait|minutes?|too many/i.test(words); count += 1) {
    const said = guessing.page.waitForResponse((answer) => answer.url().endsWith("/s/open"));
    await review(guessing.page, `guess-${count}`);
    await said;
    const alert = guessing.page.locator("#code-error").getByRole("alert");
    await alert.waitFor();
    words = await alert.innerText();
  }
  assert.match(words, /wait|minutes?|too many/i);
  await inspect(guessing.page, "service-code-too-often");
  await guessing.close();
});
