// How large what can be pressed is: not as it is drawn, but as it is hit, with its label and whatever else belongs to it.

/**
 * Returns what on the page can be hit on less than `least` CSS pixels in one direction, such as `button "Next": 30 × 20`. Links within a
 * sentence are as high as its lines (WCAG 2.5.8), and what a browser draws alone is left out by `except`, a selector.
 */
export async function smallTargets(page, least, { within = "body", except = "" } = {}) {
  return page.evaluate(
    ({ least, within, except }) => {
      const PRESSED =
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option]";
      const inSentence = (node) =>
        node.matches("a[href]") &&
        getComputedStyle(node).display === "inline" &&
        [...node.parentElement.childNodes].some((one) => one !== node && one.textContent.trim() !== "");
      /** Whether a finger at a point presses the element, itself or by its label. */
      const hits = (node, x, y) => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        return node.contains(hit) || [...(node.labels ?? [])].some((label) => label.contains(hit));
      };
      const found = [];
      for (const node of document.querySelector(within).querySelectorAll(PRESSED)) {
        if (node.disabled || (except && node.matches(except)) || inSentence(node)) continue;
        if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
        // What is seen by nobody is pressed by its label, or by keys.
        const shown = (one) =>
          one && one.getBoundingClientRect().width > 2 && one.getBoundingClientRect().height > 2;
        const target = shown(node) ? node : [...(node.labels ?? [])].find(shown);
        if (!target) continue;
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Something lies over it: it can't be pressed now.
        if (!hits(node, x, y)) continue;
        const reach = (dx, dy) => {
          let way = 0;
          while (way < least && hits(node, x + dx * (way + 1), y + dy * (way + 1))) way += 1;
          return way;
        };
        const across = reach(-1, 0) + reach(1, 0) + 1;
        const down = reach(0, -1) + reach(0, 1) + 1;
        // Half a pixel is lost to rounding on each side.
        if (across >= least - 1.5 && down >= least - 1.5) continue;
        const name = node.getAttribute("aria-label") ?? node.labels?.[0]?.textContent ?? node.textContent;
        found.push(`${node.localName}.${node.className} "${name?.trim().slice(0, 40)}": ${across} × ${down}`);
      }
      return found;
    },
    { least, within, except },
  );
}
