// Writes a .gz and a .br beside everything in dist/ that gets smaller by it, so that the service need not compress.

import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|js|css|svg)$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = await readFile(path);
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: hints }));
}
// The manifest is read by scripts/size.mjs and served to nobody.
await rename(
  join(dist, "manifest.json"),
  fileURLToPath(new URL("../node_modules/.manifest.json", import.meta.url)),
);
