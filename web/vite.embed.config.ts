import { resolve } from "node:path";
import { defineConfig } from "vite";

// The element that other sites put into their pages: one file, at an address that stays, which needs no leave to be loaded from
// elsewhere because it is no module.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    target: "es2022",
    emptyOutDir: false,
    lib: {
      entry: resolve(import.meta.dirname, "src/embed/element.ts"),
      formats: ["iife"],
      name: "countersign",
      fileName: () => "embed.js",
    },
  },
});
