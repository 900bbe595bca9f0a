import {
  freshFor,
  inPath,
  leadsOn,
  parameter,
  type MarketplaceCustom,
  type MarketplaceForms,
} from "./marketplace.ts";

export const alibaba = {
  domains: ["1688.com"],
  itemIdOf: (url) => inPath(url, /\/offer\/(\d{1,20})\.html$/) ?? parameter(url, "offerId"),
  isShortLink: (url) => leadsOn(url, ["qr.1688.com", "dj.1688.com"]),
  signs: ["【1688】", "【阿里巴巴】", "手机阿里"],
  password: { length: 13 },
} as const satisfies MarketplaceForms;

export const askingAlibaba = {
  lifetimes: /* @__PURE__ */ freshFor(10, 15),
  questions: { per_minute: 300, per_day: 100_000 },
  service: {
    name: "alibaba1688",
    settings: ["BASE_URL", "APP_KEY", "APP_SECRET", "ACCESS_TOKEN", "REFRESH_TOKEN"],
  },
  aggregatorFolder: "1688",
  pageOf: (id) => `https://detail.1688.com/offer/${encodeURIComponent(id)}.html`,
  gone: "item_not_found_1688",
} as const satisfies MarketplaceCustom;
