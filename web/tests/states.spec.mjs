// What a link leads to beside a document to fill in: every state, links that lead nowhere, access codes, declining.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, open, SMALL } from "./browser.mjs";
import { arrive, read, review, settled } from "./walk.mjs";
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

test("the way back to the sender's page, by a click", async () => {
  for (const [state, host] of Object.entries({
    "return-submitted": "app.sandberg.example:8443",
    "return-completed": "app.sandberg.example",
  })) {
    for (const [name, options] of [
      ["phone", { viewport: SMALL }],
      ["desk", { viewport: DESK, dark: true }],
    ]) {
      const { page, close } = await open(here.browser, options);
      // Somebody else's page, which is told nothing of ours.
      let referrer = null;
      await page.route("https://app.sandberg.example**/**", (route) => {
        referrer = route.request().headers().referer ?? "";
        return route.fulfill({ contentType: "text/html", body: "<title>Back</title>" });
      });
      await arrive(page, link(state));
      const way = page.getByRole("link", { name: `Back to ${host}` });
      await way.waitFor();
      assert.equal(await way.getAttribute("rel"), "noopener noreferrer");
      await inspect(page, `state-${state}-${name}`);
      await way.focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(`https://${host}/**`);
      assert.equal(new URL(page.url()).searchParams.get("event"), "submitted");
      assert.equal(referrer, "", "the page is not told where they come from");
      await close();
    }
  }
  for (const [locale, words] of Object.entries({
    de: "Zurück zu",
    fr: "Retour à",
    es: "Volver a",
    ar: "العودة إلى",
  })) {
    const { page, close } = await open(here.browser, { viewport: SMALL });
    await arrive(page, link("return-completed"));
    await page.locator(".language select").selectOption(locale);
    await page.getByRole("link", { name: words }).waitFor();
    await inspect(page, `state-return-${locale}`);
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
