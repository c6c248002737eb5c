// Looking at a page of the console from all sides: on a desk and on a phone, light and dark, in Arabic; axe and pictures each time.

import { DESK, inspect as look, PHONE } from "../browser.mjs";

const SIDES = ["light", "dark", "arabic", "phone"];
/** Menus and messages lie over the page, outside of its landmarks. */
const POPUPS = ["region"];

/** Waits until nothing moves: fonts, skeletons, requests that the page makes on its own. */
export async function settled(page) {
  await page.waitForFunction(
    () => !document.querySelector("[aria-busy=true]") && document.getAnimations().length === 0,
  );
}

/** Speaks another language, as the account menu would, without remembering it. */
export async function speak(page, language) {
  await page.evaluate(
    (tag) => window.dispatchEvent(new CustomEvent("countersign:speak", { detail: tag })),
    language,
  );
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
}

async function paint(page, scheme) {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(
    (name) => document.documentElement.getAttribute("data-mantine-color-scheme") === name,
    scheme,
  );
}

/**
 * Looks at the page as it stands, in light, dark and Arabic, at 1280 and at 375 pixels; pictures go to
 * `tests/shots/console-<name>-*.png`. `sides` leaves some out where they add nothing: ["light", "dark", "arabic", "phone"].
 */
export async function inspect(page, name, { sides = SIDES, except = [], full = true } = {}) {
  const window = page.viewportSize();
  const language = await page.evaluate(() => document.documentElement.lang);
  const shoot = async (side) => {
    await settled(page);
    await look(page, `console-${name}-${side}`, { full, except: [...POPUPS, ...except] });
  };
  await page.setViewportSize(DESK);
  if (sides.includes("light")) await shoot("light");
  if (sides.includes("dark")) {
    await paint(page, "dark");
    await shoot("dark");
    await paint(page, "light");
  }
  if (sides.includes("phone")) {
    await page.setViewportSize(PHONE);
    await shoot("phone");
  }
  if (sides.includes("arabic")) {
    await speak(page, "ar");
    if (sides.includes("phone")) await shoot("arabic-phone");
    await page.setViewportSize(DESK);
    await shoot("arabic");
    await speak(page, language);
  }
  await page.setViewportSize(window);
}
