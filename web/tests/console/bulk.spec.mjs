// Many documents at once, from a table.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inspect } from "./look.mjs";
import { world } from "./world.mjs";

const here = world();

const TEMPLATE = {
  name: "Offer of a place",
  content: {
    markdown: "# Offer\n\n{{guest}} starts on {{start | long}} for {{fee}}.\n\nSigned: {{field:signature}}\n",
    language: "en",
  },
  symbolTable: {
    guest: { type: "text", label: "Guest's name", required: true },
    start: { type: "date", label: "First day", required: true },
    fee: { type: "money", label: "Fee", currency: "EUR" },
  },
  formSchema: {
    roles: [{ name: "Guest" }],
    fields: [{ id: "signature", type: "signature", role: "Guest", required: true }],
  },
};

const file = (name, text) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const part = (page, name) => page.getByRole("region", { name });

async function choose(page, made) {
  await page.locator("input[type=file]").setInputFiles(made);
}

test("sends a document for each row of a table, after rows were corrected or left out", async () => {
  const { service } = here;
  await service.v1("POST", "/templates", TEMPLATE);
  const { page, close } = await here.enter("/bulk");
  await page.waitForURL(/\/documents\/bulk$/);
  await page.locator("nav [aria-current=page]").getByText("Documents").waitFor();
  await page.getByRole("button", { name: /^Offer of a place/ }).click();
  await part(page, "1. Your table").waitFor();
  await inspect(page, "bulk-file", { sides: ["phone"] });

  await choose(page, {
    name: "book.xlsx",
    mimeType: "application/zip",
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0]),
  });
  await page.getByRole("alert").getByText("This is a workbook.", { exact: false }).waitFor();
  await choose(page, file("empty.csv", "email\n"));
  await page.getByRole("alert").getByText("It has only one line.", { exact: false }).waitFor();

  await choose(
    page,
    file(
      "places.csv",
      [
        "\ufeffE-Mail;Guest's name;First day;Price;Shoe size",
        'ana@example.com;"Lima; Ana";2027-02-01;1,250.50;38',
        "ben@example.com;Ben;14.2.2027;900;44",
        "carla;Carla;02/03/2027;much;40",
        "dora@localhost-;Dora;2027-02-05;5;36",
        "",
      ].join("\r\n"),
    ),
  );
  const columns = part(page, "2. What the columns mean");
  assert.equal(
    await columns.getByRole("combobox", { name: "E-Mail" }).inputValue(),
    "email:Guest",
    "guessed by its name",
  );
  assert.equal(await columns.getByRole("combobox", { name: "Price" }).inputValue(), "");
  await columns.getByRole("combobox", { name: "Price" }).selectOption("Fee");
  const rows = part(page, "3. Check the rows");
  await rows.getByText("One row needs a correction").waitFor();
  await rows.getByText("First day: choose above whether the day or the month comes first").waitFor();
  await rows.getByText("Price: not a number").waitFor();
  await inspect(page, "bulk-rows");

  const send = part(page, "4. Send");
  const button = send.getByRole("button", { name: /^Send \d|^Send one/ });
  assert.ok(await button.isDisabled());
  await send.getByRole("switch", { name: "Leave out the row that needs a correction" }).check();
  await button.click();
  const sure = page.getByRole("dialog");
  await sure.getByText("People invited by email: 3", { exact: false }).waitFor();
  await inspect(page, "bulk-sure", { sides: ["light"] });
  await sure.getByRole("button", { name: "Yes, all 3" }).click();
  // What only the service knows stands beside its row, and nothing was made.
  await rows.getByText("E-Mail: Enter an email address", { exact: false }).waitFor();
  assert.deepEqual(await service.v2("GET", "/documents"), []);
  await inspect(page, "bulk-refused", { sides: ["phone"] });

  await button.click();
  await sure.getByRole("button", { name: "Yes, all 2" }).click();
  await page.getByRole("heading", { name: "Finished" }).waitFor();
  await page.getByText("2 of 2 documents made").first().waitFor();
  await inspect(page, "bulk-done", { sides: ["light"] });
  await service.mail("ana@example.com", "invitation");
  const documents = await service.v2("GET", "/documents");
  const values = await Promise.all(
    documents.map(async ({ id }) => (await service.document(id)).responseData),
  );
  assert.deepEqual(values.map(({ guest, start, fee }) => [guest, start, fee]).sort(), [
    ["Ben", "2027-02-14", "900"],
    ["Lima; Ana", "2027-02-01", "1250.50"],
  ]);

  // The address holds the order, so that it is found again.
  await page.reload();
  await page.getByText("2 of 2 documents made").first().waitFor();
  await page.getByRole("link", { name: "See the documents" }).click();
  await page.waitForURL(/templateId=tpl_/);
  await close();
});

