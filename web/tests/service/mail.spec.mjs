// Mails as people meet them: the page that stops reminders. Kept ones are read in the console (`tests/console/settings.spec.mjs`).

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "../browser.mjs";
import { letter } from "./templates.mjs";
import { world } from "./world.mjs";

const here = world();

test("no more reminders, and reminders again", async () => {
  const { service } = here;
  const id = await service.send(letter("Letter with reminders"), [
    { email: "quiet@mail.example", name: "Quinn Ito" },
  ]);
  const mail = await service.mail("quiet@mail.example", "invitation", id);
  const address = service.optOutIn(mail);
  const { page, close } = await here.open();
  await page.goto(address);
  await inspect(page, "service-opt-out-1-question");
  await page.getByRole("button").click();
  await page.getByRole("heading", { name: "No more reminders" }).waitFor();
  await inspect(page, "service-opt-out-2-stopped");
  await page.getByRole("button").click();
  await page.getByRole("heading", { name: /Stop reminders/ }).waitFor();
  await close();
  const arabic = await here.open({ locale: "ar" });
  await arabic.page.goto(address);
  assert.equal(await arabic.page.locator("html").getAttribute("dir"), "rtl");
  await inspect(arabic.page, "service-opt-out-arabic");
  await arabic.page.goto(`${address.slice(0, -4)}`);
  await inspect(arabic.page, "service-opt-out-unknown");
  await arabic.close();
  const events = (await service.v1("GET", "/activity")).map((row) => row.event);
  assert.ok(events.includes("respondent.optedOut"), `the stream tells of it: ${events}`);
});
