// Make a document, send it, be told when it is signed, and download it. Node 18 or later, nothing to install.
//
//     node quickstart.mjs send ana@example.com   makes a document, invites somebody, prints the document's id
//     node quickstart.mjs receive                waits on port 3000 for webhooks and saves signed PDFs

import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";

const { COUNTERSIGN_URL = "http://127.0.0.1:8080", COUNTERSIGN_API_KEY, TEMPLATE_ID, WEBHOOK_SECRET, PORT = "3000" } =
  process.env;

/** The answer; a refusal is thrown with what it says. */
async function call(method, path, body) {
  const answer = await fetch(`${COUNTERSIGN_URL}/api/external/v2${path}`, {
    method,
    headers: {
      "X-Api-Key": COUNTERSIGN_API_KEY,
      "Content-Type": "application/json",
      // Makes a repeated request act once. Keep the key and send it again when no answer came.
      "Idempotency-Key": randomUUID(),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}

async function send(email) {
  const made = await call("POST", "/documents", { templateId: TEMPLATE_ID, values: { customer: "Calder & Finch" } });
  const { id } = (await made.json()).data;
  await call("POST", `/documents/${id}/send`, { recipients: [{ email, name: "Ana" }] });
  console.log(id);
}

/** Whether a webhook comes from the service, and not from long ago. */
function isGenuine(headers, body) {
  const sentAt = headers["x-service-timestamp"] ?? "";
  const expected = Buffer.from(
    `v1=${createHmac("sha256", WEBHOOK_SECRET).update(`${sentAt}.`).update(body).digest("hex")}`,
  );
  // Two signatures are there while the secret is being changed.
  const signatures = (headers["x-service-signature"] ?? "").split(",").map((signature) => Buffer.from(signature));
  const matches = signatures.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  return matches && Math.abs(Date.now() / 1000 - Number(sentAt)) < 300;
}

const seen = new Set(); // In a real program: a table, since the same event may come again after a restart.

async function take(request) {
  const body = await buffer(request);
  if (!isGenuine(request.headers, body)) return 401;
  const event = JSON.parse(body.toString());
  if (seen.has(event.id)) return 204;
  // Noted before it is acted upon: the same event may come a second time while the first is under way.
  seen.add(event.id);
  try {
    if (event.event === "document.completed") await save(event.data.document.id);
    return 204;
  } catch {
    // Not taken: the service tries again later.
    seen.delete(event.id);
    return 500;
  }
}

async function save(id) {
  const pdf = await call("GET", `/documents/${id}/pdf`);
  await writeFile(`${id}.pdf`, Buffer.from(await pdf.arrayBuffer()));
  console.log(`saved ${id}.pdf`);
}

function receive() {
  const server = createServer(async (request, response) => {
    response.writeHead(await take(request).catch(() => 500)).end();
  });
  server.listen(Number(PORT), "127.0.0.1");
}

const [command, ...rest] = process.argv.slice(2);
await { send, receive }[command](...rest);
