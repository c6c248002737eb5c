// The workspace's stream: what happened, looking for something, taking it along, and checking that nobody tampered with it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { letter } from "../service/templates.mjs";
import { inspect } from "./look.mjs";
import { world } from "./world.mjs";

const here = world();

let happened;

/** Opens a page of a workspace in which something has happened. */
async function enter(path) {
  happened ??= (async () => {
    const id = await here.service.send(letter("Summer house"), [{ email: "bo@example.com", name: "Bo" }]);
    const [bo] = (await here.service.document(id)).respondents;
    await here.service.v2("POST", `/documents/${id}/respondents/${bo.id}/link`);
    await here.service.v2("POST", `/documents/${id}/void`, { reason: "sold" });
  })();
  await happened;
  return here.enter(path);
}

test("tells what happened, and all of an entry", async () => {
  const { page, close } = await enter("/activity");
  const withdrawn = page.getByRole("row").filter({ hasText: "Document withdrawn" });
  await withdrawn.getByRole("link", { name: "Summer house" }).waitFor();
  // A link is all that it takes to sign, so it is told as what it is.
  await page.getByRole("button", { name: "A new signing link was created for bo@example.com" }).waitFor();
  await inspect(page, "activity");
  await page.getByRole("button", { name: "Document sent" }).click();
  const entry = page.getByRole("dialog", { name: "Document sent" });
  await entry
    .getByText(/Summer house/)
    .first()
    .waitFor();
  await entry.getByText("More details").click();
  await inspect(page, "activity-entry", { sides: ["light", "dark", "phone"] });
  await entry.getByRole("link", { name: "Open the document" }).click();
  await page.waitForURL("**/documents/doc_*");
  await close();
});

test("looks for something, and the address says for what", async () => {
  const { page, close } = await enter("/activity?actor=apiKey&events=document.sent,document.voided");
  await page.getByRole("row").nth(2).waitFor();
  assert.equal(await page.getByRole("row").count(), 3);
  await page.getByRole("searchbox", { name: "Search" }).fill("summer");
  await page.waitForURL("**q=summer**");
  await page.getByRole("searchbox", { name: "Search" }).fill("winter ");
  await page.getByText("Nothing matches").waitFor();
  assert.equal(await page.getByRole("searchbox", { name: "Search" }).inputValue(), "winter ");
  await inspect(page, "activity-none", { sides: ["light", "arabic"] });
  await page.getByRole("button", { name: "Clear the filters" }).first().click();
  await page.getByRole("button", { name: "Template created" }).waitFor();
  assert.equal(new URL(page.url()).search, "");
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel("Until").fill("2020-01-01");
  await page.getByText("Nothing matches").waitFor();
  await page.getByLabel("Until").fill(today);
  await page.getByRole("button", { name: "Document sent" }).waitFor();
  await page.getByRole("combobox", { name: "What happened" }).click();
  await page.getByRole("option", { name: "Signed in" }).click();
  await page.keyboard.press("Escape");
  await page.waitForURL("**events=user.signedIn**");
  await close();
});

test("takes along what was found", async () => {
  const { page, close } = await enter("/activity?events=document.sent");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\n");
  assert.equal(lines.length, 2, lines.join("\n"));
  assert.match(lines[1], /document\.sent/);
  await close();
});

test("checks that nobody tampered with it", async () => {
  const { page, close } = await enter("/activity");
  await page.getByRole("button", { name: "Check for tampering" }).click();
  await page.getByText("Nothing was tampered with").waitFor();
  await inspect(page, "activity-verified");
  await page.getByRole("button", { name: "Close" }).last().click();
  await page.route("**/api/console/audit/verification", (route) =>
    route.fulfill({
      json: {
        data: {
          holds: false,
          entries: 12,
          erased: 0,
          documents: 1,
          checkpoints: 1,
          head: null,
          problems: [
            { code: "altered", place: "entry act_1", message: "is not what was written" },
            { code: "removed", place: "entry act_2", message: "is missing" },
          ],
          moreProblems: 0,
        },
      },
    }),
  );
  await page.getByRole("button", { name: "Check for tampering" }).click();
  await page.getByRole("alert").getByText("2 places are not as they were written").waitFor();
  await inspect(page, "activity-tampered", { sides: ["light", "dark", "phone"] });
  await close();
});

test("says what to do when the stream does not come", async () => {
  const { page, close } = await enter("/settings");
  await page.route("**/api/console/activity?**", (route) =>
    route.fulfill({
      status: 503,
      headers: { "x-request-id": "req_1" },
      json: { error: { code: "UNAVAILABLE", message: "" } },
    }),
  );
  await page.getByRole("navigation").first().getByRole("link", { name: "Activity" }).click();
  await page.getByRole("alert").getByText("req_1").waitFor({ timeout: 20_000 });
  await page.unroute("**/api/console/activity?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Document sent" }).waitFor();
  await close();
});
