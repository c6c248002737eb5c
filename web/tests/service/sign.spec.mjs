// People who sign, on the service itself: by mail, in order, in Arabic, by keyboard, on the pages of an uploaded PDF.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DESK, inspect } from "../browser.mjs";
import { adopt, agree, arrive, fillAll, finish, read, review, save, settled } from "../walk.mjs";
import { example, exampleFile, letter } from "./templates.mjs";
import { world } from "./world.mjs";

const here = world();

/** Opens a link in a browser of its own and goes as far as the document. */
async function enter(link, { code, ...options } = {}) {
  const visit = await here.open(options);
  await arrive(visit.page, link);
  await review(visit.page, code);
  await read(visit.page);
  return visit;
}

/** Waits on the last page for the copy, which is made after the last signature. */
async function copied(page) {
  await page.locator(".notice .primary").waitFor({ timeout: 60_000 });
  return save(page);
}

async function verdict(page, name, bytes) {
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer: bytes });
  await page.getByText(name, { exact: true }).waitFor();
  return page.locator(".verdict h2").innerText();
}

test("from the invitation to the proof, two who sign in order", async () => {
  const { service } = here;
  const { template, data } = example("lease");
  const id = await service.send(
    template,
    [
      {
        email: "daniel@moreau.example",
        name: "Daniel Moreau",
        role: "Tenant",
        message: "Please sign by Friday.\n\nThe keys are ready for you on the first of February.",
      },
      { email: "elin@sandberg.example", name: "Elin Sandberg", role: "Landlord" },
    ],
    { data, name: "Lease of Riverside 22, Flat 4" },
  );
  const invitation = await service.mail("daniel@moreau.example", "invitation");
  assert.match(invitation.text, /Please sign by Friday\./);
  assert.ok(
    !(await service.mails()).some((mail) => mail.recipient.includes("elin@")),
    "nobody is invited too early",
  );

  // The second one's link, handed out before her turn.
  const elin = (await service.document(id)).respondents.find((one) => one.role === "Landlord");
  assert.equal(elin.status, "waiting");
  const early = await service.v2("POST", `/documents/${id}/respondents/${elin.id}/link`);
  const tooEarly = await here.open();
  await arrive(tooEarly.page, early.url);
  await tooEarly.page.getByText("not your turn", { exact: false }).first().waitFor();
  await inspect(tooEarly.page, "service-waiting");
  await tooEarly.close();

  const tenant = await here.open();
  const { page } = tenant;
  await arrive(page, service.linkIn(invitation));
  assert.equal(new URL(page.url()).pathname, "/s", "the token has left the address bar");
  await page.getByText("The keys are ready for you").waitFor();
  await inspect(page, "service-lease-1-landing");
  assert.equal(
    (await service.document(id)).respondents[0].status,
    "invited",
    "loading the page opens nothing",
  );
  await review(page);
  await read(page);
  assert.equal((await service.document(id)).respondents[0].status, "opened");
  await inspect(page, "service-lease-2-document");
  const seen = await fillAll(page, { pets: "dog", petDetails: "A quiet old collie" });
  for (const field of [
    "occupants",
    "pets",
    "petDetails",
    "emergencyPhone",
    "rulesInitials",
    "tenantSignature",
  ]) {
    assert.ok(seen.includes(field), `${field} was led to; seen were ${seen}`);
  }
  await inspect(page, "service-lease-4-filled");
  await finish(page);
  assert.match(await page.locator("h1").innerText(), /you have signed/);
  await inspect(page, "service-lease-5-signed");
  await tenant.close();

  const turn = await service.mail("elin@sandberg.example", "yourTurn");
  const landlord = await enter(service.linkIn(turn), { viewport: DESK });
  await landlord.page.getByText("A quiet old collie").waitFor();
  await inspect(landlord.page, "service-lease-6-second");
  await fillAll(landlord.page);
  await inspect(landlord.page, "service-lease-7-second-filled");
  await finish(landlord.page);
  const copy = await copied(landlord.page);
  await inspect(landlord.page, "service-lease-8-done");
  assert.equal(copy.name, "Lease of Riverside 22, Flat 4.pdf");
  await landlord.close();

  const document = await service.sealed(id);
  assert.equal(document.status, "completed");
  assert.equal(document.responseData.petDetails, "A quiet old collie");
  for (const [address, kind] of [
    ["daniel@moreau.example", "completed"],
    ["elin@sandberg.example", "completed"],
    [service.email, "senderCompleted"],
  ]) {
    const mail = await service.mail(address, kind);
    assert.deepEqual(mail.attachments, ["Lease of Riverside 22, Flat 4.pdf"]);
  }

  const { page: checking, close } = await here.open();
  await checking.goto(`${service.base}/verify`);
  assert.equal(await verdict(checking, "lease.pdf", copy.bytes), "Intact");
  await checking.getByText("Daniel Moreau").first().waitFor();
  for (const summary of await checking.locator("summary").all()) await summary.click();
  await inspect(checking, "service-verify-intact");
  const altered = Buffer.from(copy.bytes);
  altered[Math.floor(altered.length / 3)] ^= 1;
  assert.equal(await verdict(checking, "altered.pdf", altered), "Changed");
  await inspect(checking, "service-verify-changed");
  const longer = Buffer.concat([copy.bytes, Buffer.from("\n% one more line\n")]);
  assert.equal(await verdict(checking, "longer.pdf", longer), "Changed");
  const bundle = await service.v1("POST", `/documents/${id}/download-bundle`, {});
  assert.equal(await verdict(checking, "bundle.zip", bundle), "Intact");
  await inspect(checking, "service-verify-bundle");
  await close();

  const file = join(service.folder, "copy.pdf");
  await writeFile(file, copy.bytes);
  assert.equal((await service.tried("verify", file)).code, 0);
  await writeFile(file, altered);
  assert.equal((await service.tried("verify", file)).code, 1);
  assert.equal((await service.tried("verify", "--workspace", service.workspace)).code, 0);
});

