import { tierPrice, type PriceTier } from "@sampan/domain/kernel/quantity";
import type { ProductRow, SkuRow } from "./find-product.ts";

type Priced = Pick<ProductRow, "tiers" | "activity_price">;

/**
 * What goods cost during their promotion, CNY cents, for a list to show; 0 without one. A promotion that
 * would make them dearer is none. [OWN-07]
 */
export const promotionPrice = ({
  price,
  activity_price,
}: {
  readonly price: number;
  readonly activity_price?: number | null;
}): number => (activity_price && activity_price < price ? activity_price : 0);

/** The regular price, or the promotion's where that is lower. */
const nowOf = ({ activity_price }: Priced, regular: number): number =>
  Math.min(regular, activity_price ?? regular);

/** The stored tiers as the domain reads them, at what they cost now: the last one has no end. */
export const tiersOf = (product: Priced): PriceTier[] =>
  product.tiers.map(({ from, price }, position) => ({
    from,
    price: nowOf(product, price),
    isOpen: position === product.tiers.length - 1,
  }));

/**
 * What each piece of a sku costs, CNY cents, once `productTotal` pieces over all skus of its product are
 * bought: the tier's price where the product has tiers, else the sku's own, and never more than the price of
 * a promotion. [AGNT-36] [OWN-07]
 */
export const priceOfSku = (
  { product, sku }: { readonly product: Priced; readonly sku: Pick<SkuRow, "price"> },
  productTotal: number,
): number => tierPrice(tiersOf(product), productTotal) ?? nowOf(product, sku.price);

/** Tiers as thresholds people read: `2-9`, `10-49`, `≥50`. [ITEM-04] */
export function priceMapOf(product: Priced): Record<string, number> {
  const tiers = tiersOf(product);
  return Object.fromEntries(
    tiers.map(({ from, price }, position) => {
      const next = tiers[position + 1];
      const upTo = next && next.from - 1;
      const bound = upTo === undefined ? `≥${from}` : upTo === from ? `${from}` : `${from}-${upTo}`;
      return [bound, price];
    }),
  );
}
