import { tierPrice, type PriceTier } from "@sampan/domain/quantity";
import type { ProductRow, SkuRow } from "./find-product.ts";

/** The stored tiers as the domain reads them: the last one has no end. */
export const tiersOf = (product: Pick<ProductRow, "tiers">): PriceTier[] =>
  product.tiers.map(({ from, price }, position) => ({
    from,
    price,
    isOpen: position === product.tiers.length - 1,
  }));

/**
 * What each piece of a sku costs, CNY cents, once `productTotal` pieces over all skus of its product are
 * bought: the tier's price where the product has tiers, else the sku's own. [AGNT-36]
 */
export const priceOfSku = (
  {
    product,
    sku,
  }: { readonly product: Pick<ProductRow, "tiers">; readonly sku: Pick<SkuRow, "price"> },
  productTotal: number,
): number => tierPrice(tiersOf(product), productTotal) ?? sku.price;

/** Tiers as thresholds people read: `2-9`, `10-49`, `≥50`. [ITEM-04] */
export function priceMapOf(product: Pick<ProductRow, "tiers">): Record<string, number> {
  const tiers = product.tiers;
  return Object.fromEntries(
    tiers.map(({ from, price }, position) => {
      const next = tiers[position + 1];
      const upTo = next && next.from - 1;
      const bound = upTo === undefined ? `≥${from}` : upTo === from ? `${from}` : `${from}-${upTo}`;
      return [bound, price];
    }),
  );
}
