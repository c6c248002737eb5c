// Where no mail server is set, a document's page leads to the mails of those who are asked to act.

import assert from "node:assert/strict";
import { test } from "node:test";
import { letter } from "../service/templates.mjs";
import { go, world } from "./world.mjs";

const here = world();
const mails = (page) => page.getByRole("link", { name: /^Open the mail to / });
const mailTo = (page, email) => page.getByRole("link", { name: `Open the mail to ${email}`, exact: true });

test("leads to whoever is asked, one after the other, however many mails went out since", async () => {
  const { service } = here;
  const id = await service.send(letter("Boat house"), [
    { email: "ana@boats.example", role: "Guest", order: 1 },
    { email: "ben@boats.example", role: "Guest", order: 2 },
  ]);
  const asked = await service.mail("ana@boats.example", "invitation", id);
  for (const place of ["north", "south", "west"]) {
    const many = Array.from({ length: 20 }, (_, number) => ({ email: `p${number}@${place}.example` }));
    await service.send(letter("Circular"), many);
    await service.mail(`p19@${place}.example`, "invitation");
  }
  await service.v2("POST", `/documents/${id}/remind`);
  await service.mail("ana@boats.example", "reminder", id);

  const { page, close } = await here.enter(`/documents/${id}`);
  await mailTo(page, "ana@boats.example").waitFor();
  assert.equal(await mails(page).count(), 1);

  // The next one's mail is written a moment after it is their turn, and after the page has heard of it; it appears by itself.
  let early = 4;
  const theirs = ({ recipient }) => recipient === "ben@boats.example";
  await page.route("**/api/console/outbox?*", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    if (data.some(theirs)) early -= 1;
    await route.fulfill({ response, json: { data: early > 0 ? data.filter((one) => !theirs(one)) : data } });
  });
  await here.sign(service.linkIn(asked));
  await mailTo(page, "ben@boats.example").waitFor();
  assert.equal(await mails(page).count(), 1);
  await close();
});

test("asks for no mails where nobody gets any", async () => {
  const { service } = here;
  const id = await service.send(letter("By hand"), [{ email: "cem@boats.example" }], { notify: false });
  const { page, close } = await here.enter("/documents");
  const asked = [];
  page.on("request", (request) => request.url().includes("/outbox") && asked.push(request.url()));
  await page.getByRole("link", { name: "By hand" }).click();
  await page.getByText("0 of 1 signed").waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(asked, []);
  assert.equal(await page.getByText("No mail server is set").count(), 0);
  assert.ok(page.url().endsWith(id));
  await close();
});

test("says nothing of it once a mail server is set", async () => {
  const { service } = here;
  const id = await service.send(letter("Before"), [{ email: "dan@boats.example" }]);
  await service.mail("dan@boats.example", "invitation", id);
  const { page, close } = await here.enter("/documents");
  await page.route("**/api/console/session", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { data: { ...data, workspace: { ...data.workspace, sendsMail: true } } },
    });
  });
  await go(page, `/documents/${id}`);
  await page.getByText("0 of 1 signed").waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(await mails(page).count(), 0);
  await go(page, "/settings/outbox");
  await page.getByText("dan@boats.example").waitFor();
  assert.equal(await page.getByText("No mail server is set").count(), 0);
  await close();
});

test("shows a document as it is whenever one comes back to it", async () => {
  const { service } = here;
  const id = await service.send(letter("Long gone"), [{ email: "eva@boats.example" }]);
  const { page, close } = await here.enter("/documents");
  await page.getByRole("link", { name: "Long gone" }).click();
  await page.getByText("0 of 1 signed").waitFor();
  await page.getByRole("link", { name: "Documents" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await service.v2("POST", `/documents/${id}/void`, { reason: "A mistake" });
  await page.getByRole("link", { name: "Long gone" }).click();
  await page.getByRole("note").getByText("A mistake").waitFor();
  await close();
});
