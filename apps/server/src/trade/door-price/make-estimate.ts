import { customsBy } from "@sampan/domain/goods/duties/duty-book";
import type { DutyWords } from "@sampan/domain/goods/duties/duty-class";
import { sum } from "@sampan/domain/kernel/money";
import { price } from "@sampan/domain/trade/charges/price";
import { numbersOf } from "@sampan/domain/trade/charges/charge-rule";
import { doorPriceOf, loadRange, type DoorGoods } from "@sampan/domain/trade/door-price/door-price";
import type { KeptEstimate } from "@sampan/domain/trade/door-price/estimate";
import { weightBases } from "@sampan/domain/trade/door-price/piece-range";
import { findLineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { findDutyBook } from "../../goods/duties/find-duty-book.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { findLinesByKey } from "../../money/price-book/find-lines-by-key.ts";
import { findRates } from "../../money/rates/find-rates.ts";
import { rateAt } from "../../money/rates/rate-at.ts";
import { doorGoods } from "./door-goods.ts";
import {
  findOrderToEstimate,
  type MadeEstimate,
  type OrderToEstimate,
} from "./estimate-queries.ts";
import { findWeights, type KnownWeight } from "./weight-queries.ts";

export type EstimateTerms = Pick<Settings, "assumed_weight_g" | "packaging_weight_bp" | "rounding">;

/**
 * What an order comes to at the door by what it was charged when it was placed, by the rate of that moment and the version of the
 * tariff that it was quoted by, by the duties and classes of that moment, and by what is known of the weights of its goods now.
 * Undefined for an order that has no price at the door.
 */
export async function makeEstimate(
  db: Db,
  orderId: number,
  terms: EstimateTerms,
): Promise<MadeEstimate | undefined> {
  const order = await findOrderToEstimate(db, orderId);
  if (!order) return undefined;
  const { created_at: moment, currency, region, tariff } = order;
  const rate = rateAt(await findRates(db, moment), currency, moment);
  if (!rate) return undefined;
  const skuIds = order.lines.map(({ sku_id }) => sku_id);
  const found = await findLineGoods(db, { skuIds, now: moment });
  const weights = await findWeights(db, { skuIds, now: moment });
  const duties = await findDutyBook(db, moment);
  const goods = chargedGoods(order);
  const weighed = weighedGoods({ order, found, weights, goods }, { ...terms, words: duties.words });
  const { rate_e6 } = rate;
  const charges = price(order.charges, { rate_e6, rounding: terms.rounding });
  const line = tariff === null ? undefined : (await findLinesByKey(db, [tariff])).get(tariff);
  const asked = { goods: weighed, packaging_bp: terms.packaging_weight_bp };
  const made = doorPriceOf({
    ...asked,
    region,
    customs: customsBy(duties, region),
    charges,
    line,
  });
  return {
    kept: {
      currency,
      rate_e6,
      line: line ?? null,
      load: loadRange(asked),
      parts: made.parts,
      goods,
    },
    price: made,
    tariff: line ? tariff : null,
    category_id: categoryOf(order, found, weighed),
    basis:
      weightBases[Math.max(...weighed.map(({ piece }) => weightBases.indexOf(piece.basis)))] ??
      "assumed",
  };
}

/** Price and number of each line, as they were charged. */
const chargedGoods = ({ charges }: OrderToEstimate): KeptEstimate["goods"] =>
  charges.flatMap(({ kind, line, reason }) => {
    const { price: each, num } = numbersOf(reason);
    return kind === "goods" && line !== null && each !== undefined && num !== undefined
      ? [{ key: line, price: each, num }]
      : [];
  });

type FoundGoods = Awaited<ReturnType<typeof findLineGoods>>;

interface GoodsOfOrder {
  readonly order: OrderToEstimate;
  readonly found: FoundGoods;
  readonly weights: readonly KnownWeight[];
  readonly goods: KeptEstimate["goods"];
}

/** As scales and customs see them; a line is named as its charge names it. */
const weighedGoods = (
  { order, found, weights, goods }: GoodsOfOrder,
  terms: EstimateTerms & { readonly words: DutyWords },
): DoorGoods[] =>
  goods.flatMap(({ key, num }) => {
    const sku = order.lines.find((line) => line.key === key);
    const own = sku && found.get(sku.sku_id);
    return own
      ? doorGoods([{ goods: own, num }], weights, terms).map((one) => ({ ...one, key }))
      : [];
  });

/** The category of what weighs most. */
function categoryOf(
  { lines }: OrderToEstimate,
  found: FoundGoods,
  weighed: readonly DoorGoods[],
): number | null {
  const grams = ({ piece, num }: DoorGoods): number => sum([piece.high.weight_g * num]);
  const [heaviest] = weighed.toSorted((one, other) => grams(other) - grams(one));
  const sku = lines.find(({ key }) => key === heaviest?.key);
  return (sku && found.get(sku.sku_id)?.product.category_id) ?? null;
}
