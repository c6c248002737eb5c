// The walk on any document of any service: `SIGN_BASE=http://127.0.0.1:8080 SIGN_LINK=/s/TOKEN npm run browser:link`.
// `SIGN_CODE` gives the access code, `SIGN_ANSWERS` answers by field as JSON where the usual ones won't do, `SIGN_COPY=no` says that others
// still have to sign, so that there is no copy yet. Without a link it walks on the mock service.

import { test } from "node:test";
import { DESK, inspect, open, PHONE } from "./browser.mjs";
import { arrive, download, fillAll, finish, read, review } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();
const {
  SIGN_LINK = "/s/code",
  SIGN_CODE = "4711",
  SIGN_ANSWERS = "{}",
  SIGN_COPY = "yes",
  SIGN_VIEW = "phone",
} = process.env;

test("the walk on a link", async () => {
  const { page, close } = await open(here.browser, { viewport: SIGN_VIEW === "desk" ? DESK : PHONE });
  await arrive(page, new URL(SIGN_LINK, here.base).href);
  await inspect(page, "link-1-landing");
  await review(page, (await page.locator("#code").count()) ? SIGN_CODE : null);
  await read(page);
  await inspect(page, "link-2-document");
  await fillAll(page, JSON.parse(SIGN_ANSWERS));
  await inspect(page, "link-3-filled");
  await finish(page);
  if (SIGN_COPY !== "no") {
    await page.locator(".notice .primary").waitFor({ timeout: 60_000 });
    await download(page);
  }
  await inspect(page, "link-4-done");
  await close();
});
