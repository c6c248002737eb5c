// A workspace as it looks after some weeks of use: Norrland Instruments, who make measuring instruments. All of it is made through
// the interfaces, as people and programs would.

import { createServer } from "node:http";
import { administrator } from "../service/member.mjs";
import { eventually } from "../service/service.mjs";
import { example } from "../service/templates.mjs";
import { Signer } from "./signer.mjs";

export const ADMINISTRATOR = "astrid@norrland.example";

const ASTRID = { name: "Astrid Nyström", email: ADMINISTRATOR };
const HUGH = { name: "Hugh Calder", email: "hugh@calder.example" };
const LEILA = { name: "Leila Haddad", email: "leila@haddad.example" };
const TOMAS = { name: "Tomás Ibarra", email: "tomas@ibarra.example" };
const MEI = { name: "Mei Tanaka", email: "mei@tanaka.example" };

const MESSAGE = "Please sign before our call on Thursday. Ring me if anything is unclear.";

const TEMPLATES = {
  "mutual-nda": ["Sales", "Legal"],
  "offer-letter": ["People"],
  lease: ["Property"],
  "purchase-order": ["Procurement"],
  "statement-of-work": ["Sales"],
  invoice: ["Finance"],
  "consent-form": ["Research"],
  certificate: ["Training"],
  "uploaded-pdf": ["Procurement"],
  "arabic-contract": ["Sales"],
};

/** A receiver of webhooks beside the service. */
async function receiver() {
  const server = createServer((request, answer) => {
    request.resume();
    request.on("end", () =>
      answer.writeHead(200, { "content-type": "application/json" }).end('{"received":true}'),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** Fills the workspace; gives the ids and links that pages are shown by, and what ends with it. */
export async function furnish(service) {
  const admin = await administrator(service);
  const hooks = await receiver();
  const made = { hooks, admin, templates: {}, documents: {} };

  await admin("PATCH", "/account", { name: ASTRID.name, timeZone: "Europe/Stockholm" });
  await admin("PATCH", "/workspace", { colour: "#0f6b5c", mailSender: "Norrland Instruments" });
  for (const [id, labels] of Object.entries(TEMPLATES)) {
    const template = await admin("POST", `/template-examples/${id}`, {});
    await admin("PUT", `/templates/${template.id}/labels`, { labels });
    made.templates[id] = template.id;
  }
  await service.v2("PATCH", `/templates/${made.templates["consent-form"]}`, { isPubliclyFillable: true });

  const events = ["document.opened", "recipient.submitted", "document.completed", "export.completed"];
  const url = `http://127.0.0.1:${hooks.address().port}/countersign`;
  const good = await service.v2("POST", "/webhooks", { url, events, description: "Order desk" });
  await service.v2("POST", "/webhooks", {
    url: "https://warehouse.norrland.example/hooks/signed",
    events: ["document.completed"],
    description: "Warehouse",
  });
  made.webhook = good.id;

  await documents(service, made);
  for (const name of ["Order desk", "Nightly export"]) await admin("POST", "/api-keys", { name });
  await team(admin);
  made.join = await joinLink(service);
  made.mail = (await service.mail(LEILA.email, "invitation", made.documents.sent)).id;
  await service.v2("POST", `/webhooks/${good.id}/test`);
  await eventually("deliveries", async () => {
    const list = await service.v2("GET", `/webhooks/${good.id}/deliveries`);
    return list.every((one) => one.status !== "pending");
  });
  return made;
}

/** Documents in every state there is. */
async function documents(service, made) {
  async function make(key, template, name, values = example(template).data) {
    const document = await service.v2("POST", "/documents", {
      templateId: made.templates[template],
      name,
      values,
    });
    made.documents[key] = document.id;
    return document.id;
  }
  const send = (id, recipients, more = {}) =>
    service.v2("POST", `/documents/${id}/send`, { recipients, ...more });
  async function link(id, { email }) {
    const { respondents } = await service.document(id);
    const one = respondents.find((respondent) => respondent.email === email);
    return (await service.v2("POST", `/documents/${id}/respondents/${one.id}/link`)).url;
  }
  const signer = async (id, person) => new Signer(await link(id, person), person.name);
  const both = (first, second) => [
    { ...first, role: "First party" },
    { ...second, role: "Second party" },
  ];

  await make("draft", "statement-of-work", "Calibration of the Umeå test rig");
  await make("draft2", "invoice", "Invoice 2026-118 to Calder & Finch");

  const sent = await make("sent", "mutual-nda", "NDA with Haddad Laboratories");
  await send(sent, [
    { ...ASTRID, role: "First party" },
    { ...LEILA, role: "Second party", message: MESSAGE },
  ]);

  const opened = await make("opened", "mutual-nda", "NDA with Ibarra Sensores");
  await send(opened, both(ASTRID, TOMAS));
  await (await signer(opened, TOMAS)).open();

  const half = await make("half", "mutual-nda", "NDA with Tanaka Optics");
  await send(half, both(ASTRID, MEI));
  await (await signer(half, MEI)).sign();

  const completed = await make("completed", "mutual-nda", "NDA with Calder & Finch");
  await send(completed, both(ASTRID, HUGH));
  await (await signer(completed, ASTRID)).sign();
  await (await signer(completed, HUGH)).sign();
  await service.sealed(completed);

  const declined = await make("declined", "mutual-nda", "NDA with Brook & Vale");
  await send(declined, both(ASTRID, HUGH));
  await (await signer(declined, HUGH)).decline("We can't agree to a term of five years; two would do.");

  const voided = await make("voided", "mutual-nda", "NDA with Halden Marine (first draft)");
  await send(voided, both(ASTRID, TOMAS));
  await service.v2("POST", `/documents/${voided}/void`, { reason: "Replaced by the version of 12 November" });

  const expired = await make("expired", "mutual-nda", "NDA with Quarry Lane Tools");
  const soon = new Date(Date.now() + 1_500).toISOString();
  await send(expired, both(ASTRID, MEI), { expiresAt: soon });
  await eventually(
    "a document to expire",
    async () => (await service.document(expired)).status === "expired",
  );

  const values = example("mutual-nda").data;
  const rows = ["Aalto", "Bergström", "Cederqvist"].map((name) => ({
    name: `NDA with ${name} Mekanik`,
    values,
  }));
  await service.v2("POST", "/documents/bulk", { templateId: made.templates["mutual-nda"], documents: rows });
}

/** Invites somebody to sign a document; gives the link. */
export async function invite(service, { templates }, language) {
  const [template, role] =
    language === "ar" ? ["arabic-contract", "الطرف الأول"] : ["mutual-nda", "Second party"];
  const document = await service.v2("POST", "/documents", {
    templateId: templates[template],
    values: example(template).data,
  });
  const message = language === "ar" ? undefined : MESSAGE;
  await service.v2("POST", `/documents/${document.id}/send`, {
    recipients: [{ ...LEILA, role, language, message }],
    notify: false,
  });
  const [{ id }] = (await service.document(document.id)).respondents;
  return (await service.v2("POST", `/documents/${document.id}/respondents/${id}/link`)).url;
}

/** People who were asked to join. */
async function team(admin) {
  for (const [email, role] of [
    ["ingrid@norrland.example", "administrator"],
    ["per@norrland.example", "member"],
  ])
    await admin("POST", "/team/invitations", { email, role, language: "en" });
}

/** The way into the workspace, from the letter to one of them. */
async function joinLink(service) {
  const { text } = await service.mail("per@norrland.example", "memberInvitation");
  const link = new URL(text.split(/\s+/).find((word) => word.includes("/join#")));
  return `${link.pathname}${link.hash}`;
}
