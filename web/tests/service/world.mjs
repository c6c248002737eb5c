// What every file of these tests starts with: a browser and a service of its own.

import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { after, before } from "node:test";
import { launch, open } from "../browser.mjs";
import { Service } from "./service.mjs";

const BUILT = new URL("../../dist/", import.meta.url);

const KINDS = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

/** A service and a browser. */
export async function stage(options) {
  const service = await Service.start(options);
  const browser = await launch().catch(async (error) => {
    await service.stop();
    throw error;
  });
  return {
    service,
    browser,
    async open(choices) {
      const visit = await open(browser, choices);
      if (process.env.COUNTERSIGN_PAGES === "dist") await exchange(visit.context);
      return visit;
    },
    async close() {
      await browser.close();
      await service.stop();
    },
  };
}

/** The same for all tests of a file; `prepare` is what else comes before them. */
export function world(options, prepare) {
  const here = {};
  before(async () => {
    Object.assign(here, await stage(options));
    await prepare?.(here);
  });
  after(async () => here.close?.());
  return here;
}

/**
 * The pages as `npm run build` made them last, in place of those in the program, which takes longer to build. What the
 * service says in its headers stays.
 */
async function exchange(context) {
  await context.route(/\/(assets\/|embed\.js$)/, (route) => {
    const file = new URL(`.${new URL(route.request().url()).pathname}`, BUILT);
    // The other pages of the service have assets of their own.
    if (!existsSync(file)) return route.fallback();
    return route.fulfill({ body: readFileSync(file), contentType: KINDS[extname(file.pathname)] });
  });
  await context.route(/\/(s|f|verify)(\/[^/?]+)?(\?.*)?$/, async (route) => {
    const request = route.request();
    if (request.resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    if (response.status() !== 200) return route.fallback();
    const [, name] = /^\/(\w+)/.exec(new URL(request.url()).pathname);
    const page = { s: "sign", f: "fill", verify: "verify" }[name];
    return route.fulfill({ response, body: readFileSync(new URL(`${page}.html`, BUILT)) });
  });
}
