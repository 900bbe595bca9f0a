import { join } from "node:path";
import tailwind from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { leanCalls } from "./vite-calls.ts";
import { leanRoutes } from "./vite-routes.ts";
import { squeezeShared } from "./vite-squeeze.ts";
import { compileTexts } from "./vite-texts.ts";

/**
 * What every page needs before its own code: one file that stays cached over releases. Answers are judged by the
 * languages too, but no page waits for that.
 */
const framework =
  /packages\/domain\/src\/kernel\/language\.ts$|node_modules\/(react|react-dom|scheduler|use-sync-external-store|use-intl|@tanstack\/(?!react-virtual|virtual-core)[\w-]+|@formatjs\/fast-memoize)\/(?!.*\/(useMutation|mutationObserver|\w*[iI]nfiniteQuery\w*|useSuspenseQueries|useQueries|queriesObserver)\.js$)/;

/**
 * The site map and what it cannot do without (what a page shows has a query behind its name), with goods
 * and their prices, which most pages show: packed together they are smaller than side by side.
 */
const shell =
  /apps\/storefront\/src\/(routes\/[^?]*|routeTree\.gen\.ts|router\.tsx|client\.tsx|goods\/(cards\/goods-card|search\/photo\/photo-address)\.tsx?|sums\/use-rate\.ts)$|packages\/(ui\/src\/(card|chip|list-row|page-header|states)\.tsx)$/;

/** By which answers are judged, and what pages kept on the device: wanted by neither before a page works. */
const judging =
  /node_modules\/zod\/|packages\/contract\/src\/(kernel\/fields|goods\/i18n|goods\/catalogue\/goods)\.ts$/;

/** A wide window's masthead shares home's tools; a file of its own for them would cost every phone. */
const home = /apps\/storefront\/src\/shop\/home\/home-(page|header)\.tsx$/;

/** What most pages but home have at their edges: small files that are wanted together are smaller as one. */
const edges =
  /apps\/storefront\/src\/(shell\/(back-button|use-near-end|use-tell-fault|log-in-to-ask)|goods\/product\/share-page|trade\/checkout\/(hand-over-lines|handed-over-key))\.tsx?$|packages\/ui\/src\/format\/dates\.ts$/;

/** By which ways goods of a class travel: whoever asks for one of these asks for the others. */
const ways =
  /packages\/domain\/src\/goods\/shippability\/(goods-class|shippability)\.ts$|apps\/storefront\/src\/goods\/shippability\/ways-of\.ts$/;

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
            // The site map names every page's file. What tells versions of a file apart does not pack, so it is
            // written in few bits: 28 are enough beside a name.
            hashCharacters: "hex",
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                { name: "framework", test: framework, priority: 2 },
                { name: "shell", test: shell },
                { name: "judging", test: judging, priority: 1 },
                { name: "home", test: home },
                { name: "edges", test: edges },
                { name: "ways", test: ways },
              ],
            },
          },
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: ["z", "z2", "defineCall", "paging"],
          },
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
    leanCalls(),
    leanRoutes(),
    squeezeShared(),
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
