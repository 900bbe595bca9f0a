import type { ContentProduct } from "../content/read-content.ts";
import type { DemoPlatform, DemoTier } from "./catalogue.ts";

type Goods = {
  readonly base: ContentProduct;
  readonly platform: DemoPlatform;
  readonly price_cents: number;
};

/** Steps in which factories like to sell: from how many, at how much of the first price. */
const FACTORY_STEPS = [
  { minOrder: 1, steps: [1, 10, 50] },
  { minOrder: 2, steps: [2, 20, 100] },
  { minOrder: 3, steps: [3, 30, 120] },
] as const;
const DISCOUNTS = [1, 0.95, 0.89] as const;

/** Prices by quantity with the smallest order; only 1688 has more than one price. */
export function growTiers(
  goods: Goods,
  chance: () => number,
): { prices: DemoTier[]; minOrder: number; step: number } {
  if (goods.platform !== "1688") {
    return { prices: [{ from: 1, price_cents: goods.price_cents }], minOrder: 1, step: 1 };
  }
  const written = goods.base.tiers;
  if (written) {
    const ratio = goods.price_cents / goods.base.price.base_cents;
    return {
      prices: written.prices.map((tier) => ({
        from: tier.from,
        price_cents: ratio === 1 ? tier.price : Math.round((tier.price * ratio) / 10) * 10,
      })),
      minOrder: written.min_batch,
      step: written.step,
    };
  }
  const { minOrder, steps } = FACTORY_STEPS[Math.floor(chance() * FACTORY_STEPS.length)]!;
  return {
    prices: steps.map((from, at) => ({
      from,
      price_cents:
        at === 0 ? goods.price_cents : Math.round((goods.price_cents * DISCOUNTS[at]!) / 10) * 10,
    })),
    minOrder,
    step: 1,
  };
}
