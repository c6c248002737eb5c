// The pictures of the README: its walk, from the mail to the proof, on a phone. `scripts/pictures` starts it.

import { mkdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, PHONE } from "../browser.mjs";
import { arrive, draw, finish, read, review, save, settled } from "../walk.mjs";
import { signIn } from "./member.mjs";
import { example } from "./templates.mjs";
import { stage } from "./world.mjs";

const FOLDER = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));
/** What a picture may weigh, in bytes: a README is read on phones too. */
const HEAVIEST = 120_000;

const here = await stage({ workspace: "Example Ltd", email: "ana@example.com" });
const { service } = here;
try {
  await mkdir(FOLDER, { recursive: true });
  await walk();
} finally {
  await here.close();
}

async function picture(page, name) {
  await settled(page);
  const path = `${FOLDER}${name}.png`;
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
  const { size } = await stat(path);
  expect(size < HEAVIEST, `${name}.png has ${size} bytes`);
  console.log(`docs/pictures/${name}.png  ${size}`);
}

async function walk() {
  const { template, data } = example("mutual-nda");
  const people = [
    { email: "astrid@norrland.example", name: "Astrid Nyström", role: "First party" },
    {
      email: "hugh@calder.example",
      name: "Hugh Calder",
      role: "Second party",
      message: "As we said on Monday. Please sign by Friday.",
    },
  ];
  const id = await service.send(template, people, { data, name: "NDA with Calder & Finch" });
  const mails = [];
  for (const { email } of people) mails.push(await service.mail(email, "invitation", id));
  const visit = () => here.open({ viewport: PHONE, deviceScaleFactor: 1.5 });

  const house = await visit();
  await house.page.goto(`${service.base}/signin`);
  await signIn(house.page, service);
  await house.page.goto(`${service.base}/outbox/${mails[1].id}/html`);
  await picture(house.page, "1-mail");
  await house.close();

  const first = await visit();
  await enter(first.page, service.linkIn(mails[0]));
  await sign(first.page);
  await finish(first.page);
  await first.close();

  const second = await visit();
  const { page } = second;
  await arrive(page, service.linkIn(mails[1]));
  await picture(page, "2-invited");
  await review(page);
  await read(page);
  await picture(page, "3-document");
  await sign(page, async () => picture(page, "4-signature"));
  await page
    .locator("[data-field=secondSignature]")
    .evaluate((field) => field.scrollIntoView({ block: "center" }));
  await picture(page, "5-signed");
  await finish(page);
  await page.locator(".notice .primary").waitFor();
  await picture(page, "6-done");
  const copy = await save(page);
  await page.goto(`${service.base}/verify`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: copy.name, mimeType: "application/pdf", buffer: copy.bytes });
  await page.locator(".verdict.intact").waitFor();
  await page.locator(".verdict").evaluate((verdict) => verdict.scrollIntoView({ block: "start" }));
  await picture(page, "7-verified");
  await second.close();
}

async function enter(page, link) {
  await arrive(page, link);
  await review(page);
  await read(page);
}

async function sign(page, look = async () => {}) {
  await page.locator(".sign-here").first().click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("[role=tablist]").waitFor();
  await draw(page, dialog);
  await look();
  await dialog.locator(".actions .primary").click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("#agree").check();
  await settled(page);
}
