import { join } from "node:path";
import { build } from "vite";

/**
 * Builds the worker by itself, as one plain script: browsers differ in what else they take. It lies outside the client's
 * files, because the server decides with each request whether there is one.
 */
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: "warn",
  build: {
    outDir: join(import.meta.dirname, "dist/worker"),
    emptyOutDir: true,
    copyPublicDir: false,
    target: "es2022",
    lib: {
      entry: join(import.meta.dirname, "src/shop/installing/worker/worker.ts"),
      formats: ["iife"],
      name: "worker",
      fileName: () => "worker.js",
    },
  },
});