test("two who sign in parallel, one after the other has signed", async () => {
  const { service } = here;
  const { template, data } = example("mutual-nda");
  const people = [
    { email: "astrid@norrland.example", name: "Astrid Nyström", role: "First party" },
    { email: "hugh@calder.example", name: "Hugh Calder", role: "Second party" },
  ];
  const id = await service.send(template, people, { data });
  for (const { email } of people) {
    const visit = await enter(service.linkIn(await service.mail(email, "invitation", id)));
    await fillAll(visit.page);
    await inspect(visit.page, `service-nda-${email.split("@")[0]}`);
    await finish(visit.page);
    await inspect(visit.page, `service-nda-${email.split("@")[0]}-done`);
    await visit.close();
  }
  assert.equal((await service.sealed(id)).status, "completed");
});

test("declined, with a reason", async () => {
  const { service } = here;
  const id = await service.send(letter("Letter to be declined"), [
    { email: "no@mail.example", name: "Nora Ode" },
  ]);
  const link = service.linkIn(await service.mail("no@mail.example", "invitation"));
  const { page, close } = await enter(link);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.locator("dialog[open] .danger").click();
  await page.locator("dialog[open]").getByRole("alert").waitFor();
  await page.locator("#reason").fill("The day does not suit me. Could we meet in May?");
  await inspect(page, "service-decline", { full: false });
  await page.locator("dialog[open] .danger").click();
  await page.getByRole("heading", { name: "You have declined" }).waitFor();
  await inspect(page, "service-declined");
  await close();
  const document = await service.document(id);
  assert.equal(document.status, "declined");
  assert.equal(document.reason, "The day does not suit me. Could we meet in May?");
  assert.match((await service.mail(service.email, "senderDeclined")).text, /Could we meet in May\?/);
  // Whoever comes back reads what happened.
  const again = await here.open();
  await arrive(again.page, link);
  await again.page.getByText("Could we meet in May?").waitFor();
  await again.close();
});

