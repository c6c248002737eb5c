// The service itself, for tests in the browser: the program is started on a free port with an empty data folder, set up as an
// operator would, used through its interface as an integrator would, and its mails are read as an administrator would.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const BUILT = fileURLToPath(new URL("../../../target/release/countersign", import.meta.url));

/** Longer than anything takes that is waited for; whoever waits looks again and again. */
const PATIENCE = 60_000;
/** Often, and still seldom enough for the limit of calls in a minute. */
const LOOK_AGAIN = 250;

function program() {
  const path = process.env.COUNTERSIGN_PROGRAM ?? BUILT;
  if (!existsSync(path)) {
    throw new Error(
      `${path} is missing: \`make build\` builds it, or set COUNTERSIGN_PROGRAM to where it is`,
    );
  }
  return path;
}

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Looks until there is something. */
export async function eventually(what, look) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what}: waited in vain`);
    await new Promise((wake) => setTimeout(wake, LOOK_AGAIN));
  }
}

/** A running service with one workspace. */
export class Service {
  /** Starts the program and sets up a workspace. `settings` are variables of its environment. */
  static async start({
    workspace = "Lindqvist & Daughters",
    email = "ana@lindqvist.example",
    settings = {},
  } = {}) {
    const service = await Service.#begin(settings);
    const set = await service.command("setup", "--workspace", workspace, "--email", email, "--json");
    const made = JSON.parse(set);
    Object.assign(service, { email, password: made.password, key: made.apiKey, workspace: made.workspaceId });
    return service;
  }

  /** Starts the program with nothing in it; `setUpLink` is what it prints for whoever sets it up. */
  static async fresh({ settings = {} } = {}) {
    const service = await Service.#begin(settings);
    await eventually("the link of the first run", () => service.setUpLink);
    return service;
  }

  static async #begin(settings) {
    const service = new Service();
    service.program = program();
    service.folder = await mkdtemp(join(tmpdir(), "countersign-"));
    service.environment = {
      PATH: process.env.PATH,
      COUNTERSIGN_DATA_DIR: join(service.folder, "data"),
      COUNTERSIGN_HTTP_LISTEN: "127.0.0.1:0",
      COUNTERSIGN_LOG_FORMAT: "json",
      ...settings,
    };
    await service.#serve();
    return service;
  }

  async #serve() {
    const { program, environment, folder } = this;
    this.process = spawn(program, ["serve"], {
      env: environment,
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.log = [];
    createInterface({ input: this.process.stdout }).on("line", (line) => {
      const printed = /https?:\/\/\S+\/setup\/[\w-]+/.exec(line);
      if (printed) this.setUpLink = printed[0];
    });
    const lines = createInterface({ input: this.process.stderr });
    const ready = new Promise((resolve, reject) => {
      lines.on("line", (line) => {
        this.log.push(line);
        const found = /"message":"ready","address":"([^"]+)"/.exec(line);
        if (found) resolve(found[1]);
      });
      this.process.on("exit", (code) =>
        reject(new Error(`the service ended with ${code}\n${this.log.join("\n")}`)),
      );
    });
    this.base = await ready;
  }

  async stop() {
    if (this.process.exitCode === null) {
      const ended = once(this.process, "exit");
      this.process.kill("SIGTERM");
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Runs a command of the program beside the service; gives what it prints. */
  async command(...words) {
    const { stdout } = await run(this.program, words, { env: this.environment, cwd: this.folder });
    return stdout;
  }

  /** The same, with its exit status. */
  async tried(...words) {
    try {
      return { code: 0, output: await this.command(...words) };
    } catch (error) {
      return { code: error.code, output: `${error.stdout}${error.stderr}` };
    }
  }

  /** Calls version 1; gives `data`. */
  v1(method, path, body) {
    return this.#call(`/api/external/v1${path}`, method, { authorization: `Bearer ${this.key}` }, body);
  }

  /** Calls version 2; gives `data`. */
  v2(method, path, body) {
    return this.#call(`/api/external/v2${path}`, method, { "x-api-key": this.key }, body);
  }

  async #call(path, method, headers, body) {
    const answer = await fetch(`${this.base}${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${bytes}`);
    return /json/.test(answer.headers.get("content-type")) ? JSON.parse(bytes).data : bytes;
  }

  /** Uploads a file; gives its id. */
  async upload(bytes, name, type) {
    const headers = { "x-api-key": this.key, "content-type": type, "x-file-name": encodeURIComponent(name) };
    const answer = await fetch(`${this.base}/api/external/v2/files`, {
      method: "POST",
      headers,
      body: bytes,
    });
    if (!answer.ok) throw new Error(`POST /files: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data.id;
  }

  /** Makes a template, a document of it, and sends it; gives the document's id. */
  async send(template, recipients, { data = {}, name, ...more } = {}) {
    const made = await this.v1("POST", "/templates", template);
    const document = await this.v1("POST", "/documents", { templateId: made.id, data, name });
    await this.v1("POST", `/documents/${document.id}/send`, { recipients, ...more });
    return document.id;
  }

  document(id) {
    return this.v2("GET", `/documents/${id}`);
  }

  /** Waits until the sealed PDF is there. */
  sealed(id) {
    return eventually("the sealed PDF", async () => {
      const document = await this.document(id);
      return document.sealed ? document : null;
    });
  }

  async mails() {
    return JSON.parse(await this.command("outbox", "--json"));
  }

  /** Waits for a mail of a kind to somebody; gives all that is known of it. */
  async mail(recipient, kind, document) {
    const found = await eventually(`a mail to ${recipient} (${kind})`, async () =>
      (await this.mails()).find(
        (mail) =>
          mail.recipient.includes(recipient) &&
          mail.kind === kind &&
          (document === undefined || mail.documentId === document),
      ),
    );
    return { ...found, ...JSON.parse(await this.command("outbox", "--show", found.id, "--json")) };
  }

  /** The signing link in a mail. */
  linkIn(mail) {
    return this.#found(mail, "s");
  }

  /** The link in a mail by which reminders are stopped. */
  optOutIn(mail) {
    return this.#found(mail, "u");
  }

  #found(mail, path) {
    const start = `${this.base}/${path}/`;
    const link = mail.text.split(/[\s<>()]+/).find((word) => word.startsWith(start));
    if (!link) throw new Error(`no link to ${start} in: ${mail.text}`);
    return link;
  }
}
