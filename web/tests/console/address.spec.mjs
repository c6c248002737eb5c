// The address of an account: another is asked for with a proof, confirmed by the link in a letter, or taken back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../browser.mjs";
import { eventually } from "../service/service.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();
const NEW = "ana@home.example";

const passwordIn = (place) => place.locator("input[type=password]");
const titled = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();
const waits = (page) => page.getByText("Waiting for your confirmation");

async function ask(page, email, password = here.service.password) {
  await page.getByRole("button", { name: "Change the address" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the address" });
  await dialog.getByLabel("New email address").fill(email);
  await passwordIn(dialog).fill(password);
  await page.keyboard.press("Enter");
  return dialog;
}

/** The link in the last letter to an address, once it is another than the one before. */
async function linkTo(email, before) {
  return await eventually(`a link to ${email}`, async () => {
    const mail = await here.service.mail(email, "newAddress");
    const link = mail.text.split(/\s+/).find((word) => word.includes("/address#"));
    return link !== before && link;
  });
}

test("another address by the link in a letter", async () => {
  const old = here.service.email;
  const { page, close } = await here.enter("/account");
  await page.getByText(old, { exact: true }).filter({ visible: true }).first().waitFor();
  const dialog = await ask(page, NEW, "wrong");
  await dialog.getByText("This is not your password.").waitFor();
  assert.equal(await dialog.locator("input:focus").getAttribute("type"), "password");
  await inspect(page, "account-address-dialog");
  await dialog.getByLabel("New email address").fill(old);
  await passwordIn(dialog).fill(here.service.password);
  await page.keyboard.press("Enter");
  await dialog.getByText("This is your address already.").waitFor();
  await dialog.getByLabel("New email address").fill(NEW);
  await page.keyboard.press("Enter");
  await page.getByText(`A link is on its way to ${NEW}.`).waitFor();
  await waits(page).waitFor();
  await page.locator("button:focus", { hasText: "Change the address" }).waitFor();
  const told = await here.service.mail(old, "accountChanged");
  assert.match(told.text, new RegExp(NEW));
  await page.reload();
  await waits(page).waitFor();
  await inspect(page, "account-address-waits");

  // The mailbox is on the phone, where nobody is signed in. To open the link changes nothing.
  const phone = await here.open({ viewport: PHONE });
  const link = await linkTo(NEW);
  await phone.page.goto(link);
  await titled(phone.page, "Confirm your new address");
  assert.equal(new URL(phone.page.url()).hash, "", "the secret is not in the address bar");
  await phone.page.getByText(NEW, { exact: false }).first().waitFor();
  await inspect(phone.page, "account-address-confirm");
  await page.reload();
  await waits(page).waitFor();
  await phone.page.getByRole("button", { name: "Confirm the address" }).focus();
  await phone.page.keyboard.press("Enter");
  await titled(phone.page, "Your address is changed");
  await inspect(phone.page, "account-address-done");
  here.service.email = NEW;
  await phone.page.getByRole("link", { name: "Sign in" }).click();
  await titled(phone.page, "Sign in");
  await phone.page.goto(link);
  await phone.page.getByText("This link has been used", { exact: false }).waitFor();
  await inspect(phone.page, "account-address-over", { sides: ["light", "phone"] });
  await phone.close();

  // Where it was asked for, the session goes on.
  await page.reload();
  await page.getByText(NEW, { exact: true }).filter({ visible: true }).first().waitFor();
  assert.equal(await waits(page).count(), 0);
  await close();
});

test("a new address is taken back", async () => {
  const { page, close } = await here.enter("/account");
  await ask(page, "typo@lindqvist.example");
  await waits(page).waitFor();
  const first = await linkTo("typo@lindqvist.example");
  await page.getByRole("button", { name: "Keep the present address" }).click();
  await page.getByText("Your address stays as it is.").waitFor();
  await waits(page).waitFor({ state: "detached" });
  await page.locator("button:focus", { hasText: "Change the address" }).waitFor();
  const visit = await here.open();
  await visit.page.goto(first);
  await visit.page.getByText("You can ask for a new one in your account.", { exact: false }).waitFor();
  await visit.close();

  // Whoever confirms where they are signed in goes on there.
  await ask(page, "ana.berg@lindqvist.example");
  await waits(page).waitFor();
  const before = await linkTo("ana.berg@lindqvist.example");
  await page.getByRole("button", { name: "Send again" }).click();
  await go(page, await linkTo("ana.berg@lindqvist.example", before));
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await titled(page, "Your address is changed");
  here.service.email = "ana.berg@lindqvist.example";
  await page.getByRole("link", { name: "Your account" }).click();
  await titled(page, "Your account");
  await page
    .getByText("ana.berg@lindqvist.example", { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor();
  await close();
});
