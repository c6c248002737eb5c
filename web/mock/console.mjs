// A stand-in for the session API, as far as the console's frame needs it. `Console` keeps one browser's session in memory.

import { randomBytes } from "node:crypto";

/** Where the console's screens are; all of them are the same page. */
export const CONSOLE_PAGE =
  /^\/($|(signin|setup|reset|address|join|second-step|templates|documents|bulk|activity|webhooks|settings|account)(\/|$))/;

/** The policy of the console's page. */
export const consolePolicy = (nonce) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The console's page as the service sends it: with a fresh nonce, and the policy that names it. */
export function consolePage(html) {
  const nonce = randomBytes(16).toString("base64");
  return {
    body: html.toString().replaceAll("__NONCE__", nonce),
    policy: consolePolicy(nonce),
  };
}

export const WORKSPACES = [
  { id: "wsp_1", name: "Lindqvist & Daughters", role: "administrator" },
  { id: "wsp_2", name: "Harbour Kitchen", role: "member" },
];

/** One browser's session. */
export class Console {
  constructor({ role = "administrator", signedIn = true, needsSetUp = false, workspaces = WORKSPACES } = {}) {
    this.role = role;
    this.signedIn = signedIn;
    this.needsSetUp = needsSetUp;
    this.workspaces = workspaces;
    this.workspace = workspaces[0];
    this.user = {
      id: "usr_1",
      email: "ana@lindqvist.example",
      name: "Ana Lindqvist",
      language: "en",
      timeZone: "Europe/Stockholm",
    };
  }

  session() {
    const rest = { needsSetUp: this.needsSetUp, singleSignOn: null };
    if (!this.signedIn) return { ...rest, user: null, role: null, workspace: null, workspaces: [] };
    return {
      ...rest,
      user: this.user,
      role: this.role,
      workspace: {
        id: this.workspace.id,
        name: this.workspace.name,
        plan: "business",
        colour: null,
        language: "en",
        timeZone: "Europe/Stockholm",
        sendsMail: true,
        entitlements: { api: true, webhooks: true },
      },
      workspaces: this.workspaces,
    };
  }

  /** Answers a request below `/api/console`: `{ status, data }` or `{ status, error }`; nothing where it knows no answer. */
  answer(method, path, body = {}) {
    switch (`${method} ${path}`) {
      case "GET /session":
        return { status: 200, data: this.session() };
      case "POST /session":
        if (body.password === "wrong")
          return { status: 401, error: { code: "UNAUTHORIZED", message: "Address or password is wrong." } };
        this.signedIn = true;
        return { status: 200, data: this.session() };
      case "DELETE /session":
        this.signedIn = false;
        return { status: 200, data: { success: true } };
      case "PUT /session/workspace":
        this.workspace = this.workspaces.find((one) => one.id === body.workspaceId);
        this.role = this.workspace.role;
        return { status: 200, data: this.session() };
      case "PATCH /account":
        Object.assign(this.user, body);
        return { status: 200, data: this.user };
      default:
        return null;
    }
  }
}
