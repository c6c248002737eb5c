// What keeps an account safe: passkeys that a stranger may have left, the letters about changes, and the second step that a workspace asks for.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { freePort } from "../service/service.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

// Browsers make passkeys for names, and for no bare address.
const port = await freePort();
const here = world({
  settings: {
    COUNTERSIGN_HTTP_LISTEN: `127.0.0.1:${port}`,
    COUNTERSIGN_HTTP_BASE_URL: `http://localhost:${port}`,
  },
});
const BEN = { email: "ben@mail.example", password: "correct horse battery" };

/** The digits that an authenticator app shows for a secret. */
function digits(secret) {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const tag = createHmac("sha1", key).update(step).digest();
  const number = tag.readUInt32BE(tag[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

const passwordIn = (place) => place.locator("input[type=password]");
const titled = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();

async function linkIn(kind, email, path) {
  const mail = await here.service.mail(email, kind);
  return mail.text.split(/\s+/).find((word) => word.includes(path));
}

/** Gives the browser a device that holds passkeys. */
async function withDevice({ page, context }) {
  const debug = await context.newCDPSession(page);
  await debug.send("WebAuthn.enable");
  await debug.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page, name, password) {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await passwordIn(dialog).fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.getByText("The passkey is added.").waitFor();
}

test("whoever resets the password sees the passkeys and removes them", async () => {
  const visit = await here.enter("/account");
  await withDevice(visit);
  await addPasskey(visit.page, "A stranger’s phone", here.service.password);
  const told = await here.service.mail(here.service.email, "accountChanged");
  assert.match(told.text, /A stranger’s phone/);

  const { page, close } = await here.open();
  await go(page, "/reset");
  await page.getByLabel("Email address").fill(here.service.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("Look into your mailbox").waitFor();
  await page.goto(await linkIn("passwordReset", here.service.email, "/reset#"));
  await page.getByText("A stranger’s phone").waitFor();
  const box = page.getByRole("checkbox", { name: "Remove this passkey" });
  assert.ok(await box.isChecked(), "who does nothing is safe");
  await inspect(page, "account-reset-passkeys");
  await page.getByLabel("New password").fill("a new and long password");
  await page.getByRole("button", { name: "Set the password" }).click();
  await titled(page, "Your password is changed");
  here.service.password = "a new and long password";
  await close();

  await visit.page.reload();
  await titled(visit.page, "Sign in");
  await visit.page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await visit.page.getByText("This passkey is not known here.").waitFor();
  await visit.close();
});

test("a workspace asks for a second step, and a member is led to set one up", async () => {
  const visit = await here.enter("/settings/security");
  const { page } = visit;
  await page.getByText("You have no second step yourself.", { exact: false }).waitFor();
  assert.ok(await page.getByRole("switch", { name: "Members need a second step" }).isDisabled());
  await inspect(page, "settings-security-own");
  await withDevice(visit);
  await go(page, "/account");
  await addPasskey(page, "Work laptop", here.service.password);

  // Ben joins while nothing is asked of him.
  const origin = { origin: here.service.base };
  const invited = await visit.context.request.post("/api/console/team/invitations", {
    data: { email: BEN.email, role: "member" },
    headers: origin,
  });
  assert.ok(invited.ok(), await invited.text());
  const ben = await here.open();
  await ben.page.goto(await linkIn("memberInvitation", BEN.email, "/join#"));
  await ben.page.getByLabel("Your name").fill("Ben Okafor");
  await passwordIn(ben.page).fill(BEN.password);
  await ben.page.getByRole("button", { name: "Create account and join" }).click();
  await ben.page.waitForURL((address) => address.pathname === "/");
  // The first page asks again by itself after a while, and would lead him on before he clicks; this one does not.
  await go(ben.page, "/account");

  await go(page, "/settings/security");
  await page.getByRole("switch", { name: "Members need a second step" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await inspect(page, "settings-security");
  await go(page, "/settings/team");
  await page.getByText("No second step").waitFor();
  await page.getByText("Two steps").waitFor();
  await inspect(page, "account-team-steps");

  // What he clicks leads him there, without loading the page anew.
  await ben.page.getByRole("link", { name: "Templates" }).first().click();
  await titled(ben.page, "Set up a second step");
  await ben.page.getByText("Lindqvist & Daughters asks everybody in it", { exact: false }).waitFor();
  await inspect(ben.page, "account-demand");
  await ben.page.goto("/documents");
  await titled(ben.page, "Set up a second step");
  await ben.page.getByRole("button", { name: "Turn on" }).click();
  await passwordIn(ben.page.getByRole("dialog")).fill(BEN.password);
  await ben.page.getByRole("button", { name: "Continue" }).click();
  const secret = await ben.page.getByRole("textbox", { name: "Or type this into the app" }).inputValue();
  await ben.page.getByLabel("Six digits").fill(digits(secret));
  await ben.page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
  await ben.page.getByRole("button", { name: "I have kept them" }).click();
  await ben.page.getByText("Your second step is set up.", { exact: false }).waitFor();
  await inspect(ben.page, "account-demand-done");
  await ben.page.getByRole("link", { name: "Continue" }).click();
  await titled(ben.page, "Documents");
  await ben.close();

  // The password alone lets the administrator in no more: the passkey is the second step.
  await page.evaluate(() => fetch("/api/console/session", { method: "DELETE" }));
  await go(page, "/signin");
  await page.getByLabel("Email address").fill(here.service.email);
  await passwordIn(page).fill(here.service.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await titled(page, "One more step");
  await inspect(page, "account-step-passkey");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL((address) => address.pathname === "/");
  await visit.close();
});
