import {
  freshFor,
  inPath,
  isHostOf,
  leadsOn,
  parameter,
  type MarketplaceCustom,
  type MarketplaceForms,
} from "./marketplace.ts";

export const jd = {
  domains: ["jd.com", "jd.hk", "3.cn"],
  itemIdOf: (url) =>
    isHostOf(url, "jd.hk") || /^(item|npcitem|mitem)(\.m)?\.jd\.com$/.test(url.hostname)
      ? (inPath(url, /^\/(?:product\/)?(\d{1,20})\.html$/) ??
        (url.pathname === "/ware/view.action" ? parameter(url, "wareId") : undefined))
      : undefined,
  isShortLink: (url) => leadsOn(url, ["3.cn", "u.jd.com", "union-click.jd.com", "re.jd.com"]),
  signs: ["【京东】", "手机京东", "京东app"],
  password: { length: 14, inAnyAddress: /[?&]jkl=@([A-Za-z0-9]{8,16})@/ },
} as const satisfies MarketplaceForms;

/** Its interface counts calls, and its prices stand for longer. */
export const askingJd = {
  lifetimes: /* @__PURE__ */ freshFor(20, 30),
  questions: { per_minute: 120, per_day: 20_000 },
  service: { name: "jdUnion", settings: ["BASE_URL", "APP_KEY", "APP_SECRET"] },
  aggregatorFolder: "jd",
  pageOf: (id) => `https://item.jd.com/${encodeURIComponent(id)}.html`,
  gone: "item_not_found",
} as const satisfies MarketplaceCustom;
