// The first page: what a new workspace is led to, what waits for whom, what was completed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE } from "../browser.mjs";
import { letter } from "../service/templates.mjs";
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
  await page.getByRole("region", { name: "Waiting for others" }).getByText(service.email).first().waitFor();
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
  await page.getByRole("region", { name: "Completed lately" }).getByText("Meeting of last week").waitFor();
  await inspect(page, "home");

  await line.getByRole("button", { name: "Remind Meeting with Daniel" }).click();
  await page.getByText("One reminder is on its way").waitFor();
  const mail = await service.mail("daniel@moreau.example", "reminder", id);
  assert.ok(mail);
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
  await page.getByRole("region", { name: "Completed lately" }).waitFor();
  await close();
});
