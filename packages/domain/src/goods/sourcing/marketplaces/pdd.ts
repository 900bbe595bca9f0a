import {
  freshFor,
  leadsOn,
  parameter,
  type MarketplaceCustom,
  type MarketplaceForms,
} from "./marketplace.ts";

const isPage = (url: URL): boolean => /^\/goods\d?\.html$/.test(url.pathname);

export const pdd = {
  domains: ["pinduoduo.com", "yangkeduo.com"],
  itemIdOf: (url) => (isPage(url) ? parameter(url, "goods_id", "goodsId") : undefined),
  // It shares its normal page with a code.
  isShortLink: (url) =>
    url.hostname === "p.pinduoduo.com"
      ? leadsOn(url, ["p.pinduoduo.com"])
      : isPage(url) && url.searchParams.has("ps"),
  signs: ["【拼多多】"],
} as const satisfies MarketplaceForms;

/** Its interface counts calls, and its prices stand for longer. */
export const askingPdd = {
  lifetimes: /* @__PURE__ */ freshFor(20, 30),
  questions: { per_minute: 120, per_day: 20_000 },
  service: {
    name: "pinduoduo",
    settings: ["BASE_URL", "CLIENT_ID", "CLIENT_SECRET", "PID", "CUSTOM_PARAMETERS"],
  },
  aggregatorFolder: "pinduoduo",
  pageOf: (id) => `https://mobile.yangkeduo.com/goods.html?goods_id=${encodeURIComponent(id)}`,
  gone: "item_not_found",
  passingFault: "pinduoduo_transient",
} as const satisfies MarketplaceCustom;