test("in Arabic", async () => {
  const { service } = here;
  const { template, data } = example("arabic-contract");
  const id = await service.send(
    template,
    [{ email: "sami@waha.example", name: "سامي العتيبي", role: "الطرف الأول", language: "ar" }],
    { data },
  );
  const mail = await service.mail("sami@waha.example", "invitation");
  assert.match(mail.html, /dir="rtl"/);
  const { page, close } = await here.open({ locale: "en-GB" });
  await arrive(page, service.linkIn(mail));
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  assert.equal(await page.locator("html").getAttribute("lang"), "ar");
  await inspect(page, "service-arabic-1-landing");
  await review(page);
  await read(page);
  await inspect(page, "service-arabic-3-document");
  await fillAll(page, {}, { drawn: false });
  await inspect(page, "service-arabic-4-filled");
  await finish(page);
  const copy = await copied(page);
  await inspect(page, "service-arabic-5-done");
  await close();
  assert.equal((await service.sealed(id)).status, "completed");
  const { page: checking, close: done } = await here.open({ locale: "ar" });
  await checking.goto(`${service.base}/verify`);
  await verdict(checking, "arabic.pdf", copy.bytes);
  assert.equal(await checking.locator(".verdict.intact").count(), 1);
  await inspect(checking, "service-arabic-6-verify");
  await done();
});

