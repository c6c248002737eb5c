// Writes the types of the session API from its OpenAPI document.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// The session API serves the operations of version 2 at the same paths, so its document stands in until there is one.
const document = [here("../../openapi/console.json"), here("../../openapi/v2.json")].find(existsSync);
execFileSync(
  process.execPath,
  [
    here("../node_modules/openapi-typescript/bin/cli.js"),
    document,
    "-o",
    here("../src/console/api/schema.d.ts"),
  ],
  { stdio: "inherit" },
);
