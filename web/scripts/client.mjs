// Writes the types of what the console and the public pages ask, from their OpenAPI documents.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const generator = here("../node_modules/openapi-typescript/bin/cli.js");
const CLIENTS = [
  ["../../openapi/console.json", "../src/console/api/schema.d.ts"],
  // What has a default is left out of answers where it holds, so a page can't count on it.
  ["../../openapi/public.json", "../src/net/schema.d.ts", "--default-non-nullable=false"],
];
for (const [document, client, ...flags] of CLIENTS) {
  execFileSync(process.execPath, [generator, here(document), "-o", here(client), ...flags], {
    stdio: "inherit",
  });
}
