// Light or dark, before anything is drawn. Mantine's own script for it would be inline, which the policy forbids; this one is the first that the
// page runs, and the page waits for it with its first picture.

const KEPT = "mantine-color-scheme-value";

function chosen(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

const scheme = chosen();
const dark = scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
