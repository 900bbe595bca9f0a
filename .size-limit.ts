import { scriptsOfRoute } from "./tools/scripts-of-route.ts";

/** Kilobytes of a thousand bytes, as brotli sends them. */
export default [
  { name: "storefront home", path: await scriptsOfRoute("/"), limit: "117 kB" },
  {
    name: "storefront product detail",
    path: await scriptsOfRoute("/goodsDetailAgent/$goodId"),
    limit: "140 kB",
  },
  { name: "storefront landing page", path: await scriptsOfRoute("/$"), limit: "124 kB" },
  {
    name: "storefront worker, after every page",
    path: "apps/storefront/dist/worker/worker.js",
    limit: "15 kB",
  },
];
