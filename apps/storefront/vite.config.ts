import tailwind from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileTexts } from "./vite-texts.ts";

export default defineConfig(({ command }) => ({
  environments: {
    client: { build: { outDir: "dist/client" } },
    ssr: { build: { outDir: "dist/server" } },
  },
  resolve: {
    alias:
      command === "build"
        ? // Texts are compiled by then, so that no parser of messages is needed.
          [{ find: "use-intl/format-message", replacement: "use-intl/format-message/format-only" }]
        : [],
    // Bundled, so that the alias above holds while the server renders too.
    noExternal: ["use-intl"],
  },
  plugins: [
    tailwind(),
    compileTexts(),
    tanstackStart({
      // Halves the first paint on a slow phone.
      server: { build: { inlineCss: true } },
      serverFns: { disableCsrfMiddlewareWarning: true },
      // Served by our own process, which gives each rendering its visitor.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
}));
