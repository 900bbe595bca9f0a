import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { multiply, sum, type Cents } from "@sampan/domain/kernel/money";
import { tierPrice } from "@sampan/domain/kernel/quantity";

export interface CartSums {
  readonly pieces: number;
  /** CNY cents. */
  readonly yuan: Cents;
  /** Cents of the payment currency: the converted lines added up, as they will be charged. */
  readonly converted: Cents;
}

/** CNY cents of each piece when `total` pieces of its product are bought together. [AGNT-36] */
export const unitPriceAt = (item: CartItem, total: number): Cents =>
  tierPrice(
    item.tiers.map((tier) => ({ ...tier, isOpen: false })),
    total,
  ) ?? item.price_real;

/** Pieces by product. */
export function totalsByProduct(items: readonly CartItem[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { spu_id, num } of items) totals.set(spu_id, (totals.get(spu_id) ?? 0) + num);
  return totals;
}

/** What the chosen lines come to, each product at the tier that its chosen lines reach. [CART-14] */
export function sumsOf(items: readonly CartItem[], convert: (yuan: Cents) => Cents): CartSums {
  const totals = totalsByProduct(items);
  const lines = items.map((item) =>
    multiply(unitPriceAt(item, totals.get(item.spu_id) ?? item.num), item.num),
  );
  return {
    pieces: items.reduce((pieces, { num }) => pieces + num, 0),
    yuan: sum(lines),
    converted: sum(lines.map(convert)),
  };
}
