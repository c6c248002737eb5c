// One document: sending, signing, and all that can be done with it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inspect as inspectPage, PHONE } from "../browser.mjs";
import { example, letter } from "../service/templates.mjs";
import { inspect } from "./look.mjs";
import { go, world } from "./world.mjs";

const here = world();
const GUEST = { email: "daniel@moreau.example", name: "Daniel Moreau", role: "Guest" };

const region = (page, name) => page.getByRole("region", { name, exact: true });
const dialogOf = (page) => page.getByRole("dialog");

/** Opens the menu of a document and chooses a line of it. */
async function act(page, name) {
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("goes from a draft to the sealed PDF, all of it seen live", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", example("lease").template);
  const document = await service.v2("POST", "/documents", {
    templateId: made.id,
    name: "Lease of Riverside 22, Flat 4",
    values: example("lease").data,
  });
  const { page, close } = await here.enter(`/documents/${document.id}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = dialogOf(page);
  const person = (role) => dialog.getByRole("group", { name: role, exact: true });
  const email = (role) => person(role).getByRole("textbox", { name: "Email address" });
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.getByText("Please enter the address of at least one person.").waitFor();
  // Who is missing is a question only once somebody is named.
  assert.equal(await dialog.getByText("Somebody is missing").count(), 0);
  await email("Tenant").fill("daniel@moreau");
  await email("Landlord").fill("not an address");
  await dialog.getByText("Nobody is invited as").waitFor({ state: "detached" });
  await email("Landlord").fill("");
  await dialog.getByText("Nobody is invited as Landlord", { exact: false }).waitFor();
  // A lease that one side signs goes out only on purpose.
  await email("Tenant").fill("daniel@moreau.example");
  await dialog.getByRole("button", { name: "Send to one person" }).click();
  const without = page.getByRole("dialog", { name: "Send without Landlord?" });
  await without.getByRole("button", { name: "Send without" }).waitFor();
  await without.getByRole("button", { name: "Add the address" }).click();
  await without.waitFor({ state: "detached" });
  assert.equal((await service.document(document.id)).status, "draft");
  // Which way is chosen is seen where the system chooses the colours, too.
  await page.emulateMedia({ forcedColors: "active" });
  const ground = (name) =>
    dialog.getByRole("radio", { name }).evaluate((radio) => getComputedStyle(radio).backgroundColor);
  assert.notEqual(await ground("By email"), await ground("I hand out the links myself"));
  await page.emulateMedia({ forcedColors: "none" });
  await email("Tenant").fill("daniel@moreau");
  await email("Landlord").fill("not an address");
  await dialog.getByRole("button", { name: "Send to 2 people" }).click();
  await person("Landlord").getByText("Please enter an email address", { exact: false }).waitFor();

  await email("Tenant").fill("daniel@moreau.example");
  await person("Tenant").getByRole("textbox", { name: "Name" }).fill("Daniel Moreau");
  await email("Landlord").fill("elin@sandberg.example");
  await person("Tenant").getByRole("button", { name: "Language, order, access code" }).click();
  await person("Tenant").getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await dialog.getByRole("textbox", { name: "Message" }).fill("Please sign by Friday.");
  await dialog.getByRole("button", { name: "Preview of the mail" }).click();
  const mail = dialog.getByRole("region", { name: "Preview of the mail" });
  await mail.getByText("bittet um Ihre Unterschrift", { exact: false }).waitFor();
  await mail.getByText("Please sign by Friday.", { exact: false }).waitFor();
  await inspect(page, "documents-send");
  await dialog.getByRole("button", { name: "Send to 2 people" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("0 of 2 signed").waitFor();

  const timeline = region(page, "History");
  const happened = (words) => timeline.getByRole("listitem").filter({ hasText: words }).first().waitFor();
  await happened("Daniel Moreau was invited");
  const invitation = await service.mail("daniel@moreau.example", "invitation", document.id);
  assert.match(invitation.text, /Please sign by Friday\./);
  await here.sign(service.linkIn(invitation));
  // Nobody touches this page: it hears of it by itself.
  await happened("Daniel Moreau signed");
  await page.getByText("1 of 2 signed").waitFor();
  await happened("elin@sandberg.example was invited");
  await inspect(page, "documents-out", { sides: ["light"] });
  // What was signed stays, and the landlord is asked for nothing that could be changed for them.
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Rename" }).waitFor();
  assert.equal(await page.getByRole("menuitem", { name: "Change values" }).count(), 0);
  await page.keyboard.press("Escape");
  await here.sign(service.linkIn(await service.mail("elin@sandberg.example", "yourTurn", document.id)));
  await region(page, "Sealed").waitFor({ timeout: 60_000 });
  await happened("The PDF was sealed");
  await page.locator("main header").getByText("Completed").waitFor();
  await timeline
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
  await timeline
    .getByText(/Link \d+ of the audit chain/)
    .first()
    .waitFor();
  await inspect(page, "documents-completed");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  assert.equal(file.suggestedFilename(), "Lease of Riverside 22, Flat 4.pdf");
  assert.match((await readFile(await file.path())).subarray(0, 5).toString(), /%PDF-/);
  for (const [name, ending, start] of [
    ["Everything as a ZIP", ".zip", "PK"],
    ["Audit trail as PDF", "audit trail.pdf", "%PDF"],
  ]) {
    const [one] = await Promise.all([page.waitForEvent("download"), act(page, name)]);
    assert.ok(one.suggestedFilename().endsWith(ending));
    assert.ok((await readFile(await one.path())).toString("latin1").startsWith(start));
  }
  await close();
});

test("who is taken off the list leaves nothing of their card to the next", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", example("lease").template);
  const document = await service.v2("POST", "/documents", {
    templateId: made.id,
    values: example("lease").data,
  });
  const { page, close } = await here.enter(`/documents/${document.id}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const person = (role) => dialogOf(page).getByRole("group", { name: role, exact: true });
  const details = (role) => person(role).getByRole("button", { name: "Language, order, access code" });
  const isOpen = async (role) => (await details(role).getAttribute("aria-expanded")) === "true";
  await person("Landlord").getByRole("textbox", { name: "Name" }).fill("Elin Sandberg");
  await details("Tenant").click();
  await person("Tenant").getByRole("combobox", { name: "Language" }).waitFor();
  assert.deepEqual([await isOpen("Tenant"), await isOpen("Landlord")], [true, false]);
  await dialogOf(page).getByRole("button", { name: "Remove Tenant", exact: true }).click();
  await person("Tenant").waitFor({ state: "detached" });
  assert.equal(await isOpen("Landlord"), false);
  assert.equal(await person("Landlord").getByRole("textbox", { name: "Name" }).inputValue(), "Elin Sandberg");
  await close();
});

test("corrects, reminds, gives time, hands out links, withdraws and deletes", async () => {
  const { service } = here;
  const id = await service.send(letter("Visit"), [GUEST], { name: "Visit of Daniel Moreau" });
  const first = service.linkIn(await service.mail(GUEST.email, "invitation", id));
  const { page, close } = await here.enter(`/documents/${id}`);
  const dialog = dialogOf(page);
  const done = async (words) => {
    await page.getByText(words).first().waitFor();
    await dialog.waitFor({ state: "detached" });
  };

  await page.getByRole("button", { name: "Remind now" }).click();
  await done("The reminder is kept: no mail server is set");
  // The button says that it was done, and asks before it is done again.
  await page.getByRole("button", { name: "Remind again last" }).click();
  await dialog.getByText("Daniel Moreau would get another mail.", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("last reminded", { exact: false }).waitFor();

  await act(page, "Automatic reminders");
  await dialog.getByRole("switch", { name: "Send reminders" }).check();
  await dialog.getByRole("combobox", { name: "How often" }).selectOption("Every 7 days");
  await dialog.getByRole("button", { name: "Save" }).click();
  await done("Reminders are sent from now on");
  await page.getByText("Every 7 days").waitFor();

  await act(page, "Change the last day");
  await dialog.getByLabel("Last day to sign").fill("2020-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("This day is over.", { exact: false }).waitFor();
  await inspect(page, "documents-expiry", { sides: ["light"] });
  await dialog.getByRole("button", { name: "In 14 days" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await done("The last day is changed");
  assert.ok((await service.document(id)).expiresAt);

  await page.getByRole("button", { name: "Actions for Daniel Moreau" }).click();
  await page.getByRole("menuitem", { name: "Correct address, name or code" }).click();
  await dialog.getByRole("textbox", { name: "Email address" }).fill("nobody");
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await dialog.getByText("Please enter an email address", { exact: false }).waitFor();
  await dialog.getByRole("textbox", { name: "Email address" }).fill("d.moreau@example.com");
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await done("Details updated");
  await service.mail("d.moreau@example.com", "invitation", id);

  // An access code can be given, changed and taken away after sending.
  const correct = async () => {
    await page.getByRole("button", { name: "Actions for Daniel Moreau" }).click();
    await page.getByRole("menuitem", { name: "Correct address, name or code" }).click();
  };
  await correct();
  await dialog.getByRole("combobox", { name: "Access code" }).selectOption("Set a new access code");
  await dialog.getByRole("textbox", { name: "New access code" }).fill("abc");
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await dialog.getByText("Please enter 4 to 64 characters.").waitFor();
  await inspect(page, "documents-correct-code");
  await dialog.getByRole("textbox", { name: "New access code" }).fill("blue horse");
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await done("Details updated");
  await page.getByText("access code", { exact: true }).waitFor();
  await correct();
  await dialog.getByRole("combobox", { name: "Access code" }).selectOption("Take the access code away");
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await done("Details updated");
  await page.getByText("access code", { exact: true }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Actions for Daniel Moreau" }).click();
  await page.getByRole("menuitem", { name: "Make a signing link" }).click();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Guest · Daniel Moreau" }).inputValue();
  assert.ok(link.startsWith(`${service.base}/s/`) && link !== first);
  await inspect(page, "documents-link", { sides: ["light"] });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await dialog.waitFor({ state: "detached" });

  await act(page, "Rename");
  await dialog.getByRole("textbox", { name: "Name of the document" }).fill("Visit in spring");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Visit in spring" }).waitFor();

  await act(page, "Withdraw");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("We meet next year.");
  await inspect(page, "documents-void", { sides: ["phone"] });
  await dialog.getByRole("button", { name: "Withdraw the document" }).click();
  await page.getByRole("note").getByText("We meet next year.").waitFor();
  await inspect(page, "documents-withdrawn", { sides: ["dark"] });

  await act(page, "Delete");
  const sure = page.getByRole("dialog", { name: "Delete this document?" });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  await act(page, "Delete");
  await sure.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await page.getByText("The document is deleted").waitFor();
  assert.equal(await page.getByRole("link", { name: "Visit in spring" }).count(), 0);
  await close();
});

test("makes a new document like one that was withdrawn, for the same people", async () => {
  const { service } = here;
  const { template, data } = example("lease");
  const made = await service.v1("POST", "/templates", template);
  const { id } = await service.v2("POST", "/documents", {
    templateId: made.id,
    name: "Lease of Quay 9",
    values: { ...data, tenant: "Daniel Moreau" },
  });
  const recipients = [
    { email: "elin@sandberg.example", name: "Elin Sandberg", role: "Landlord" },
    { email: GUEST.email, name: GUEST.name, role: "Tenant" },
  ];
  await service.v2("POST", `/documents/${id}/send`, { recipients });
  await service.v2("POST", `/documents/${id}/void`, { reason: "The wrong flat" });
  const { page, close } = await here.enter(`/documents/${id}`);
  await page.getByRole("button", { name: "New document like this" }).click();
  await page.getByText("Like “Lease of Quay 9”").waitFor();
  const field = (name) => page.getByRole("textbox", { name, exact: true });
  assert.equal(await field("Name of the document").inputValue(), "Lease of Quay 9");
  assert.equal(await field("Tenant").inputValue(), "Daniel Moreau");
  await inspect(page, "documents-again", { sides: ["light", "phone"] });
  await field("Name of the document").fill("Lease of Quay 10");
  await page.getByRole("button", { name: "Continue to sending" }).click();
  const dialog = dialogOf(page);
  await dialog.getByText("Send “Lease of Quay 10”").waitFor();
  const addresses = await dialog
    .getByRole("textbox", { name: "Email address" })
    .evaluateAll((inputs) => inputs.map((input) => input.value));
  // The role that nobody had stays open.
  assert.deepEqual(addresses.toSorted(), ["", GUEST.email, "elin@sandberg.example"]);
  await inspect(page, "documents-again-send", { sides: ["light"] });
  await dialog.getByRole("button", { name: "Send to 2 people" }).click();
  await dialog.waitFor({ state: "detached" });
  const again = page.url().split("/").at(-1).split("?")[0];
  const sent = await service.document(again);
  assert.notEqual(again, id);
  assert.deepEqual([sent.name, sent.status, sent.respondents.length], ["Lease of Quay 10", "sent", 2]);
  assert.equal(sent.responseData.tenant, "Daniel Moreau");
  await close();
});

test("gives the focus back to the button of a menu when its dialog closes", async () => {
  const { service } = here;
  const id = await service.send(letter("Focus"), [GUEST], { name: "Focus" });
  const { page, close } = await here.enter(`/documents/${id}`);
  const dialog = dialogOf(page);
  const returns = async (name) => {
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction(
      (words) => (document.activeElement.ariaLabel || document.activeElement.textContent) === words,
      name,
    );
  };
  for (const name of [
    "Rename",
    "Change values",
    "Invite more people",
    "Make signing links",
    "Automatic reminders",
    "Change the last day",
    "Withdraw",
    "Delete",
  ]) {
    await act(page, name);
    await dialog.waitFor();
    await page.waitForFunction(() => document.activeElement.closest("[role=dialog]"));
    await page.keyboard.press("Escape");
    await returns("Actions");
  }
  for (const name of ["Correct address, name or code", "Make a signing link"]) {
    await page.getByRole("button", { name: "Actions for Daniel Moreau" }).click();
    await page.getByRole("menuitem", { name }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await returns("Actions for Daniel Moreau");
  }
  await act(page, "Rename");
  await dialog.getByRole("textbox").fill("Focus again");
  await dialog.getByRole("button", { name: "Save" }).click();
  await returns("Actions");
  await close();
});

test("says on a person's card that their mail does not arrive, and leads to their address", async () => {
  const { service } = here;
  const id = await service.send(letter("Lost"), [GUEST], { name: "Lost in the post" });
  const { page, close } = await here.enter("/documents");
  // The service of these tests has no mail server that could refuse.
  await page.route(`**/documents/${id}/particulars`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.respondents[0].undelivered = {
      at: new Date().toISOString(),
      reason: "550 5.1.1 <daniel@moreau.example>: User unknown",
    };
    await route.fulfill({ response: answer, json: body });
  });
  await go(page, `/documents/${id}`);
  const card = page.getByRole("listitem").filter({ hasText: "Mail could not be delivered" });
  await card.getByText("There is no such mailbox", { exact: false }).waitFor();
  await card.getByText("What the mail server said").click();
  await card.getByText("User unknown", { exact: false }).waitFor();
  // It is said before anything else, and mending it is what the page proposes.
  const notice = page.getByRole("note").filter({ hasText: "The mail to Daniel Moreau came back" });
  await notice.getByRole("button", { name: "Make a signing link" }).waitFor();
  await page.locator("[data-page-actions]").getByRole("button", { name: "Correct the address" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Remind now" }).count(), 0);
  await card.getByText("Not delivered").waitFor();
  await inspect(page, "documents-undelivered");
  await card.getByRole("button", { name: "Correct the address" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Email address" }).waitFor();
  await close();
});

test("keeps what was typed for sending until it is sent, and goes by the way back", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter("Kept"));
  const { id } = await service.v2("POST", "/documents", { templateId: made.id, name: "Kept" });
  const { page, close } = await here.enter("/documents");
  await page.getByRole("link", { name: "Kept" }).click();
  const send = page.getByRole("button", { name: "Send", exact: true });
  const dialog = dialogOf(page);
  const email = dialog.getByRole("textbox", { name: "Email address" });
  const message = dialog.getByRole("textbox", { name: "Message" });
  await send.click();
  await page.waitForURL(/send=true/);
  await email.fill(GUEST.email);
  await message.fill("See you soon.");
  await email.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForURL(new RegExp(`/documents/${id}$`));
  await send.click();
  assert.deepEqual([await email.inputValue(), await message.inputValue()], [GUEST.email, "See you soon."]);
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Kept" }).waitFor();
  await page.goForward();
  assert.equal(await message.inputValue(), "See you soon.");
  await dialog.getByRole("button", { name: "Send to one person" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("0 of 1 signed").waitFor();
  await act(page, "Invite more people");
  assert.deepEqual([await email.inputValue(), await message.inputValue()], ["", ""]);
  await email.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // No trace of the dialog is left behind.
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Documents" }).waitFor();
  await close();
});

test("takes a page to go back to, and says what is wrong with one", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter("Back"));
  const { id } = await service.v2("POST", "/documents", { templateId: made.id, name: "Back" });
  const { page, close } = await here.enter(`/documents/${id}?send=true`);
  const dialog = dialogOf(page);
  await dialog.getByRole("textbox", { name: "Email address" }).fill(GUEST.email);
  const back = dialog.getByRole("textbox", { name: "Page to go back to (optional)" });
  assert.equal(await back.isVisible(), false);
  await dialog.getByRole("button", { name: "Lead people back to a page of yours" }).click();
  await back.fill("www.example.com/thanks");
  const send = dialog.getByRole("button", { name: "Send to one person" });
  await send.click();
  await dialog.getByText("Enter the whole address of a page", { exact: false }).waitFor();
  await inspect(page, "sending-return", { full: false });
  await back.fill("http://www.example.com/thanks");
  await send.click();
  await dialog.getByText("Enter an address that begins with https://.").waitFor();
  await back.fill("https://www.example.com/thanks?order=5");
  await send.click();
  await dialog.waitFor({ state: "detached" });
  assert.equal((await service.document(id)).redirectUrl, "https://www.example.com/thanks?order=5");
  await page.getByText("https://www.example.com/thanks?order=5").waitFor();
  await close();
});

test("hands out links where no mail is wanted", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter("Visit by link"));
  const { id } = await service.v2("POST", "/documents", { templateId: made.id, name: "Visit by link" });
  const { page, close } = await here.enter(`/documents/${id}?send=true`);
  const dialog = dialogOf(page);
  await dialog.getByRole("textbox", { name: "Email address" }).fill(GUEST.email);
  await dialog.getByRole("radio", { name: "I hand out the links myself" }).check();
  await dialog.getByRole("button", { name: "Send to one person" }).click();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByRole("textbox", { name: `Guest · ${GUEST.email}` }).inputValue();
  assert.ok(link.startsWith(`${service.base}/s/`));
  assert.ok(!(await service.mails()).some((mail) => mail.documentId === id));
  await close();
});

test("says what to do where there is no such document, and where an action is refused", async () => {
  const { service } = here;
  const { page, close } = await here.enter("/documents/doc_01jcmwk1x3f2q8z5v7t9r4n6ab");
  await page.getByRole("alert").getByText("It may have been deleted", { exact: false }).waitFor();
  await inspect(page, "documents-missing", { sides: ["light"] });
  const id = await service.send(letter("Refused"), [GUEST], { name: "Refused", notify: false });
  await go(page, `/documents/${id}`);
  await page.getByRole("button", { name: "Remind now" }).click();
  await page.getByText("Request id", { exact: false }).waitFor();
  await close();
});

test("who is asked to sign reads the name of the sender", async () => {
  const { service } = here;
  const made = await service.v1("POST", "/templates", letter());
  const document = await service.v2("POST", "/documents", { templateId: made.id, name: "Letter" });
  const { context, close } = await here.enter("/");
  const asMember = async (method, path, data) => {
    const answer = await context.request.fetch(`/api/console${path}`, {
      method,
      data,
      headers: { origin: service.base },
    });
    assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  await asMember("PATCH", "/account", { name: "Ana Lindqvist" });
  await asMember("POST", `/documents/${document.id}/send`, {
    recipients: [{ email: GUEST.email, name: GUEST.name }],
  });
  const { respondents } = await asMember("GET", `/documents/${document.id}`);
  const { url } = await asMember("POST", `/documents/${document.id}/respondents/${respondents[0].id}/link`);
  for (const [locale, words] of Object.entries({
    en: "Ana Lindqvist asks you to sign",
    de: "Ana Lindqvist bittet Sie um Ihre Unterschrift",
  })) {
    const visit = await here.open({ locale, viewport: PHONE });
    await visit.page.goto(url);
    await visit.page.locator(".language select").selectOption(locale);
    await visit.page.locator(".asks").getByText(words).waitFor();
    await inspectPage(visit.page, `sender-${locale}`);
    await visit.close();
  }
  await close();
});
