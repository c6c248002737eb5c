// A stand-in for the service, for development and for the browser tests: it keeps what was answered in memory and checks little more
// than the pages' own way through. `PORT` says where it listens; `dist/` is what it serves.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONSOLE_PAGE, Console, consolePage } from "./console.mjs";
import { DOCUMENTS, TEMPLATES } from "./documents.mjs";
import { pageImage } from "./page.mjs";
import { report } from "./reports.mjs";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
/** Where the build keeps the fonts that it has fetched. */
const FONTS = fileURLToPath(new URL("../../.cache/fonts/", import.meta.url));
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";
const TYPES = {
  ".ttf": "font/ttf",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const CONSENT = {
  version: "1",
  language: "en",
  text: "You are about to read and sign a document electronically. An electronic signature has the same effect as one on paper wherever the law allows it.\n\nYou can ask the sender for a paper copy and decline to sign electronically at any time before you finish.\n\nThe time, your email address and your network address are stored with the document as evidence.",
};
const CONSENT_OF_APPROVERS = {
  version: "approver-1",
  language: "en",
  text: "You are about to approve a document electronically. Your approval counts like one on paper. It is not a signature.\n\nYou can ask the sender for a paper copy and decline to approve electronically at any time before you finish.",
};
const consentOf = (doc) => (doc.kind === "approver" ? CONSENT_OF_APPROVERS : CONSENT);
const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

const OPENED = "2026-11-14T09:30:00Z";

class Refusal extends Error {
  constructor(status, code, message, details = []) {
    super(message);
    Object.assign(this, { status, code, details });
  }
}

const started = () =>
  new Map(
    Object.entries(DOCUMENTS).map(([token, doc]) => [
      token,
      {
        opened: doc.opened ?? false,
        consented: false,
        state: doc.state ?? "ready",
        values: {},
        signatures: {},
        tries: 0,
        reason: doc.reason ?? null,
        declinedBy: doc.declinedBy ?? null,
      },
    ]),
  );
let people = started();
/** What was asked for, for tests: method and path. */
let journal = [];
/** The session of the console, the same for everybody. */
let session = new Console();

function formOf(make, answers) {
  const form = make(answers.values);
  const values = {};
  for (const { id } of form.fields) if (id in answers.values) values[id] = answers.values[id];
  return { pages: [], ...form, values, signatures: answers.signatures };
}

function sessionOf(token, access) {
  const doc = DOCUMENTS[token];
  const person = people.get(token);
  const partner = doc.with ? people.get(doc.with) : null;
  const locked = doc.code !== undefined && access !== `access-${token}`;
  let state = person.state;
  if (state === "submitted" && doc.state === undefined && (!partner || partner.state === "submitted"))
    state = "completed";
  const email = doc.email ?? `${(doc.person ?? "jo").split(" ")[0].toLowerCase()}@mail.example`;
  return {
    state,
    language: doc.language ?? "en",
    workspace: { name: doc.workspace ?? "Sandberg Homes", colour: null },
    document: {
      id: `doc_${token}`,
      name: doc.name,
      status: "sent",
      sender: "anna@sandberg.example",
      message: doc.message ?? null,
      expiresAt: doc.expiresAt ?? null,
      changed: false,
      reason: person.reason,
      declinedBy: person.declinedBy,
      returnTo: /^(submitted|completed|declined)$/.test(state) ? (doc.returnTo ?? null) : null,
    },
    respondent: {
      id: `res_${token}`,
      email,
      name: doc.person ?? null,
      role: doc.role ?? "",
      kind: doc.kind ?? "signer",
      notified: doc.notified ?? true,
    },
    accessCodeRequired: locked,
    opened: person.opened,
    openedAt: person.opened ? OPENED : null,
    consented: person.consented,
    consent: consentOf(doc),
    mayDelegate: state === "ready" && doc.code === undefined && doc.kind !== "viewer",
    copyAvailable: doc.copy ?? state === "completed",
    waitingFor: doc.waitingFor ?? 0,
    access: null,
    form: person.opened && !locked && state === "ready" ? formOf(doc.form, person) : null,
  };
}

function checkAll(form, answers) {
  const details = [];
  for (const field of form.fields) {
    if (field.readOnly || !field.required) continue;
    const signs = field.type === "signature" || field.type === "initials";
    const there = signs ? answers.signatures[field.id] : answers.values[field.id];
    if (there === undefined || there === "" || there === null)
      details.push({ field: `${signs ? "signatures" : "values"}.${field.id}`, message: "must be filled in" });
    // Something that the page itself can't know.
    if (field.type === "email" && String(there).endsWith("@blocked.example"))
      details.push({ field: `values.${field.id}`, message: "must not be an address at blocked.example" });
  }
  if (details.length > 0)
    throw new Refusal(400, "VALIDATION_ERROR", "Some answers are missing or wrong.", details);
}

const STEPS = {
  open({ token, doc, person, body }) {
    if (doc.code !== undefined) {
      if (person.tries >= 5) throw new Refusal(429, "RATE_LIMITED", "Too many tries.");
      if (body.accessCode !== doc.code) {
        person.tries += 1;
        throw new Refusal(403, "FORBIDDEN", "this is not the access code; check it with the sender");
      }
    }
    person.opened = true;
    const access = `access-${token}`;
    return { ...sessionOf(token, access), access: doc.code === undefined ? null : access };
  },
  consent({ token, doc, person, body, access }) {
    if (body.version !== consentOf(doc).version)
      throw new Refusal(409, "CONFLICT", "The text of the consent has changed.");
    person.consented = true;
    return sessionOf(token, access);
  },
  evaluate: ({ doc, body }) => formOf(doc.form, body),
  // What was changed goes with what was kept before.
  draft({ person, body }) {
    Object.assign(person.values, body.values);
    Object.assign(person.signatures, body.signatures);
    return { savedAt: new Date().toISOString() };
  },
  submit({ token, doc, person, body, access }) {
    if (!person.consented) throw new Refusal(409, "CONFLICT", "Consent to electronic signing comes first.");
    checkAll(doc.form(body.values), body);
    Object.assign(person, { values: body.values, signatures: body.signatures, state: "submitted" });
    return sessionOf(token, access);
  },
  delegate({ token, person, body }) {
    const own = sessionOf(token).respondent.email;
    if (body.email.toLowerCase() === own)
      throw new Refusal(400, "VALIDATION_ERROR", "Something is wrong.", [
        { field: "email", message: "must be the address of somebody else" },
      ]);
    person.state = "replaced";
    return { state: "delegated", email: body.email, name: body.name };
  },
  decline({ token, person, body, access }) {
    Object.assign(person, {
      state: "declined",
      reason: body.reason,
      declinedBy: sessionOf(token).respondent.email,
    });
    return sessionOf(token, access);
  },
};

async function signing(request, path, body) {
  const token = request.headers["x-signing-token"];
  const access = request.headers["x-signing-access"];
  const doc = DOCUMENTS[token];
  const person = people.get(token);
  if (!doc) throw new Refusal(404, "NOT_FOUND", "There is no such link.");
  if (path === "copy" || path === "document") return { type: "application/pdf", bytes: PDF };
  if (path.startsWith("pages/")) return { type: "image/png", bytes: pageImage(Number(path.slice(6))) };
  if (path === "files") return stored(request, body);
  const step = STEPS[path];
  if (!step) throw new Refusal(404, "NOT_FOUND", "There is no such step.");
  if (person.state !== "ready") throw new Refusal(409, "CONFLICT", `The document is ${person.state}.`);
  if (path !== "open" && !person.opened)
    throw new Refusal(409, "CONFLICT", "The document has not been opened.");
  return { data: step({ token, doc, person, body: JSON.parse(body.toString() || "{}"), access }) };
}

function stored(request, body) {
  if (body.length > 5_000_000) throw new Refusal(413, "PAYLOAD_TOO_LARGE", "The file is too large.");
  const name = decodeURIComponent(request.headers["x-file-name"] ?? "file");
  return {
    status: 201,
    data: {
      id: `file_${body.length}`,
      name,
      contentType: request.headers["content-type"],
      size: body.length,
    },
  };
}

async function filling(request, path, body) {
  const [id, step] = path.split("/");
  const template = TEMPLATES[id];
  if (id === "members")
    return {
      status: 401,
      raw: { requiresLogin: true, error: { code: "UNAUTHORIZED", message: "Sign in first.", details: [] } },
    };
  if (!template) throw new Refusal(404, "NOT_FOUND", "There is no such form.");
  if (step === "files") return stored(request, body);
  if (step?.startsWith("pages")) return { type: "image/png", bytes: pageImage(1) };
  const sent = body.length > 0 ? JSON.parse(body.toString()) : { values: {}, signatures: {} };
  if (step === "evaluate") return { data: formOf(template.form, sent) };
  if (request.method === "POST") {
    if (sent.consent !== true)
      throw new Refusal(400, "VALIDATION_ERROR", "Some answers are missing or wrong.", [
        { field: "consent", message: "must be true: agree to sign electronically" },
      ]);
    checkAll(template.form(sent.values), sent);
    return {
      status: 201,
      data: {
        document: { id: "doc_f", name: template.name, completed: true },
        respondent: { id: "res_f", email: sent.email, submitted: true },
        signingToken: "completed",
      },
    };
  }
  return {
    data: {
      template: { id, name: template.name, version: "1" },
      workspace: { name: "Harbour Kitchen", colour: null },
      language: "en",
      kind: "signer",
      consent: CONSENT,
      form: formOf(template.form, sent),
    },
  };
}

async function answer(request, url, body) {
  const path = url.pathname;
  const json =
    request.headers.accept?.includes("application/json") ||
    request.method === "POST" ||
    /^\/(s|f\/[^/]+)\/(pages|copy|document|files)/.test(path);
  if (path === "/mock/reset") {
    people = started();
    journal = [];
    session = new Console(body.length > 0 ? JSON.parse(body.toString()) : {});
    return { data: {} };
  }
  if (path === "/mock/journal") return { data: journal };
  if (path === "/mock/state") {
    Object.assign(people.get(url.searchParams.get("token")), { state: url.searchParams.get("state") });
    return { data: {} };
  }
  journal.push(`${request.method} ${path}`);
  if (path.startsWith("/assets/"))
    return { type: TYPES[extname(path)], bytes: await readFile(join(DIST, path)) };
  if (path.startsWith("/hands/"))
    return { type: TYPES[".ttf"], bytes: await readFile(join(FONTS, basename(path))) };
  if (CONSOLE_PAGE.test(path)) {
    const { body: bytes, policy } = consolePage(await readFile(join(DIST, "console.html")));
    return { type: TYPES[".html"], bytes, policy };
  }
  if (path.startsWith("/api/console/")) {
    const known = session.answer(
      request.method,
      path.slice("/api/console".length),
      JSON.parse(body.toString() || "{}"),
    );
    if (!known) throw new Refusal(404, "NOT_FOUND", "The mock has no such operation.");
    const { status, data, error } = known;
    return { status, raw: error ? { error: { details: [], ...error } } : { data } };
  }
  if (path === "/verify")
    return request.method === "POST"
      ? { data: report(body) }
      : { type: TYPES[".html"], bytes: await readFile(join(DIST, "verify.html")) };
  const page = path === "/s" || path.startsWith("/s/") ? "sign" : path.startsWith("/f/") ? "fill" : null;
  if (!page) throw new Refusal(404, "NOT_FOUND", "There is no such page.");
  if (!json) return { type: TYPES[".html"], bytes: await readFile(join(DIST, `${page}.html`)) };
  if (page === "fill") return filling(request, path.slice(3), body);
  const token = decodeURIComponent(path.slice(3));
  if (request.method === "GET" && (token === "replaced" || people.get(token)?.state === "replaced"))
    throw new Refusal(410, "GONE", "The link was replaced.");
  if (request.method === "GET" && DOCUMENTS[token])
    return { data: sessionOf(token, request.headers["x-signing-access"]) };
  return signing(request, path.slice(3), body);
}

export function serve(port) {
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const headers = {
      "Content-Security-Policy": POLICY,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    };
    try {
      const url = new URL(request.url, "http://mock");
      const {
        type,
        bytes,
        data,
        raw,
        policy,
        status = 200,
      } = await answer(request, url, Buffer.concat(parts));
      if (policy) headers["Content-Security-Policy"] = policy;
      response.writeHead(status, { ...headers, "Content-Type": type ?? "application/json" });
      response.end(bytes ?? JSON.stringify(raw ?? { data }));
    } catch (error) {
      headers["X-Request-Id"] = "req_mock";
      const { status = 404, code = "NOT_FOUND", message, details = [] } = error;
      response.writeHead(status, { ...headers, "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { code, message, details } }));
    }
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await serve(Number(process.env.PORT ?? 8090));
  console.log(`http://127.0.0.1:${server.address().port}/s/lease (and ${Object.keys(DOCUMENTS).join(", ")})`);
}
