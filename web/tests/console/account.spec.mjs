// Accounts: signing in and its second step, a new password, passkeys, sessions, the team and its invitations, the first run.

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { freePort, Service } from "../service/service.mjs";
import { inspect, speak } from "./look.mjs";
import { go, world } from "./world.mjs";

// Browsers make passkeys for names, and for no bare address.
const port = await freePort();
const here = world({
  settings: {
    COUNTERSIGN_HTTP_LISTEN: `127.0.0.1:${port}`,
    COUNTERSIGN_HTTP_BASE_URL: `http://localhost:${port}`,
  },
});
const NEW = "a new and long password";

/** The digits that an authenticator app shows for a secret. */
function digits(secret, ahead = 0) {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((one) => letters.indexOf(one).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const tag = createHmac("sha1", key).update(step).digest();
  const number = tag.readUInt32BE(tag[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The only input for a password. */
const passwordIn = (place) => place.locator("input[type=password]");

async function enterPassword(page, email, password) {
  await page.getByLabel("Email address").fill(email);
  await passwordIn(page).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const titled = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();

/** The secret part of the link in a letter. */
async function linkIn(kind, email, path) {
  const mail = await here.service.mail(email, kind);
  return mail.text.split(/\s+/).find((word) => word.includes(path));
}

test("signing in leads back to where one wanted to go", async () => {
  const { page, close } = await here.open();
  await page.goto("/settings/team");
  await titled(page, "Sign in");
  await inspect(page, "account-sign-in");
  await enterPassword(page, here.service.email, "wrong");
  await page.getByText("Address or password is not right.").waitFor();
  await inspect(page, "account-sign-in-wrong", { sides: ["light"] });
  // What was typed can be seen without a mouse.
  await passwordIn(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Show the password", pressed: true }).waitFor();
  assert.equal(await page.getByRole("textbox", { name: "Password" }).inputValue(), "wrong");
  await page.keyboard.press("Space");
  await enterPassword(page, here.service.email, here.service.password);
  await titled(page, "Team");
  assert.equal(new URL(page.url()).pathname, "/settings/team");
  await page.goto("/signin");
  await page.waitForURL((address) => address.pathname === "/");
  await close();
});

test("a new password by the link in a letter", async () => {
  const { page, close } = await here.open();
  await go(page, "/reset");
  await inspect(page, "account-reset");
  await page.getByLabel("Email address").fill(here.service.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("Look into your mailbox").waitFor();
  await inspect(page, "account-reset-sent", { sides: ["light", "phone"] });
  const link = await linkIn("passwordReset", here.service.email, "/reset#");
  await page.goto(link);
  await titled(page, "Choose a new password");
  assert.equal(new URL(page.url()).hash, "", "the secret is not in the address bar");
  await inspect(page, "account-reset-choose", { sides: ["light", "arabic"] });
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByText("Use at least 10 characters.").waitFor();
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Set the password" }).click();
  await titled(page, "Your password is changed");
  here.service.password = NEW;
  await page.goto("/signin");
  await page.goto(link);
  await page.getByText("This link has been used or has expired.").waitFor();
  await inspect(page, "account-reset-over", { sides: ["light"] });
  await close();
});

test("the account: profile, second step, sessions", async () => {
  const other = await here.enter("/account");
  const { page, close } = await here.enter("/account");
  await page.getByLabel("Your name").fill("Ana Lindqvist");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await page.locator("button:focus", { hasText: "Save" }).waitFor();
  await page.getByText("This browser").waitFor();
  await inspect(page, "account");

  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const sure = page.getByRole("dialog", { name: "Sign out everywhere else?" });
  await sure.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByText("Signed out everywhere else.").waitFor();
  await other.page.reload();
  await titled(other.page, "Sign in");
  await other.close();

  await page.getByRole("button", { name: "Turn on" }).click();
  await passwordIn(page.getByRole("dialog")).fill("wrong");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("This is not your password.").waitFor();
  await passwordIn(page.getByRole("dialog")).fill(here.service.password);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = await page.getByRole("textbox", { name: "Or type this into the app" }).inputValue();
  await inspect(page, "account-app");
  await page.getByLabel("Six digits").fill(digits(secret, -1));
  await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
  await page.getByText("I have kept them").waitFor();
  const codes = await page.getByRole("dialog").getByRole("listitem").allTextContents();
  assert.equal(codes.length, 10);
  await inspect(page, "account-codes", { sides: ["light", "phone", "arabic"] });
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("10 recovery codes are left.").waitFor();
  await close();

  const visit = await here.open();
  await go(visit.page, "/signin");
  await enterPassword(visit.page, here.service.email, here.service.password);
  await titled(visit.page, "One more step");
  await inspect(visit.page, "account-second-step");
  await visit.page.getByLabel("Six digits").fill("000000");
  await visit.page.getByRole("button", { name: "Sign in" }).click();
  await visit.page.getByText("This code is not right").waitFor();
  await visit.page.getByLabel("Six digits").fill(digits(secret));
  await visit.page.getByRole("button", { name: "Sign in" }).click();
  await visit.page.waitForURL((address) => address.pathname === "/");
  await go(visit.page, "/account");
  await visit.page.getByRole("button", { name: "Turn off" }).click();
  await passwordIn(visit.page.getByRole("dialog")).fill(here.service.password);
  await visit.page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await visit.page.getByText("Two-step sign-in is off.").waitFor();
  await visit.close();
});

test("a passkey is added, signs in, and is removed", async () => {
  const { page, context, close } = await here.enter("/account");
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
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Work laptop");
  await passwordIn(dialog).fill(here.service.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await page.getByText("The passkey is added.").waitFor();
  await page.getByText("Work laptop").waitFor();
  await inspect(page, "account-passkey", { sides: ["light", "phone"] });
  await page.evaluate(() => fetch("/api/console/session", { method: "DELETE" }));
  await go(page, "/signin");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL((address) => address.pathname === "/");
  await go(page, "/account");
  await page.getByRole("button", { name: "Rename: Work laptop" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Desk");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove: Desk" }).click();
  const sure = page.getByRole("dialog", { name: "Remove the passkey “Desk”?" });
  await sure.getByRole("button", { name: "Remove" }).click();
  await page.getByText("You have no passkeys yet.").waitFor();
  await close();
});

test("somebody is invited, joins, becomes an administrator and is removed", async () => {
  const { page, close } = await here.enter("/settings/team");
  const leave = page.getByRole("button", { name: "Leave the workspace" });
  assert.ok(await leave.isDisabled(), "a workspace is never without an administrator");
  await page.getByText("You are the only administrator.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("Email address").fill("ben@mail.example");
  await inspect(page, "account-invite", { sides: ["light", "phone", "arabic"] });
  await page.getByRole("button", { name: "Send the invitation", exact: true }).click();
  await page.getByText("The invitation to ben@mail.example is on its way.").waitFor();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("Email address").fill("ben@mail.example");
  await page.getByRole("button", { name: "Send the invitation", exact: true }).click();
  await page.getByText("in the workspace or invited already").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();

  const visit = await here.open();
  const link = await linkIn("memberInvitation", "ben@mail.example", "/join#");
  await visit.page.goto(link);
  await titled(visit.page, "Join Lindqvist & Daughters");
  assert.equal(new URL(visit.page.url()).hash, "");
  await inspect(visit.page, "account-join");
  await visit.page.getByLabel("Your name").fill("Ben Okafor");
  await passwordIn(visit.page).fill("correct horse battery");
  await visit.page.getByRole("button", { name: "Create account and join" }).click();
  await visit.page.waitForURL((address) => address.pathname === "/");
  await go(visit.page, "/settings/team");
  await visit.page.getByText("Ben Okafor").first().waitFor();
  assert.equal(await visit.page.getByRole("button", { name: "Invite somebody" }).count(), 0);
  await inspect(visit.page, "account-team-member", { sides: ["light", "phone"] });

  await page.reload();
  await page.getByRole("combobox", { name: "Role of Ben Okafor" }).selectOption("administrator");
  await page.getByText("The role of Ben Okafor is changed.").waitFor();
  await leave.click();
  const sure = page.getByRole("dialog", { name: "Leave Lindqvist & Daughters?" });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  await inspect(page, "account-team");
  await page.getByRole("button", { name: "Remove Ben Okafor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Ben Okafor is removed.").waitFor();
  await close();
  await visit.page.reload();
  await titled(visit.page, "Sign in");
  await visit.page.goto(link);
  await visit.page.getByText("This invitation has been used").waitFor();
  await inspect(visit.page, "account-join-over", { sides: ["light"] });
  await visit.close();
});

test("the first run", async () => {
  const fresh = await Service.fresh();
  try {
    const { setUpLink: link, base } = fresh;
    const { page, close } = await here.open();
    await page.goto(`${base}/`);
    await page.getByText("open the link that it printed").waitFor();
    await inspect(page, "account-set-up-link", { sides: ["light"] });
    await page.goto(link);
    await page.waitForLoadState();
    assert.equal(new URL(page.url()).pathname, "/setup", "the secret is not in the address bar");
    // As it was built last, where the test is told to look at that.
    await page.goto(`${base}/setup`);
    await page.getByLabel("Name of your workspace").waitFor();
    await inspect(page, "account-set-up");
    // What is missing is told as in all other forms, and not by the browser's bubbles.
    await page.getByRole("button", { name: "Set up", exact: true }).click();
    await page.getByText("Fill this in.").nth(2).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.dataset.path), "workspace");
    await inspect(page, "account-set-up-missing");
    // In another language too, once that is chosen.
    await speak(page, "de");
    await page.getByText("Füllen Sie dieses Feld aus.").nth(2).waitFor();
    assert.equal(await page.getByText("Fill this in.").count(), 0);
    await speak(page, "en");
    await page.getByLabel("Name of your workspace").fill("Okafor & Sons");
    await page.getByLabel("Your name").fill("Ben Okafor");
    await page.getByLabel("Email address").fill("ben@okafor.example");
    await passwordIn(page).fill("short");
    await page.getByRole("button", { name: "Set up", exact: true }).click();
    await page.getByText("Use at least 10 characters.").waitFor();
    await passwordIn(page).fill("correct horse battery");
    await page.getByRole("button", { name: "Set up", exact: true }).click();
    await titled(page, "All set");
    assert.match(await page.getByRole("textbox", { name: "Your first API key" }).inputValue(), /^csk_/);
    await inspect(page, "account-set-up-done", { sides: ["light", "phone", "arabic"] });
    await page.getByRole("button", { name: "Go to your workspace" }).click();
    await page.waitForURL((address) => address.pathname === "/");
    await page.getByText("Okafor & Sons").filter({ visible: true }).first().waitFor();
    await page.goto(link);
    await page.getByText("Countersign is set up already").waitFor();
    await close();
  } finally {
    await fresh.stop();
  }
});
