import { freshFor, type MarketplaceCustom, type MarketplaceForms } from "./marketplace.ts";

/** Where its products stand, with `{id}` for the id, unless staff set otherwise. */
export const usualPattern = "https://tuan.sampan.test/goods/{id}.html";

/** The group-buying site: where its products stand is a setting, so no address of its domain tells by itself. */
export const group = {
  domains: ["tuan.sampan.test"],
  itemIdOf: () => undefined,
  isShortLink: () => false,
  signs: ["【拼团】"],
} as const satisfies MarketplaceForms;

export const askingGroup = {
  lifetimes: /* @__PURE__ */ freshFor(10, 15),
  questions: { per_minute: 120, per_day: 20_000 },
  service: { name: "groupBuy", settings: ["BASE_URL", "KEY", "SECRET"] },
  // Only its vendor knows where it stands by now.
  pageOf: (id, told) => told || usualPattern.replace("{id}", encodeURIComponent(id)),
  gone: "item_not_found",
} as const satisfies MarketplaceCustom;
