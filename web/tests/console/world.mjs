// What every file of the console's tests starts with: a browser and a service of its own, with a workspace and somebody who is signed in.
//
// `COUNTERSIGN_PAGES=dist` puts the last `npm run build` in the place of the pages inside the program.

import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { after, before } from "node:test";
import { CONSOLE_PAGE, consolePage } from "../../mock/console.mjs";
import { serve } from "../../mock/server.mjs";
import { DESK, launch, open, PHONE } from "../browser.mjs";
import { Service } from "../service/service.mjs";
import { arrive, fillAll, finish, read, review } from "../walk.mjs";

const BUILT = new URL("../../dist/", import.meta.url);
const KINDS = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

/**
 * A service and a browser for all tests of a file: `const here = world()`, then `const visit = await here.enter("/documents")`. `settings` are
 * variables of the program's environment.
 */
export function world(options) {
  const here = {
    /** Opens a browser of its own, with nobody signed in; gives `{ page, context, close }`. */
    async open(choices = {}) {
      const visit = await open(here.browser, { viewport: DESK, ...choices, baseURL: here.service.base });
      if (process.env.COUNTERSIGN_PAGES === "dist") await exchange(visit.context);
      return visit;
    },
    /** The same, with the administrator signed in, on a page of the console. */
    async enter(path = "/", choices = {}) {
      const visit = await here.open(choices);
      await signIn(visit.context, here.service, choices.as);
      await go(visit.page, path);
      return visit;
    },
    /** Signs by a link, as somebody with a browser of their own. */
    async sign(link) {
      const { page, close } = await here.open({ viewport: PHONE });
      await arrive(page, link);
      await review(page);
      await read(page);
      await fillAll(page, {}, { drawn: false });
      await finish(page);
      await close();
    },
  };
  before(async () => {
    here.service = await Service.start(options);
    here.browser = await launch();
  });
  after(async () => {
    await here.browser?.close();
    await here.service?.stop();
  });
  return here;
}

/** The same on the mock service, for what needs no program: the frame itself. `as` says who is signed in (`mock/console.mjs`). */
export function mockWorld() {
  const here = {
    async enter(path = "/", { as = {}, ...choices } = {}) {
      await fetch(`${here.base}/mock/reset`, { method: "POST", body: JSON.stringify(as) });
      const visit = await open(here.browser, { viewport: DESK, ...choices, baseURL: here.base });
      await go(visit.page, path);
      return visit;
    },
  };
  let server;
  before(async () => {
    server = await serve(0);
    here.base = `http://127.0.0.1:${server.address().port}`;
    here.browser = await launch();
  });
  after(async () => {
    await here.browser?.close();
    server?.close();
  });
  return here;
}

/** Opens a page of the console and waits until it is drawn. */
export async function go(page, path) {
  await page.goto(path);
  await page.locator("[data-page-title]").waitFor();
}

/** Signs the browser in; the cookie is all that it takes. */
export async function signIn(context, service, { email, password } = service) {
  const answer = await context.request.post("/api/console/session", {
    data: { email, password },
    headers: { origin: service.base },
  });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
}

/** The pages as they were built last, in the place of those in the program. What the service says in its headers stays. */
export async function exchange(context) {
  await context.route(/\/assets\//, (route) => {
    const file = new URL(`.${new URL(route.request().url()).pathname}`, BUILT);
    if (!existsSync(file)) return route.fallback();
    return route.fulfill({ body: readFileSync(file), contentType: KINDS[extname(file.pathname)] });
  });
  await context.route(
    (address) => CONSOLE_PAGE.test(address.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      // The link of the first run and the ways over another house lead to the page, and are none.
      if (/^\/(setup|signin)\//.test(new URL(route.request().url()).pathname)) return route.fallback();
      const html = readFileSync(new URL("console.html", BUILT));
      const response = await route.fetch({ maxRedirects: 0 });
      const sent = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1];
      if (sent) return route.fulfill({ response, body: html.toString().replaceAll("__NONCE__", sent) });
      // A program that does not serve the console yet.
      const { body, policy } = consolePage(html);
      return route.fulfill({
        status: 200,
        contentType: "text/html; charset=utf-8",
        headers: { "content-security-policy": policy },
        body,
      });
    },
  );
}
