// What every file of browser tests starts with: a browser, and the mock service unless `SIGN_BASE` names another.

import { after, before, beforeEach } from "node:test";
import { serve } from "../mock/server.mjs";
import { launch } from "./browser.mjs";

export function world() {
  const here = { browser: null, base: process.env.SIGN_BASE ?? null };
  let server = null;
  before(async () => {
    if (!here.base) {
      server = await serve(0);
      here.base = `http://127.0.0.1:${server.address().port}`;
    }
    here.browser = await launch();
  });
  beforeEach(async () => {
    if (server) await fetch(`${here.base}/mock/reset`, { method: "POST" });
  });
  after(async () => {
    await here.browser?.close();
    server?.close();
  });
  here.journal = async () => (await (await fetch(`${here.base}/mock/journal`)).json()).data;
  return here;
}
