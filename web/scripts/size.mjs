// Fails when a page's first load weighs more than it may: its scripts and styles, gzipped, with the heaviest
// language.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(new URL("../node_modules/.manifest.json", import.meta.url), "utf8"));
const weight = (file) => gzipSync(readFileSync(dist + file), { level: 9 }).length;

function filesOf(name, files = new Set()) {
  const chunk = manifest[name];
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const other of chunk.imports ?? []) filesOf(other, files);
  return files;
}

/** The heaviest language's file of those that are loaded by its name: `sign`, `console-frame`. */
function wordsOf(name) {
  const files = Object.keys(manifest)
    .filter((key) => key.endsWith(`/${name}.ftl?raw`))
    .map((key) => manifest[key].file);
  files.sort((a, b) => weight(b) - weight(a));
  return files.slice(0, 1);
}

/** What each page loads before it can be used. The console's first view is its home page. */
const PAGES = {
  sign: { most: 40, chunks: ["sign.html"], words: ["sign"] },
  fill: { most: 40, chunks: ["fill.html"], words: ["sign"] },
  verify: { most: 40, chunks: ["verify.html"], words: ["verify"] },
  console: {
    most: 250,
    chunks: ["console.html", "src/console/home/Home.tsx"],
    words: ["console-frame", "console-home"],
  },
};

let failed = false;
for (const [page, { most, chunks, words }] of Object.entries(PAGES)) {
  const files = new Set();
  for (const chunk of chunks) filesOf(chunk, files);
  for (const file of words.flatMap(wordsOf)) files.add(file);
  const load = [...files];
  const all = load.reduce((sum, file) => sum + weight(file), 0);
  console.log(`${page}.html: ${(all / 1024).toFixed(1)} KB of ${most} KB`);
  for (const file of load) console.log(`  ${(weight(file) / 1024).toFixed(1).padStart(5)} KB  ${file}`);
  if (all > most * 1024) failed = true;
}
// Other sites load this one into their pages.
const MOST_TO_EMBED = 3;
const element = weight("embed.js") / 1024;
console.log(`embed.js: ${element.toFixed(1)} KB of ${MOST_TO_EMBED} KB`);
if (element > MOST_TO_EMBED) failed = true;
if (failed) {
  console.error("too heavy");
  process.exit(1);
}
