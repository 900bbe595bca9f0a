import type { ContentProduct } from "../content/read-content.ts";
import type { DemoPlatform } from "./catalogue.ts";
import type { Listing } from "./listing.ts";

/** How many option dimensions the sellers of an article give it, in turn. */
const DIMENSION_COUNTS = [2, 1, 2, 3, 0, 2, 3, 1] as const;
const VALUES_MAX = 4;
const COLORS_MAX = 3;

type Option = ContentProduct["options"][number];

/** What can be added to any article: a box around it, or more of it. */
const ADDABLE: readonly Option[] = [
  { dimension: "set", values: ["single", "gift-box"] },
  { dimension: "pack", values: ["pack-1", "pack-2", "pack-3"] },
];

/** In which lots factories sell: the smallest order, and by how many it grows. */
const LOTS = [
  { min_batch: 1, step: 1 },
  { min_batch: 2, step: 1 },
  { min_batch: 3, step: 3 },
  { min_batch: 5, step: 5 },
  { min_batch: 10, step: 10 },
  { min_batch: 6, step: 2 },
  { min_batch: 48, step: 12 },
] as const;
const DISCOUNTS = [1, 0.96, 0.91, 0.85] as const;
const TIER_FACTORS = [1, 10, 50, 200] as const;

/** The article as the next seller offers it: with other options and in other lots. */
export function reshapeBase(
  { base }: Pick<Listing, "base">,
  seller: { platform: DemoPlatform; number: number },
): ContentProduct {
  const price_cents = base.price.base_cents;
  return {
    ...base,
    options: reshapeOptions(base, seller.number),
    price: { base_cents: price_cents, by_option: [...base.price.by_option, ...addedFor(base)] },
    tiers: seller.platform === "1688" ? lotsOf(price_cents, seller.number) : null,
  };
}

/** As many dimensions as its turn says, if the article has what to choose from. */
function reshapeOptions(base: ContentProduct, number: number): Option[] {
  const wanted = DIMENSION_COUNTS[number % DIMENSION_COUNTS.length]!;
  const own = base.options.map(({ dimension, values }) => ({
    dimension,
    values: values.slice(0, dimension === "color" ? COLORS_MAX : VALUES_MAX),
  }));
  const known = new Set(own.map(({ dimension }) => dimension));
  const more = ADDABLE.filter(({ dimension }) => !known.has(dimension));
  return [...own, ...more].slice(0, wanted);
}

/** A box costs a little, two of a thing nearly twice as much; and so do they weigh. */
function addedFor(base: ContentProduct): ContentProduct["price"]["by_option"] {
  const cents = base.price.base_cents;
  const rule = (dimension: string, value: string, add: number, weight_add_g: number) => ({
    dimension,
    value,
    add: Math.round(add / 10) * 10,
    weight_add_g: Math.round(weight_add_g),
  });
  const isAdded = (dimension: string) => !base.options.some((one) => one.dimension === dimension);
  return [
    ...(isAdded("set") ? [rule("set", "gift-box", cents * 0.08 + 200, 60)] : []),
    ...(isAdded("pack")
      ? [
          rule("pack", "pack-2", cents * 0.92, base.weight_g),
          rule("pack", "pack-3", cents * 1.8, base.weight_g * 2),
        ]
      : []),
  ];
}

/** One to four prices by quantity, each from a multiple of the lot on. */
function lotsOf(price_cents: number, number: number): ContentProduct["tiers"] {
  const lot = LOTS[number % LOTS.length]!;
  const tiers = TIER_FACTORS.slice(0, 1 + (number % TIER_FACTORS.length));
  return {
    ...lot,
    prices: tiers.map((factor, at) => ({
      from: lot.min_batch * factor,
      price: at === 0 ? price_cents : Math.round((price_cents * DISCOUNTS[at]!) / 10) * 10,
    })),
  };
}
