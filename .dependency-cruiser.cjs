/** Who may import whom. Each rule about a folder is a row of the table in ARCHITECTURE.md. */
const test = "\\.test\\.tsx?$";

/** A folder whose product code may import what is listed, and nothing else. */
const only = (name, folder, ...allowed) => ({
  name,
  severity: "error",
  from: { path: folder, pathNot: test },
  to: { pathNot: allowed.join("|") },
});
const never = (name, from, to) => ({ name, severity: "error", from, to });
const npm = (...names) => `node_modules/(@types/)?(${names.join("|")})/`;

/** TanStack writes the route tree, and has it name the type of the router that is made of it. */
const generated = "^apps/storefront/src/routeTree\\.gen\\.ts$";

/** Files that wait for the outside world, and those that wire the server together at its start. */
const mayAskOutside = "^apps/server/src/([^/]+\\.ts$|[^/]+/([^/]+-jobs|ask-[^/]+)\\.ts$)";

/** Files of types: naming what a connector answers waits for nobody. */
const whatConnectorsPromise =
  "^packages/connectors/src/(marketplaces/(listing|marketplace|share-resolver|token-store)|messages/senders|" +
  "outbound/(outbound|source-failure)|payments/payment-provider|rates/rate-feed)\\.ts$";

module.exports = {
  forbidden: [
    only("domain-imports-only-itself", "^packages/domain/src", "^packages/domain/src"),
    only(
      "contract-knows-domain-and-zod-mini",
      "^packages/contract/src",
      "^packages/(contract|domain)/src",
      "node_modules/zod/(v4/)?mini/",
    ),
    only(
      "client-knows-contract-and-query",
      "^packages/client/src",
      "^packages/(client|contract|domain)/src",
      npm("@tanstack/react-query", "@tanstack/query-core"),
      "node_modules/zod/(v4/)?mini/",
    ),
    only(
      "connectors-know-domain-and-the-wire",
      "^packages/connectors/src",
      "^packages/(connectors|domain)/src",
      npm("zod", "undici", "cockatiel", "lossless-json", "nodemailer"),
      "^(node:)?[a-z/]+$",
    ),
    only(
      "locales-know-contract-and-domain",
      "^packages/locales/src",
      "^packages/(locales|contract|domain)/src",
      npm("react", "use-intl", "icu-minify"),
    ),
    only(
      "ui-knows-no-business-noun",
      "^packages/ui/src",
      "^packages/(ui|domain)/src",
      npm("react", "react-dom", "@base-ui/react", "embla-carousel-react", "sonner"),
    ),
    never(
      "pages-know-no-server",
      { path: "^apps/(storefront|console)/src" },
      { path: "^(apps/server|apps/sandbox|packages/connectors)/" },
    ),
    never(
      "pages-know-not-each-other",
      { path: "^apps/(storefront|console)/src" },
      { path: "^apps/(storefront|console)/", pathNot: "^apps/$1/" },
    ),
    never(
      "slices-ask-never-reach",
      { path: "^apps/server/src/([^/]+)/" },
      {
        path: "^apps/server/src/[^/]+/[^/]+-(queries|routes)\\.ts$",
        pathNot: "^apps/server/src/$1/",
      },
    ),
    never(
      "only-jobs-and-asking-files-reach-outside",
      { path: "^apps/server/src", pathNot: `${mayAskOutside}|${test}` },
      { path: "^packages/connectors/", pathNot: whatConnectorsPromise },
    ),
    never(
      "server-renders-but-never-calls-itself",
      { path: "^apps/server/src", pathNot: `^apps/server/src/http/web-|${test}` },
      { path: "^packages/(client|ui)/" },
    ),
    never(
      "sandbox-signs-for-itself",
      { path: "^apps/sandbox/src", pathNot: test },
      { path: "^(packages/(?!domain/)|apps/(?!sandbox/))" },
    ),
    never(
      "product-imports-no-tools",
      { path: "^(apps|packages)/", pathNot: test },
      { path: `^(demo|bench|e2e|tests|tools)/|${test}` },
    ),
    never(
      "product-never-imports-sandbox",
      { path: "^(apps/(server|storefront|console)|packages)/" },
      { path: "^apps/sandbox/" },
    ),
    never(
      "no-orphans",
      { orphan: true, pathNot: `${test}|\\.d\\.ts$|\\.config\\.ts$|main\\.ts$` },
      {},
    ),
    // Types count as well: what two files share belongs in a third.
    never(
      "no-circles",
      { pathNot: generated },
      { circular: true, viaOnly: { pathNot: generated } },
    ),
    // Virtual modules are made by the build.
    never("everything-resolves", {}, { couldNotResolve: true, pathNot: "^virtual:" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
