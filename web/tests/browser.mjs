// A browser for the tests: Debian's Chromium, driven by playwright-core. Whatever goes wrong on a page fails the test: errors,
// violations of the content security policy, what axe finds, a page that is wider than its window.

import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SHOTS = fileURLToPath(new URL("./shots/", import.meta.url));
const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const PHONE = { width: 375, height: 740 };
export const SMALL = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 860 };

export async function launch(...flags) {
  await mkdir(SHOTS, { recursive: true });
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [...FLAGS.split(" "), ...flags],
  });
}

/** Opens a page of its own, with nothing remembered, that notes all that goes wrong. */
export async function open(
  browser,
  { viewport = PHONE, dark = false, touch = viewport.width < 600, locale = "en-GB", ...more } = {},
) {
  const context = await browser.newContext({
    viewport,
    locale,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    acceptDownloads: true,
    ...more,
  });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    const words = message.text();
    // A refused or failed request is what many tests are about.
    if (message.type() === "error" && !/Failed to load resource|net::ERR/.test(words))
      faults.push(`console: ${words}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return {
    page,
    context,
    faults,
    async close() {
      await context.close();
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  };
}

/** Looks at a page as it stands: axe, sideways scrolling, untranslated words; and takes a picture of it. */
export async function inspect(page, name, { full = true, except = [] } = {}) {
  await page.screenshot({ path: `${SHOTS}${name}.png`, fullPage: full });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (wide > 0) throw new Error(`${name}: the page is ${wide} pixels wider than its window`);
  // The debugger may put scripts into a page whatever its policy says.
  await page.evaluate(axe);
  const violations = await page.evaluate(
    async ({ rules, except }) => {
      const off = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
      const found = await globalThis.axe.run(document, { runOnly: rules, rules: off });
      return found.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n  ${nodes
            .map((n) => `${n.html.slice(0, 160)} | ${n.any[0]?.message ?? ""}`)
            .slice(0, 4)
            .join("\n  ")}`,
      );
    },
    { rules: RULES, except },
  );
  if (violations.length > 0) throw new Error(`${name}: axe\n${violations.join("\n")}`);
}

export function expect(condition, words) {
  if (!condition) throw new Error(words);
}
