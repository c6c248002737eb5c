import { launch, open, inspect, DESK } from "./browser.mjs";
import { serve } from "../mock/server.mjs";
const server = await serve(0); const base = `http://127.0.0.1:${server.address().port}`;
const b = await launch();
const { page, close } = await open(b);
const tryIt = async (n, o) => { try { await inspect(page, n, o); } catch (e) { console.log(String(e.message).slice(0, 1500)); } };
try {
await page.goto(`${base}/s/lease`);
await page.getByRole("button", { name: "Review document" }).waitFor();
console.log(page.url());
await tryIt("a-landing");
await page.getByRole("button", { name: "Review document" }).click();
await page.getByLabel("I have read this").check();
await tryIt("a-consent");
await page.getByRole("button", { name: "Continue" }).click();
await page.getByRole("button", { name: "Start" }).waitFor();
await tryIt("a-fill");
await page.getByRole("button", { name: "Start" }).click();
await page.keyboard.type("5");
await page.waitForTimeout(900);
await tryIt("a-fill2", { full: false });
await page.getByRole("button", { name: "Initial here" }).first().click();
await page.waitForTimeout(500);
await tryIt("a-sig", { full: false });
} catch (e) { console.log(e.message.slice(0,1500)); await page.screenshot({path:"tests/shots/a-error.png"}); }
await close().catch((e) => console.log(e.message)); await b.close(); server.close();
