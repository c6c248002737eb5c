// Light or dark, before anything is drawn. Mantine's own script for it would be inline, which the policy forbids; this one is the first that the
// page runs, and the page waits for it with its first picture.

import { keptText } from "../../frame/storage";

const scheme = keptText("browser", "mantine-color-scheme-value").read();
const dark = scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
