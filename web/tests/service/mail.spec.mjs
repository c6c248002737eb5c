// Mails as people meet them: kept ones on the administrator's page, and the page that stops reminders.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, inspect, PHONE, WCAG } from "../browser.mjs";
import { arrive } from "../walk.mjs";
import { signIn } from "./member.mjs";
import { letter } from "./templates.mjs";
import { world } from "./world.mjs";

const here = world();

test("the administrator reads what was kept, and follows its link", async () => {
  const { service } = here;
  const message = "Dear Mira,\n\nplease sign before the meeting.";
  const id = await service.send(letter("Letter in the outbox"), [
    { email: "mira@mail.example", name: "Mira Box", message },
  ]);
  await service.mail("mira@mail.example", "invitation", id);
  for (const [name, viewport] of [
    ["phone", PHONE],
    ["desk", DESK],
  ]) {
    const { page, close } = await here.open({ viewport });
    await page.goto(`${service.base}/signin`);
    await signIn(page, service);
    await inspect(page, `service-house-${name}`);
    await page.goto(`${service.base}/outbox`);
    await inspect(page, `service-outbox-${name}-1-list`);
    await page.getByRole("link", { name: /Letter in the outbox/ }).click();
    await page.getByText("please sign before the meeting").waitFor();
    await inspect(page, `service-outbox-${name}-2-mail`);
    const link = page.locator(`a[href^="${service.base}/s/"], a[href^="/s/"]`).first();
    const address = await link.getAttribute("href");
    await page.goto(`${page.url()}/html`);
    // A mail is no page of ours: what pages are expected to have besides, such as landmarks, it need not have.
    await inspect(page, `service-outbox-${name}-3-html`, { rules: WCAG });
    await arrive(page, new URL(address, service.base).href);
    await page.locator(".landing").waitFor();
    await close();
  }
});

test("the outbox is for the administrator", async () => {
  const { page, close } = await here.open();
  await page.goto(`${here.service.base}/outbox`);
  await page.locator("input[name=password]").waitFor();
  await inspect(page, "service-outbox-sign-in");
  await close();
});

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
