import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: "/",
  resolve: { alias: { "@locales": resolve(here, "../locales") } },
  server: {
    fs: { allow: [here, resolve(here, "../locales")] },
    // `npm run mock` answers what the service would.
    proxy: { "^/((s|f|verify)(/|$)|api/|hands/)": "http://127.0.0.1:8090" },
  },
  build: {
    target: ["chrome123", "firefox120", "safari17.5"],
    // Without it `light-dark()` is lowered and colours vanish.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // The policy of the pages allows neither inline scripts nor files as data addresses beside pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    rollupOptions: {
      // Fonts that the service brings along.
      external: [/^\/hands\//],
      // Libraries mark what a server must not draw; nothing is drawn on a server here.
      onwarn: (warning, warn) => {
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
      output: {
        // Languages are told apart by their folder, and their chunks by that.
        chunkFileNames: ({ facadeModuleId }) => {
          const words = /([a-z]+)\/([a-z-]+)\.ftl/.exec(facadeModuleId ?? "");
          return words ? `assets/${words[2]}-${words[1]}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
      input: {
        sign: resolve(here, "sign.html"),
        fill: resolve(here, "fill.html"),
        verify: resolve(here, "verify.html"),
        console: resolve(here, "console.html"),
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx", "mock/**/*.test.mjs"] },
});