test("by keyboard alone", async () => {
  const { service } = here;
  const recipient = { email: "key@board.example", name: "Kim Board", accessCode: "river-4711" };
  const id = await service.send(letter("By keyboard"), [recipient]);
  const { page, close } = await here.open({ viewport: DESK });
  await arrive(page, service.linkIn(await service.mail("key@board.example", "invitation")));
  const tabTo = async (selector) => {
    for (let count = 0; count < 60; count += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await tabTo("#code");
  await page.keyboard.type("wrong-code");
  await page.keyboard.press("Enter");
  await page.getByText("This code is not right").waitFor();
  await inspect(page, "service-code-wrong");
  assert.ok(
    await page.evaluate(() => document.activeElement.id === "code"),
    "the focus is where it can be mended",
  );
  await page.keyboard.press("Control+A");
  await page.keyboard.type("river-4711");
  await page.keyboard.press("Enter");
  await read(page);
  await tabTo("[data-field=day] input");
  await page.keyboard.type("02022027");
  await tabTo(".sign-here");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open] [role=tablist]").waitFor();
  await page.keyboard.press("ArrowRight");
  await tabTo("#typed");
  assert.equal(await page.locator("#typed").inputValue(), "Kim Board");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  await settled(page);
  await tabTo("#agree");
  await page.keyboard.press("Space");
  await inspect(page, "service-keyboard-filled");
  await tabTo(".bar .primary");
  await page.keyboard.press("Enter");
  await page.locator(".notice h1").waitFor();
  await close();
  const document = await service.sealed(id);
  assert.equal(document.responseData.day, "2027-02-02");
});

test("a typed signature is shown in the hand that was chosen", async () => {
  const { service } = here;
  await service.send(letter("In another hand"), [{ email: "hand@mail.example", name: "Ida Hand" }]);
  const { page, close } = await enter(service.linkIn(await service.mail("hand@mail.example", "invitation")));
  await page.locator("#c-day").fill("2027-03-01");
  await page.locator("#c-signature").click();
  await page.locator("#way-type").click();
  const isLoaded = (hand) => page.waitForFunction((name) => document.fonts.check(`20px "${name}"`), hand);
  await isLoaded("dancing-script");
  await inspect(page, "service-hand-first");
  await page.getByRole("button", { name: "Another handwriting" }).click();
  await isLoaded("caveat");
  await inspect(page, "service-hand-second");
  await page.locator("dialog[open] .actions .primary").click();
  await page.locator('.ink.hand[data-hand="caveat"]').first().waitFor();
  await agree(page);
  await finish(page);
  await close();
});

test("the pages of an uploaded PDF", async () => {
  const { service } = here;
  const { template, data } = example("uploaded-pdf");
  const file = await service.upload(exampleFile("uploaded-pdf/form.pdf"), "form.pdf", "application/pdf");
  const placed = JSON.parse(JSON.stringify(template).replaceAll('"form.pdf"', JSON.stringify(file)));
  const id = await service.send(
    placed,
    [
      { email: "sales@vandam.example", name: "Joris van Dam", role: "Supplier" },
      { email: "buy@lindqvist.example", name: "Ida Berg", role: "Purchasing" },
    ],
    { data },
  );
  const first = await enter(service.linkIn(await service.mail("sales@vandam.example", "invitation")));
  await first.page.locator(".page-image").first().waitFor();
  // A page of paper on a phone has small boxes; the list has the same fields as large controls (WCAG 2.5.8, "equivalent").
  const except = ["target-size"];
  await inspect(first.page, "service-pdf-1-pages", { except });
  // The boxes to tick lie close together: whoever taps one gets that one, with the words beside it.
  const middles = await first.page.locator(".marker").evaluateAll((markers) =>
    markers.map((marker) => {
      const { x, y, width, height } = marker.getBoundingClientRect();
      const from = scrollY;
      marker.scrollIntoView({ block: "center" });
      const now = marker.getBoundingClientRect();
      const hit = document.elementFromPoint(now.x + width / 2, now.y + height / 2);
      return { label: marker.ariaLabel, own: hit === marker, x, y: y + from, width, height };
    }),
  );
  for (const { label, own } of middles) assert.ok(own, `the middle of ${label} is its own`);
  for (const a of middles)
    for (const b of middles)
      if (a !== b)
        assert.ok(
          a.x + a.width <= b.x + 0.6 ||
            b.x + b.width <= a.x + 0.6 ||
            a.y + a.height <= b.y + 0.6 ||
            b.y + b.height <= a.y + 0.6,
          `${a.label} lies over ${b.label}`,
        );
  const fair = first.page.locator("[data-field=fairWork] .marker");
  await fair.scrollIntoViewIfNeeded();
  await first.page.waitForFunction(() => document.querySelectorAll(".page-image").length > 1);
  await fair.tap();
  await first.page.locator("dialog[open] h2").filter({ hasText: "Fair work" }).waitFor();
  await first.page.locator("dialog[open] .cut img").waitFor();
  await inspect(first.page, "service-pdf-sheet", { full: false, except });
  await first.page.locator("dialog[open] .sheet-done").click();
  await first.page.locator(".switch button").last().click();
  await inspect(first.page, "service-pdf-2-list");
  await first.page.locator(".switch button").first().click();
  await fillAll(first.page, {
    companyName: "Van Dam Pumps",
    registerNumber: "20417311",
    contactPhone: "+31 20 555 0199",
    vatRegistered: "yes",
    vatNumber: "NL123456789B01",
    foundedOn: "1987-04-02",
    contactEmail: "sales@vandam.example",
  });
  await inspect(first.page, "service-pdf-3-filled", { except });
  await finish(first.page);
  await first.close();
  const turn = await service.mail("buy@lindqvist.example", "yourTurn");
  const second = await enter(service.linkIn(turn), { viewport: DESK });
  await second.page.locator(".page-image").first().waitFor();
  await inspect(second.page, "service-pdf-4-second");
  await fillAll(second.page, { decision: "approved" }, { drawn: false });
  await inspect(second.page, "service-pdf-5-second-filled");
  await finish(second.page);
  const copy = await copied(second.page);
  await second.close();
  assert.equal((await service.sealed(id)).status, "completed");
  const { page, close } = await here.open();
  await page.goto(`${service.base}/verify`);
  assert.equal(await verdict(page, "supplier.pdf", copy.bytes), "Intact");
  await close();
});

test("an approver approves", async () => {
  const { service } = here;
  const { template, data } = example("invoice");
  const { name } = template.formSchema.roles.find((role) => role.kind === "approver");
  const recipients = [{ email: "approve@mail.example", name: "Ada Prover", role: name }];
  const id = await service.send(template, recipients, { data });
  const visit = await enter(service.linkIn(await service.mail("approve@mail.example", "invitation")));
  await inspect(visit.page, "service-invoice-approver");
  await fillAll(visit.page);
  await finish(visit.page);
  await inspect(visit.page, "service-invoice-approved");
  await visit.close();
  assert.equal((await service.sealed(id)).status, "completed");
});

test("a viewer reads, and holds nothing up", async () => {
  const { service } = here;
  const template = letter("Letter with a reader");
  template.formSchema.roles.push({ name: "Reader", kind: "viewer" });
  const id = await service.send(template, [
    { email: "guest@mail.example", name: "Gus Est", role: "Guest" },
    { email: "reader@mail.example", name: "Rea Der", role: "Reader" },
  ]);
  const link = service.linkIn(await service.mail("reader@mail.example", "invitation"));
  const reader = await here.open();
  await arrive(reader.page, link);
  await review(reader.page);
  await reader.page.locator("article.paper").waitFor();
  assert.equal(await reader.page.locator(".bar").count(), 0, "there is nothing to submit");
  await inspect(reader.page, "service-viewer");
  await reader.close();
  const guest = await enter(service.linkIn(await service.mail("guest@mail.example", "invitation")));
  await fillAll(guest.page);
  await finish(guest.page);
  await guest.close();
  assert.equal((await service.sealed(id)).status, "completed");
  const again = await here.open();
  await arrive(again.page, link);
  await copied(again.page);
  await again.close();
});

test("a document with pictures in it", async () => {
  const { service } = here;
  const { template, data } = example("certificate");
  const seal = await service.upload(exampleFile("certificate/seal.png"), "seal.png", "image/png");
  const whole = JSON.parse(JSON.stringify(template).replaceAll('"seal.png"', JSON.stringify(seal)));
  const role = template.formSchema?.roles?.[0]?.name;
  await service.send(whole, [{ email: "picture@mail.example", name: "Pia Ture", role }], { data });
  const visit = await enter(service.linkIn(await service.mail("picture@mail.example", "invitation")));
  await visit.page.locator("article img").first().waitFor();
  await settled(visit.page);
  assert.ok(
    await visit.page
      .locator("article img")
      .first()
      .evaluate((image) => image.complete && image.naturalWidth > 0),
    "the picture is shown",
  );
  await inspect(visit.page, "service-picture");
  await visit.close();
});

test("what was changed since it was opened is read again, and nothing that was filled in is lost", async () => {
  const { service } = here;
  const { template, data } = example("lease");
  const id = await service.send(
    template,
    [
      { email: "reader@moreau.example", name: "Daniel Moreau", role: "Tenant" },
      { email: "owner@sandberg.example", name: "Elin Sandberg", role: "Landlord" },
    ],
    { data, name: "Lease of Riverside 22, Flat 4" },
  );
  const invitation = await service.mail("reader@moreau.example", "invitation");
  const { page, close } = await enter(service.linkIn(invitation));
  assert.ok((await fillAll(page)).length > 0);
  // From here on nothing but the button speaks to the service: what is saved by itself would find out before.
  await page.locator(".bar").getByText("Saved", { exact: true }).waitFor();
  await service.v2("PATCH", `/documents/${id}`, { values: { homeAddress: "Riverside 24, Flat 9" } });
  await page.locator(".bar .primary").click();
  await page.getByText("has changed the document since you opened it").waitFor();
  await inspect(page, "service-changed");
  await review(page);
  assert.deepEqual(await fillAll(page), [], "all of it is filled in");
  await page.getByText("Riverside 24, Flat 9").first().waitFor();
  await finish(page);
  await close();
});

test("a draft waits for the next visit, on another device too", async () => {
  const { service } = here;
  await service.send(letter("A letter in two sittings"), [
    { email: "later@mail.example", name: "Lara Terra" },
  ]);
  const link = service.linkIn(await service.mail("later@mail.example", "invitation"));
  const first = await enter(link);
  await first.page.locator("#c-day").fill("2027-03-01");
  await first.page.locator("#c-signature").click();
  await adopt(first.page, true);
  await first.page.getByRole("button", { name: "Save and go on later" }).click();
  await first.page.getByRole("heading", { name: "Saved" }).waitFor();
  await first.close();
  const second = await here.open({ viewport: DESK });
  await arrive(second.page, link);
  await second.page.locator("#c-day").waitFor();
  assert.equal(await second.page.locator("#c-day").inputValue(), "2027-03-01");
  await second.page.locator("[data-field=signature] img").waitFor();
  await inspect(second.page, "service-resumed");
  await agree(second.page);
  await finish(second.page);
  await second.close();
});
