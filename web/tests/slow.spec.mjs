// On slow 3G (400 ms to and fro, 400 kbit/s) the first screen comes within seconds. It is counted what travels, too: the mock service
// sends files as they are, a real one compresses them, so this is the worse case.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect, open } from "./browser.mjs";
import { read, review } from "./walk.mjs";
import { world } from "./world.mjs";

const here = world();

test("usable on slow 3G", async () => {
  const { page, context, close } = await open(here.browser);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const started = Date.now();
  await page.goto(`${here.base}/s/lease`);
  await page.locator(".landing").waitFor();
  const landing = Date.now() - started;
  console.log(`first screen after ${landing} ms`);
  assert.ok(landing < 10_000, `the first screen took ${landing} ms`);
  await review(page);
  await read(page);
  await inspect(page, "slow");
  await close();
});
