import { join } from "node:path";
import tailwind from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compileTexts } from "./vite-texts.ts";

/** What every page needs before its own code: one file that stays cached over releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|use-intl|zod|@tanstack\/(?!react-virtual|virtual-core)[\w-]+|@formatjs\/fast-memoize)\/(?!.*\/(useMutation|mutationObserver|\w*[iI]nfiniteQuery\w*|useSuspenseQueries|useQueries|queriesObserver)\.js$)/;

/**
 * The site map and what it cannot do without (what a page shows has a query behind its name), with goods
 * and their prices, which most pages show: packed together they are smaller than side by side.
 */
const shell =
  /apps\/storefront\/src\/(routes\/[^?]*|routeTree\.gen\.ts|router\.tsx|client\.tsx|goods\/(goods-card|use-rate)\.tsx?)$|packages\/(ui\/src\/(card|chip|list-row|page-header|states)\.tsx|contract\/src\/catalogue\.ts)$/;

const wholePage = [
  "loader",
  "component",
  "pendingComponent",
  "errorComponent",
  "notFoundComponent",
] as const;

const loadCode = join(import.meta.dirname, "src/shell/load-code.ts");

/** What Vite wraps around each lazy import: there is nothing to load ahead, but code may be out of reach. */
const ownImports: Plugin = {
  name: "sampan:own-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadCode as __vitePreload } from ${JSON.stringify(loadCode)};`
      : undefined,
};

/** What a call is about is for the API document, which a browser never writes. */
const callsWithoutWords: Plugin = {
  name: "sampan:calls-without-words",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (code, id) =>
    id.includes("/packages/contract/src/")
      ? code.replaceAll(/\babout:\s*"[^"]*",/g, "")
      : undefined,
};

export default defineConfig(({ command }) => ({
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        // The list of every page's files would be as large as a page; a touch loads the next page ahead.
        modulePreload: false,
        // Calls and schemas only describe: a page takes along the ones it makes, not their whole file.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework },
                { name: "shell", test: shell },
              ],
            },
          },
          treeshake: { manualPureFunctions: ["z", "z2", "defineCall", "paging"] },
        },
      },
    },
    // Whole, so that the server's React is the production one whatever NODE_ENV says.
    ssr: { build: { outDir: "dist/server" }, resolve: { noExternal: command === "build" || [] } },
  },
  resolve: {
    alias:
      command === "build"
        ? // Texts are compiled by then, so that no parser of messages is needed.
          [{ find: "use-intl/format-message", replacement: "use-intl/format-message/format-only" }]
        : [],
  },
  plugins: [
    tailwind(),
    compileTexts(),
    ownImports,
    callsWithoutWords,
    tanstackStart({
      // Halves the first paint on a slow phone.
      server: { build: { inlineCss: true } },
      // A page's loader comes with the page: the entry knows addresses, not what lies behind them.
      router: { codeSplittingOptions: { defaultBehavior: [[...wholePage]] } },
      serverFns: { disableCsrfMiddlewareWarning: true },
      // Served by our own process, which gives each rendering its visitor.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
}));
