import {
  freshFor,
  inPath,
  leadsOn,
  parameter,
  type MarketplaceCustom,
  type MarketplaceForms,
} from "./marketplace.ts";

const shortHosts = [
  "m.tb.cn",
  "e.tb.cn",
  "i.tb.cn",
  "s.tb.cn",
  "s.click.taobao.com",
  "uland.taobao.com",
];

const oldPhoneHosts = ["a.m.taobao.com", "a.m.tmall.com"];

export const taobao = {
  domains: ["taobao.com", "tmall.com", "tmall.hk", "tb.cn"],
  itemIdOf: readTaobaoId,
  // The world site may encode the id.
  isShortLink: (url) =>
    shortHosts.includes(url.hostname)
      ? leadsOn(url, shortHosts)
      : url.hostname === "world.taobao.com" && /^\/item\/[^/]+\.htm$/.test(url.pathname),
  signs: ["【淘宝】", "【天猫】", "手机淘宝", "手机taobao"],
  password: {
    length: 11,
    inOwnAddress: /[?&]tk=([A-Za-z0-9]{8,14})(?![A-Za-z0-9])/,
    goesBeforeLink: true,
  },
} as const satisfies MarketplaceForms;

/** Pages name the id in the path or in the query, by age and device. */
function readTaobaoId(url: URL): string | undefined {
  const isItemPage = /\/(?:item|detail)[^/]*$/.test(url.pathname);
  return (
    inPath(url, /\/item\/(?:wap\/)?(\d{1,20})\.html?$/) ??
    (oldPhoneHosts.includes(url.hostname) ? inPath(url, /^\/i(\d{1,20})\.html?$/) : undefined) ??
    (isItemPage ? parameter(url, "id", "itemId", "item_id") : undefined)
  );
}

export const askingTaobao = {
  lifetimes: /* @__PURE__ */ freshFor(10, 15),
  questions: { per_minute: 300, per_day: 100_000 },
  service: {
    name: "taobaoGlobal",
    settings: ["BASE_URL", "APP_KEY", "APP_SECRET", "ACCESS_TOKEN", "REFRESH_TOKEN"],
  },
  aggregatorFolder: "taobao",
  pageOf: (id) => `https://item.taobao.com/item.htm?id=${encodeURIComponent(id)}`,
  gone: "item_not_found",
} as const satisfies MarketplaceCustom;