test("shows how far an order is, and gives back the rows that failed", async () => {
  const { service } = here;
  const [{ id: templateId }] = await service.v2("GET", "/templates");
  const { page, close } = await here.enter(`/documents/bulk?templateId=${templateId}`);
  await choose(page, file("drafts.csv", 'Guest\'s name\nAna\n"Ben, ""the"" second"\n'));
  await page.getByText("No column holds email addresses").waitFor();
  const order = {
    id: "blk_01jcmwk1x3f2q8z5v7t9r4n6ab",
    templateId,
    status: "running",
    total: 2,
    done: 1,
    failed: 0,
    createdAt: new Date().toISOString(),
    completedAt: null,
    documentIds: [null, null],
    errors: [],
  };
  let answer = order;
  await page.route("**/api/console/bulk/*", (route) => route.fulfill({ json: { data: answer } }));
  await page.route("**/api/console/documents/bulk", (route) =>
    route.fulfill({ status: 201, json: { data: order } }),
  );
  await page.getByRole("button", { name: "Make 2 drafts" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, all 2" }).click();
  await page.getByText("1 of 2 documents made").first().waitFor();
  assert.equal(await page.getByRole("progressbar").getAttribute("aria-valuenow"), "50");
  answer = {
    ...order,
    status: "completed",
    failed: 1,
    errors: [{ row: 1, message: "the template holds too much" }],
  };
  await page.getByText("One document could not be made").waitFor();
  await inspect(page, "bulk-failed", { sides: ["light"] });
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download these rows as CSV" }).click(),
  ]);
  const text = await readFile(await saved.path(), "utf8");
  assert.equal(
    text,
    '\ufeffGuest\'s name,What was wrong\r\n"Ben, ""the"" second",the template holds too much\r\n',
  );
  await close();
});

test("shows how cells were read, and refuses amounts in another currency", async () => {
  const { service } = here;
  const [{ id: templateId }] = await service.v2("GET", "/templates");
  const { page, close } = await here.enter(`/documents/bulk?templateId=${templateId}`);
  await choose(
    page,
    file(
      "money.csv",
      [
        "email;Guest's name;First day;Fee",
        "a@example.com;Ana;1.2.2027;1,234",
        "b@example.com;Ben;2027-02-01;$500",
        "c@example.com;Carla;2027-02-01;500 USD",
        "d@example.com;Dora;2027-02-01;1.234",
        "e@example.com;Eva;2027-02-01;€500",
      ].join("\n"),
    ),
  );
  const rows = part(page, "3. Check the rows");
  await rows.getByText("2 rows are good").waitFor();
  await rows.getByRole("cell", { name: "1,234.00 EUR In your table: 1,234" }).waitFor();
  await rows.getByRole("cell", { name: /Feb.* In your table: 1.2.2027/ }).waitFor();
  assert.equal(await rows.getByText("Fee: not an amount in EUR").count(), 2);
  await rows.getByText("Fee: more digits behind the point than EUR has", { exact: false }).waitFor();
  await inspect(page, "bulk-read", { sides: ["phone", "dark", "arabic"] });
  await close();
});

