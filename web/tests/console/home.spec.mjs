// The first page: what a new workspace is led to, what waits for whom, what was completed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE } from "../browser.mjs";
import { letter } from "../service/templates.mjs";
import { smallTargets } from "../targets.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();

test("leads a new workspace from an example to a test that is sent to oneself", async () => {
  const { service } = here;
  const { page, close } = await here.enter("/");
  const steps = page.getByRole("region", { name: "Your first steps" });
  await steps.getByText("Make a template").waitFor();
  await inspect(page, "home-new");

  await steps.getByRole("button", { name: "Choose an example" }).click();
  await page.getByRole("menuitem", { name: /^Mutual non-disclosure agreement/ }).waitFor();
  await inspect(page, "home-examples", { sides: ["light"] });
  // The menu stays in the window, whatever becomes of the window.
  for (const window of [PHONE, { width: 667, height: 375 }, DESK]) {
    await page.setViewportSize(window);
    await page.waitForFunction(() => {
      const { left, top, right, bottom } = document.querySelector("[role=menu]").getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
  }
  await page.getByRole("menuitem", { name: /^Mutual non-disclosure agreement/ }).click();
  await steps.getByText("(done)").waitFor({ state: "attached" });

  await steps.getByRole("link", { name: "Send a test" }).click();
  // Its sample values are filled in.
  const party = page.getByRole("textbox", { name: "First party", exact: true });
  await party.waitFor();
  assert.equal(await party.inputValue(), "Norrland Instruments AB");
  await page.getByRole("button", { name: "Continue to sending" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "People" }).waitFor();
  const addresses = await dialog.getByRole("textbox", { name: "Email address" }).all();
  assert.deepEqual(await Promise.all(addresses.map((one) => one.inputValue())), [
    service.email,
    service.email,
  ]);
  await dialog.getByRole("button", { name: "Send to 2 people" }).click();
  await dialog.waitFor({ state: "detached" });
  await service.mail(service.email, "invitation");

  await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
  // Both sides are the sender themselves: it waits for nobody else.
  const own = page.getByRole("region", { name: "Waiting for you" });
  await own.getByRole("button", { name: /^Sign/ }).first().waitFor();
  await page.getByRole("heading", { name: "Nothing waits for others" }).waitFor();
  await inspect(page, "home-asked");

  // Many, some with names without an end, for each kind of role.
  await page.route("**/api/console/home", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [one] = body.data.asked;
    const name =
      "Framework agreement on the supply of calibrated sensor modules and their maintenance, 2026 to 2029";
    body.data.asked = ["signer", "approver", "viewer", "signer"].map((kind, place) => ({
      ...one,
      kind,
      respondentId: `${one.respondentId}${place}`,
      name: place === 1 ? name : place === 2 ? name.replaceAll(" ", "_") : one.name,
      expiresAt: place % 2 ? "2027-02-01T22:59:59.999Z" : null,
    }));
    await route.fulfill({ response: answer, json: body });
  });
  await go(page, "/");
  await own.getByRole("button", { name: /^Approve/ }).waitFor();
  await inspect(page, "home-asked-many");
  assert.deepEqual(await smallTargets(page, 24), []);
  await close();
});

test("says what waits for whom and reminds them, until the first steps are done", async () => {
  const { service } = here;
  const people = [{ email: "daniel@moreau.example", name: "Daniel Moreau", role: "Guest" }];
  const id = await service.send(letter("Meeting on Monday"), people, { name: "Meeting with Daniel" });
  const signed = await service.send(letter("Another meeting"), people, { name: "Meeting of last week" });
  await service.v2("POST", `/documents/${signed}/submit`, {
    role: "Guest",
    values: { who: "Daniel Moreau", day: "2027-01-11" },
    signatures: { signature: { typed: "Daniel Moreau" } },
  });
  await service.sealed(signed);
  const { page, close } = await here.enter("/");
  // The programs of the workspace have used a key by now, so all steps are done.
  assert.equal(await page.getByRole("region", { name: "Your first steps" }).count(), 0);
  const line = page.getByRole("listitem").filter({ hasText: "Meeting with Daniel" });
  await line.getByText("Waiting for Daniel Moreau").waitFor();
  await page.getByRole("region", { name: "Recently completed" }).getByText("Meeting of last week").waitFor();
  await inspect(page, "home");

  await line.getByRole("button", { name: "Remind Meeting with Daniel" }).click();
  // Nothing is on its way where no mail server is set.
  await page.getByText("The reminder is kept: no mail server is set").waitFor();
  const mail = await service.mail("daniel@moreau.example", "reminder", id);
  assert.ok(mail);

  // A second one so soon is asked about, and whoever thinks better of it sends none.
  const sent = async () =>
    (await service.mails()).filter(({ kind, documentId }) => kind === "reminder" && documentId === id).length;
  await go(page, "/");
  await line.getByRole("button", { name: "Remind Meeting with Daniel" }).click();
  const question = page.getByRole("dialog", { name: "Remind again?" });
  await question.getByText("Daniel Moreau would get another mail.", { exact: false }).waitFor();
  await inspect(page, "home-remind-again", { sides: ["light"] });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  assert.equal(await sent(), 1);
  await line.getByRole("button", { name: "Remind Meeting with Daniel" }).click();
  await question.getByRole("button", { name: "Remind again" }).click();
  await line.getByRole("button", { name: "Reminded just now" }).waitFor();
  assert.equal(await sent(), 2);
  await close();
});

test("puts first what mail came back of, and leads to the address", async () => {
  const { page, close } = await here.enter("/templates");
  // The service of these tests has no mail server that could refuse.
  await page.route("**/api/console/home", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const last = body.data.waiting.find(({ name }) => name === "Meeting with Daniel");
    last.mailLost = true;
    for (const one of last.respondents) one.mailLost = true;
    await route.fulfill({ response: answer, json: body });
  });
  await go(page, "/");
  const lines = page.getByRole("region", { name: "Waiting for others" }).getByRole("listitem");
  const first = lines.first();
  await first.getByText("Not delivered").waitFor();
  assert.equal(await first.getByRole("button", { name: /^Remind/ }).count(), 0);
  await inspect(page, "home-lost");
  await first.getByRole("link", { name: /^Correct the address/ }).click();
  await page.waitForURL(/\/documents\/doc_/);
  await close();
});

test("says what to do where the service does not answer", async () => {
  const { page, close } = await here.enter("/templates");
  await page.route("**/api/console/home", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/json",
      headers: { "x-request-id": "req-1234" },
      body: '{"error":{"code":"INTERNAL_ERROR","message":"internal"}}',
    }),
  );
  await go(page, "/");
  await page.getByRole("alert").getByText("req-1234").waitFor();
  await inspect(page, "home-failure", { sides: ["light"] });
  await page.unroute("**/api/console/home");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: "Recently completed" }).waitFor();
  await close();
});
