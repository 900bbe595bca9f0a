import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import config from "./capacitor.config.json" with { type: "json" };

interface Where {
  /** The address of the shop; only its own pages are given the bridge. */
  readonly shop: string;
  readonly outDir: string;
}

/**
 * Builds what the apps put into each page before its own scripts, as one plain script, and beside it what they show where the
 * shop cannot be reached.
 */
export async function buildShell({ shop, outDir }: Where): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    define: { shopOrigin: JSON.stringify(new URL(shop).origin) },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "es2022",
      lib: {
        entry: join(import.meta.dirname, "src/shell.ts"),
        formats: ["iife"],
        name: "sampanShell",
        fileName: () => "shell.js",
      },
    },
  });
  copyFileSync(join(import.meta.dirname, "offline.html"), join(outDir, "index.html"));
}

if (import.meta.main)
  await buildShell({ shop: config.server.url, outDir: join(import.meta.dirname, config.webDir) });
