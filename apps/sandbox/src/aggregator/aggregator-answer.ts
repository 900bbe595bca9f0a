import type { SandboxProduct } from "../catalogue-shape.ts";
import type { TextFields } from "../text-fields.ts";
import type { Marketplace, MarketplaceName, World } from "../world.ts";

/** Which goods a call is about: each platform of a vendor is a marketplace of this world. */
export type Stall = {
  readonly world: World;
  readonly name: MarketplaceName;
  readonly marketplace: Marketplace;
  readonly fields: TextFields;
};

/** `0000` and the answer's own member, or a code that says what is wrong; codes are text. */
export type AggregatorAnswer = {
  readonly error_code: string;
  readonly reason: string;
  readonly item?: unknown;
  readonly items?: unknown;
};

export const refused = (error_code: string, reason: string): AggregatorAnswer => ({
  error_code,
  reason,
});

/** Found nothing: no error of the caller, and billed like an answer. */
export const nothingFound = (reason: string): AggregatorAnswer => ({
  error_code: "2000",
  reason,
  item: { error: reason },
});

/** Amounts are text where the marketplace itself writes text, numbers elsewhere. */
export function amount(stall: Stall, cents: number): string | number {
  return isTextual(stall) ? (cents / 100).toFixed(2) : cents / 100;
}

export const isTextual = ({ name }: Pick<Stall, "name">): boolean =>
  name === "taobao" || name === "1688";

/** The page of goods at their marketplace. */
export function pageOf(stall: Stall, { thid }: Pick<SandboxProduct, "thid">): string {
  const PAGES = {
    "1688": `https://detail.1688.com/offer/${thid}.html`,
    taobao: `https://item.taobao.com/item.htm?id=${thid}`,
    jd: `https://item.jd.com/${thid}.html`,
    pdd: `https://mobile.yangkeduo.com/goods.html?goods_id=${thid}`,
    groupbuy: `https://tuan.sampan.test/goods/${thid}.html`,
  } as const satisfies Record<MarketplaceName, string>;
  return PAGES[stall.name];
}

/** Marketplaces leave out the scheme of their pictures where they write text. */
export const withoutScheme = (stall: Stall, url: string): string =>
  isTextual(stall) ? url.replace(/^https?:/, "") : url;
