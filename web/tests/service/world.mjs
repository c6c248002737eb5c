// What every file of these tests starts with: a browser and a service of its own.

import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { after, before } from "node:test";
import { launch, open } from "../browser.mjs";
import { Service } from "./service.mjs";

const BUILT = new URL("../../dist/", import.meta.url);

const KINDS = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

export function world(options) {
  const here = { browser: null, service: null };
  before(async () => {
    here.service = await Service.start(options);
    here.browser = await launch();
  });
  after(async () => {
    await here.browser?.close();
    await here.service?.stop();
  });
  here.open = async (choices) => {
    const visit = await open(here.browser, choices);
    if (process.env.COUNTERSIGN_PAGES === "dist") await exchange(visit.context);
    return visit;
  };
  return here;
}

/**
 * The pages as `npm run build` made them last, in place of those in the program, which takes longer to build. What the
 * service says in its headers stays.
 */
async function exchange(context) {
  await context.route(/\/assets\//, (route) => {
    const file = new URL(`.${new URL(route.request().url()).pathname}`, BUILT);
    // The other pages of the service have assets of their own.
    if (!existsSync(file)) return route.fallback();
    return route.fulfill({ body: readFileSync(file), contentType: KINDS[extname(file.pathname)] });
  });
  await context.route(/\/(s|f|verify)(\/[^/]+)?$/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    if (response.status() !== 200) return route.fallback();
    const [, name] = /^\/(\w+)/.exec(new URL(request.url()).pathname);
    const page = { s: "sign", f: "fill", verify: "verify" }[name];
    return route.fulfill({ response, body: readFileSync(new URL(`${page}.html`, BUILT)) });
  });
}
