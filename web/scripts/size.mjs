// Fails when a page's first load weighs more than it may: its scripts and styles, gzipped, with the heaviest language.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 40 * 1024;
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

let failed = false;
for (const page of ["sign", "fill", "verify"]) {
  const files = [...filesOf(`${page}.html`)];
  const languages = (manifest[`${page}.html`].dynamicImports ?? [])
    .filter((name) => name.includes(".ftl"))
    .map((name) => manifest[name].file);
  languages.sort((a, b) => weight(b) - weight(a));
  const load = [...files, ...languages.slice(0, 1)];
  const all = load.reduce((sum, file) => sum + weight(file), 0);
  console.log(`${page}.html: ${(all / 1024).toFixed(1)} KB of ${MOST / 1024} KB`);
  for (const file of load) console.log(`  ${(weight(file) / 1024).toFixed(1).padStart(5)} KB  ${file}`);
  if (all > MOST) failed = true;
}
if (failed) {
  console.error("too heavy");
  process.exit(1);
}
