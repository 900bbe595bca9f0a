import type { Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

interface Named {
  readonly names: { readonly zh: string };
}

export interface GoodsOptionDraft extends Named {
  readonly values: readonly Named[];
}

export interface GoodsSkuDraft {
  /** Which value of each option, counted from 0. */
  readonly choices: readonly number[];
  readonly price: Cents;
  readonly is_on_sale: boolean;
}

/** Own goods as staff write them, as far as rules look at them. */
export interface GoodsDraft extends Named {
  /** By language; empty in all of them where nothing is praised. */
  readonly promotion_titles: Readonly<Record<string, string>> & Named["names"];
  readonly images: readonly string[];
  readonly attributes: readonly (Named & { readonly values: Named["names"] })[];
  readonly options: readonly GoodsOptionDraft[];
  readonly skus: readonly GoodsSkuDraft[];
  readonly tiers: readonly { readonly from: number; readonly price: Cents }[];
  readonly is_on_sale: boolean;
}

export type GoodsRefusal = {
  readonly code:
    | "names_needed"
    | "options_unclear"
    | "skus_unclear"
    | "tiers_unclear"
    | "goods_not_sellable";
};

/**
 * Judges goods before they are saved. Refuses `names_needed` where the original
 * name of the goods or of a parameter is missing, or of a promotion title that other languages have, `options_unclear` for
 * options or values without a name of their own, `skus_unclear` for combinations that are no combination or
 * stand there twice, `tiers_unclear` for tiers that do not climb, and `goods_not_sellable` for goods on sale
 * that nobody could buy. [BO-41]
 */
export function checkOwnGoods(goods: GoodsDraft): Result<null, GoodsRefusal> {
  const written = [
    goods.names,
    ...(isWritten(goods.promotion_titles) ? [goods.promotion_titles] : []),
    ...goods.attributes.flatMap(({ names, values }) => [names, values]),
  ];
  if (written.some(({ zh }) => zh.trim() === "")) return refuse({ code: "names_needed" });
  if (!areDistinct(goods.options) || !goods.options.every(({ values }) => areDistinct(values)))
    return refuse({ code: "options_unclear" });
  if (!areCombinations(goods)) return refuse({ code: "skus_unclear" });
  if (!doClimb(goods.tiers)) return refuse({ code: "tiers_unclear" });
  if (goods.is_on_sale && !isSellable(goods)) return refuse({ code: "goods_not_sellable" });
  return ok(null);
}

const isWritten = (names: Readonly<Record<string, string>>): boolean =>
  Object.values(names).some((name) => name.trim() !== "");

/** Every combination of the options' values, the first option changing slowest; one empty one without options. */
export const combinationsOf = (options: readonly Pick<GoodsOptionDraft, "values">[]): number[][] =>
  options.reduce<number[][]>(
    (combinations, { values }) =>
      combinations.flatMap((choices) => values.map((_, position) => [...choices, position])),
    [[]],
  );

/** The lowest and highest price of a piece, CNY cents: by tier where there are tiers, else by sku on sale. */
export function priceSpanOf({ skus, tiers }: Pick<GoodsDraft, "skus" | "tiers">): {
  readonly lowest: Cents;
  readonly highest: Cents;
} {
  const onSale = skus.filter(({ is_on_sale }) => is_on_sale);
  const priced = tiers.length > 0 ? tiers : onSale.length > 0 ? onSale : skus;
  const prices = priced.map(({ price }) => price);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

function areDistinct(named: readonly Named[]): boolean {
  const written = named.map(({ names }) => names.zh.trim());
  return !written.includes("") && new Set(written).size === written.length;
}

function areCombinations({ options, skus }: GoodsDraft): boolean {
  const known = new Set(combinationsOf(options).map(String));
  const chosen = skus.map(({ choices }) => String(choices));
  return new Set(chosen).size === chosen.length && chosen.every((one) => known.has(one));
}

const doClimb = (tiers: GoodsDraft["tiers"]): boolean =>
  tiers.every(({ from, price }, position) => {
    const before = tiers[position - 1];
    return price > 0 && from >= 1 && (before === undefined || from > before.from);
  });

function isSellable({ images, skus, tiers }: GoodsDraft): boolean {
  const onSale = skus.filter(({ is_on_sale }) => is_on_sale);
  const arePriced = tiers.length > 0 || onSale.every(({ price }) => price > 0);
  return images.length > 0 && onSale.length > 0 && arePriced;
}
