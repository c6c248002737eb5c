// Every page of the console, in a workspace as it looks after some weeks: on a wide screen, on a desk and on a phone; light, dark and in
// Arabic. The table of the pages is that of the pictures in docs/screenshots.

import { test } from "node:test";
import { DESK, PHONE } from "../browser.mjs";
import { consolePages, outsidePages } from "../screenshots/pages.mjs";
import { ADMINISTRATOR, furnish } from "../screenshots/sample.mjs";
import { inspect, settled, speak } from "./look.mjs";
import { world } from "./world.mjs";

const PATIENCE = 120_000;
const WIDE = { width: 1920, height: 1080 };
/** A tablet held upright, and one held across: where the navigation is a drawer, and where it stands beside the page. */
const UPRIGHT = { width: 768, height: 1024 };
const ACROSS = { width: 1024, height: 768 };
/** The least that the first column of a table has for its words, in pixels. */
const WORDS = 150;
const here = world({
  workspace: "Norrland Instruments",
  email: ADMINISTRATOR,
  settings: { COUNTERSIGN_WEBHOOKS_ALLOW_CIDRS: "127.0.0.0/8" },
});
let made;

/** The workspace, filled once. */
async function furnished() {
  made ??= await furnish(here.service);
  made.hooks.unref();
  return made;
}

/** What is wrong with where things lie: beyond the window's edges, over each other, or in lines too long to be read. */
function misplaced(least) {
  const faults = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} pixels wider than its window`);
  const said = (one) =>
    `${one.tagName.toLowerCase()} “${(one.innerText || one.ariaLabel || one.id).slice(0, 40)}”`;
  const above = (one, holds) => {
    for (let at = one; at; at = at.parentElement) if (holds(getComputedStyle(at))) return true;
    return false;
  };
  const seen = [...document.querySelectorAll("a[href], button, input, select, textarea, h1, h2, h3")].filter(
    (one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest("[inert], [aria-hidden=true]"),
  );
  const boxes = [];
  for (const one of seen) {
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || above(one, ({ clipPath }) => clipPath !== "none")) continue;
    const scrolls = above(
      one.parentElement,
      ({ overflowX }) => overflowX === "auto" || overflowX === "scroll",
    );
    const lies = above(one, ({ position }) => position === "fixed" || position === "sticky");
    if ((box.left < -1 || box.right > clientWidth + 1) && !scrolls && !lies)
      faults.push(`beyond the edge: ${said(one)}`);
    if (one.matches("a, button") && !scrolls && !lies) boxes.push([one, box]);
  }
  for (const [place, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const small = Math.min(a.width * a.height, b.width * b.height);
      if (wide > 0 && high > 0 && wide * high > small * 0.15)
        faults.push(`${said(one)} lies over ${said(other)}`);
    }
  for (const one of document.querySelectorAll("main p")) {
    const { width } = one.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(one).fontSize);
    if (one.innerText.length > 160 && width > size * 75 && !one.closest("[contenteditable]"))
      faults.push(`a line of ${Math.round(width / size)} em: ${said(one)}`);
  }
  for (const one of document.querySelectorAll("main tbody [data-row] > :first-child")) {
    const { width } = one.getBoundingClientRect();
    if (width > 0 && width < least) faults.push(`only ${Math.round(width)} pixels for ${said(one)}`);
  }
  return faults;
}

async function fits(page, name, window) {
  await page.setViewportSize(window);
  await settled(page);
  const faults = await page.evaluate(misplaced, WORDS);
  if (faults.length > 0) throw new Error(`${name} at ${window.width}: ${faults.join("; ")}`);
}

async function look(page, { name, path, step }) {
  await page.setViewportSize(DESK);
  await page.goto("about:blank");
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await step?.(page);
  await inspect(page, `page-${name}`, { sides: ["light", "dark", "arabic"] });
  for (const window of [WIDE, ACROSS, UPRIGHT, PHONE]) {
    await fits(page, name, window);
    await speak(page, "ar");
    await fits(page, `${name} in Arabic`, window);
    await speak(page, "en");
  }
}

/** All pages are looked at, also where some are wrong. */
async function lookAtAll(visit, pages) {
  // Some pages draw many pictures.
  visit.page.setDefaultTimeout(PATIENCE);
  const faults = [];
  for (const page of pages) await look(visit.page, page).catch((error) => faults.push(error.message));
  await visit.close();
  if (faults.length > 0) throw new Error(faults.join("\n\n"));
}

test("every page of a member fits, and axe finds nothing", async () => {
  const pages = consolePages(await furnished());
  await lookAtAll(await here.enter("/"), pages);
});

test("every page of a visitor fits, and axe finds nothing", async () => {
  const pages = outsidePages(await furnished());
  await lookAtAll(await here.open(), pages);
});