const MUTUAL = {
  ...TEMPLATE,
  name: "For two",
  formSchema: {
    roles: [{ name: "Guest" }, { name: "Host", order: 2 }],
    fields: [
      { id: "signature", type: "signature", role: "Guest", required: true },
      { id: "counter", type: "signature", role: "Host", required: true },
    ],
  },
  content: {
    markdown: `${TEMPLATE.content.markdown}\n{{field:counter}}\n`,
    language: "en",
  },
};

test("sends no document to one of two who have to sign without a word", async () => {
  const { service } = here;
  const { id: templateId } = await service.v1("POST", "/templates", MUTUAL);
  const { page, close } = await here.enter(`/documents/bulk?templateId=${templateId}`);
  const table = [
    "Guest email;Host email;Guest's name;First day",
    "a@example.com;h@example.com;Ana;2027-02-01",
  ];
  await choose(page, file("two.csv", [...table, "b@example.com;;Ben;2027-02-01"].join("\n")));
  const rows = part(page, "3. Check the rows");
  await rows.getByText("One row needs a correction").waitFor();
  await rows.getByText("Host email: empty; the document would be complete", { exact: false }).waitFor();

  // Where the whole table has nobody for a role, it is said before and in the question.
  const columns = part(page, "2. What the columns mean");
  await columns.getByRole("combobox", { name: "Host email" }).selectOption("");
  await columns.getByText("Nobody is invited as Host.", { exact: false }).waitFor();
  await rows.getByText("2 rows are good").waitFor();
  await part(page, "4. Send").getByRole("button", { name: "Send 2 documents" }).click();
  const sure = page.getByRole("dialog");
  await sure.getByText("Nobody is invited as Host.", { exact: false }).waitFor();
  await inspect(page, "bulk-nobody", { sides: ["light", "phone"] });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await close();
});

test("asks for the order of slashes, points out empty and repeated rows", async () => {
  const { service } = here;
  const templates = await service.v2("GET", "/templates");
  const { id } = templates.find(({ name }) => name === TEMPLATE.name);
  const { page, close } = await here.enter(`/documents/bulk?templateId=${id}`);
  const head = "email;Guest's name;First day";
  const rows = part(page, "3. Check the rows");
  await choose(
    page,
    file("slashes.csv", `${head}\na@example.com;Ana;03/04/2027\na@example.com;Ana;03/04/2027`),
  );
  await rows.getByText("2 rows need a correction").waitFor();
  const order = page.getByRole("radiogroup", { name: "Which day is 03/04/2027?" });
  assert.equal(await order.getByRole("radio", { checked: true }).count(), 0, "nobody guesses");
  await order.getByRole("radio", { name: "Month, day, year" }).check();
  await rows.getByText("2 rows are good").waitFor();
  assert.equal(await rows.getByRole("cell", { name: /Mar.* In your table: 03\/04\/2027/ }).count(), 2);
  await rows.getByText("Exactly the same as line 2").waitFor();
  await inspect(page, "bulk-slashes");
  await part(page, "4. Send").getByRole("button", { name: "Send 2 documents" }).click();
  const sure = page.getByRole("dialog");
  await sure.getByText("One row says exactly the same as an earlier one").waitFor();
  await sure.getByRole("button", { name: "Cancel" }).click();

  // A table that has the thirty-first of a month says itself what comes first.
  await choose(page, file("proven.csv", `${head}\na@example.com;;03/04/2027\nb@example.com;Ben;31/12/2026`));
  await page.getByRole("radio", { name: "Day, month, year", checked: true }).waitFor();
  await rows.getByRole("cell", { name: /Apr.* In your table: 03\/04\/2027/ }).waitFor();
  await rows.getByText("Guest's name: empty, and required").waitFor();
  await rows.getByText("One row needs a correction").waitFor();
  await close();
});
