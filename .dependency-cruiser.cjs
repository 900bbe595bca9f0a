/** Who may import whom. Each rule about a folder is a row of the table in ARCHITECTURE.md. */
const { wings, parts } = require("./tools/wings.json");

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
const mayAskOutside = "^apps/server/src/([^/]+\\.ts$|(.+/)([^/]+-jobs|ask-[^/]+)\\.ts$)";

/** The room in which PostgreSQL is spoken. */
const driver = "^apps/server/src/kernel/db/driver/";

/** Files of types: naming what a connector answers waits for nobody. */
const whatConnectorsPromise =
  "^packages/connectors/src/(identity/identity-provider|storage/object-store|marketplaces/(listing|marketplace|share-resolver|token-store)|messages/(senders|line/line-account|web-push/web-push)|" +
  "outbound/(outbound|source-failure)|invoices/invoice-provider|payments/payment-provider|tracking/tracking-provider|carriers/shipping-provider|rates/rate-feed|translation/translator)\\.ts$";

/**
 * The ranks of the wings (tools/wings.json): an arrow runs down or stays in its wing, in each part that has them.
 * Composition is what stands in a part beside its wings and its frame: it knows everything and is known by nobody.
 */
const ranks = Object.entries(parts).flatMap(([part, { root, frame }]) => {
  const anyWing = wings.join("|");
  const product = `\\.test\\.tsx?$|/testing/`;
  const frames = frame.map((name) => (name.includes(".") ? `${name}$` : `${name}/`));
  const inWing = wings.slice(0, -1).map((wing, rank) => ({
    ...never(
      `${part}-${wing}-imports-nothing-above`,
      { path: `^${root}/${wing}/`, pathNot: product },
      { path: `^${root}/(${wings.slice(rank + 1).join("|")})/` },
    ),
    comment:
      `In ${root} the wing ${wing} stands below ${wings.slice(rank + 1).join(", ")}. ` +
      "Move what is shared down, or let composition hand it in as an argument.",
  }));
  return [
    ...inWing,
    {
      ...never(
        `${part}-composition-is-known-by-nobody`,
        { path: `^${root}/(?:(${anyWing})/|${frames.join("|") || "$"})`, pathNot: product },
        { path: `^${root}/(?!(${anyWing})/|${frames.join("|") || "$"})`, pathNot: product },
      ),
      comment: `What stands in ${root} beside the wings puts them together. Hand in what a wing asks of it.`,
    },
    ...(frames.length === 0
      ? []
      : [
          {
            ...never(
              `${part}-frame-knows-no-noun`,
              { path: `^${root}/(?:${frames.join("|")})`, pathNot: product },
              { path: `^${root}/(${anyWing})/` },
            ),
            comment: `The frame of ${root} (${frame.join(", ")}) stands below the wings.`,
          },
        ]),
  ];
});

module.exports = {
  forbidden: [
    ...ranks,
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
      npm("@tanstack/react-query", "@tanstack/query-core", "react"),
      "node_modules/zod/(v4/)?mini/",
    ),
    only(
      "connectors-know-domain-and-the-wire",
      "^packages/connectors/src",
      "^packages/(connectors|domain)/src",
      npm(
        "zod",
        "undici",
        "cockatiel",
        "lossless-json",
        "nodemailer",
        "aws4fetch",
        "jose",
        "fast-xml-parser",
      ),
      "^(node:)?[a-z/]+$",
    ),
    only(
      "locales-know-contract-and-domain",
      "^packages/locales/src",
      "^packages/(locales|contract|domain)/src",
      npm("react", "use-intl", "icu-minify"),
    ),
    only(
      "the-shell-knows-the-bridge",
      "^apps/shell/src",
      "^(apps/shell|packages/domain)/src",
      "^apps/storefront/src/native/(messages|envelope)\\.ts$",
      "node_modules/@capacitor/",
    ),
    never(
      "nobody-knows-the-shell",
      { path: "^(apps/(?!shell/)|packages/)" },
      { path: "^apps/shell/" },
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
      {
        path: `^apps/server/src/((?:(?:${wings.join("|")})/)?[^/]+)/`,
      },
      {
        path: "^apps/server/src/.+-(queries|routes)\\.ts$",
        pathNot: "^apps/server/src/$1/",
      },
    ),
    {
      ...never(
        "the-driver-has-a-door",
        { pathNot: driver },
        { path: driver, pathNot: `${driver}door\\.ts$` },
      ),
      comment: `Of ${driver.slice(1)} only door.ts is for others: ask plainly, soon or together (kernel/db/README.md).`,
    },
    {
      ...never(
        "only-the-driver-speaks-to-postgresql",
        { path: "^(apps|packages|demo|tools)/", pathNot: `${driver}|${test}` },
        { path: npm("pg", "pg-protocol", "@electric-sql/pglite") },
      ),
      comment: `Take what it answers from ${driver.slice(1)}door.ts, or ask through \`db\`.`,
    },
    never(
      "only-jobs-and-asking-files-reach-outside",
      { path: "^apps/server/src", pathNot: `${mayAskOutside}|${test}` },
      { path: "^packages/connectors/", pathNot: whatConnectorsPromise },
    ),
    never(
      "server-renders-but-never-calls-itself",
      { path: "^apps/server/src", pathNot: `^apps/server/src/kernel/http/web-|${test}` },
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
      // What stands in another file's place, or is loaded before a program's own files, is named by its path only.
      {
        orphan: true,
        pathNot: `${test}|\\.d\\.m?ts$|\\.config\\.ts$|main\\.ts$|/(no-lock|movable-clock)\\.ts$`,
      },
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
    // What we built ourselves; packages keep what they are made of in a folder of that name as well.
    exclude: { path: "^(?!node_modules/).*/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
