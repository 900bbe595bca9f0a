import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { CouponToCharge } from "@sampan/domain/trade/charges/charge-rule";
import { couponToCharge } from "@sampan/domain/trade/charges/coupon";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import { reckonCharges } from "@sampan/domain/trade/charges/rules";
import { couponDiscount } from "@sampan/domain/money/coupons/coupon";
import {
  estimateMeasures,
  type FreightQuote,
  type Measures,
  quoteFreight,
  tariffLineFor,
} from "@sampan/domain/money/price-book/freight";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import { tariffClassOfAll, type GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Conversion } from "@sampan/domain/kernel/money";
import type { Rounding } from "@sampan/domain/kernel/rounding";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { sql } from "kysely";
import { replaceCharges } from "../charges/replace-charges.ts";
import { pricesOfGroups } from "../../money/price-book/prices-of.ts";
import { tariffsThen } from "../../money/price-book/tariffs-then.ts";
import { findCoupon } from "../../money/coupons/find-coupon.ts";
import { returnCoupon } from "../../money/coupons/return-coupon.ts";
import type { GivenMark } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Jobs } from "../../kernel/jobs/jobs.ts";
import type { PriceBook } from "../../kernel/settings/price-book.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { LockedOrder } from "./lock-order.ts";
import { givenMarks, judgeOrderMarks, type ReckonedOrder } from "./mark-order.ts";
import { findOpenMarks, readMark } from "./mark-queries.ts";

interface GoodsLine {
  readonly sell_order_id: number;
  readonly price: number;
  readonly num: number;
  readonly goods_class: GoodsClass;
  readonly weight_g: number;
}

interface ReckonedBy {
  readonly limits: Limits;
  /** By which the coupon of the order ends. */
  readonly closed_days: Settings["closed_days"];
  /** Our own share of the goods, by tier. */
  readonly fees: Settings["tier_service_fee_bp"];
  readonly prices: PriceBook;
  readonly rounding: Rounding;
  readonly jobs: Jobs;
  readonly now: Date;
}

/**
 * Reckons a locked order in review anew after a reviewer changed it, from the lines that are left: goods,
 * mainland freight, fees, estimate. A coupon whose least spend is no longer met goes back, and its owner is told.
 * [BO-08] [BO-09]
 */
export async function reckonOrder(
  db: Db,
  order: LockedOrder,
  { limits, closed_days, fees, prices, rounding, jobs, now }: ReckonedBy,
): Promise<void> {
  // Goods bought elsewhere cost us nothing: what they are worth is declared, not charged.
  if (order.biz_attribute === bizAttributes.consignment) return;
  const lines = await db
    .selectFrom("order_items")
    .select(["id", "sell_order_id", "price", "num", "goods_class", "weight_g"])
    .where("order_id", "=", order.id)
    .where("status", "<>", 3)
    .orderBy("id")
    .execute();
  const sellers = await db
    .selectFrom("sell_orders")
    .select(["id", "mainland_freight"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  const { tier } = await db
    .selectFrom("accounts")
    .select("tier")
    .where("id", "=", order.account_id)
    .executeTakeFirstOrThrow();
  const at = atOf(order, { prices, rounding });
  const coupon = await discountOf(db, order, lines, { prices, rounding, closed_days });
  if (order.coupon_id !== null && !coupon) await returnCoupon(db, jobs, { tid: order.tid, now });
  const measures = estimateMeasures(lines, limits.packaging_weight_bp);
  const freight = await quoteOf(db, order, { lines, measures });
  const charges = reckonCharges({
    sellers: sellers
      .map(({ id, mainland_freight }) => ({
        key: String(id),
        mainland_freight,
        lines: lines
          .filter((line) => line.sell_order_id === id)
          .map((line) => ({ ...line, key: String(line.id) })),
      }))
      .filter((seller) => seller.lines.length > 0),
    insurance: order.insurance,
    serviceFee_bp: fees[tier],
    payMode: order.pay_mode,
    freightEstimate: freight,
    coupon,
  });
  await replaceCharges(db, order.id, charges);
  await db
    .updateTable("orders")
    .set({
      coupon_id: coupon ? order.coupon_id : null,
      weight_estimate_g: measures.weight_g,
      marks: JSON.stringify(await marksOfReckoned(db, order, { lines, charges, freight, at })),
    })
    .where("id", "=", order.id)
    .execute();
}

/** What yuan comes to now; undefined without a rate, where nothing is judged in the payment currency. */
function atOf(
  { currency }: LockedOrder,
  { prices, rounding }: Pick<ReckonedBy, "prices" | "rounding">,
): Conversion | undefined {
  const rate = prices.rates[currency];
  return rate && { rate_e6: rate.rate_e6, rounding };
}

/** The marks of what is left of the order, by what was open when it was placed. [PROMO-16] */
async function marksOfReckoned(
  db: Db,
  order: LockedOrder,
  {
    at,
    ...reckoned
  }: Pick<ReckonedOrder, "lines" | "charges" | "freight"> & {
    readonly at: Conversion | undefined;
  },
): Promise<GivenMark[]> {
  const { account_id: accountId, created_at: now, status, biz_attribute, pay_mode } = order;
  const marks = await findOpenMarks(db, { accountId, now });
  const tier = marks[0]?.tier;
  if (tier === undefined || !at) return [];
  const facts = { ...reckoned, at, status, biz_attribute, pay_mode, tier, placed_at: now };
  return givenMarks(judgeOrderMarks(marks.map(readMark), facts));
}

async function discountOf(
  db: Db,
  order: LockedOrder,
  lines: readonly GoodsLine[],
  { prices, rounding, closed_days }: Pick<ReckonedBy, "prices" | "rounding" | "closed_days">,
): Promise<CouponToCharge | undefined> {
  if (order.coupon_id === null) return undefined;
  const key = { couponId: order.coupon_id, accountId: order.account_id };
  const ends = { region: order.region, settings: { closed_days } };
  const coupon = await findCoupon(db, key, ends);
  const at = atOf(order, { prices, rounding });
  if (!coupon || !at) return undefined;
  const spend = goodsAmount(lines, at);
  // It was within its dates when the order was placed, and the review must not cost the customer that.
  const use = {
    kind: "general",
    currency: order.currency,
    spend,
    now: order.created_at,
    isActivity: order.campaign_id !== null,
  } as const;
  const discount = couponDiscount(coupon, use);
  if (!discount.ok) return undefined;
  return couponToCharge(coupon, discount.value);
}

/** By the tariff of the moment at which the order was placed, and of the group it was quoted for: a quote keeps its version. */
async function quoteOf(
  db: Db,
  order: LockedOrder,
  { lines, measures }: { readonly lines: readonly GoodsLine[]; readonly measures: Measures },
): Promise<FreightQuote | undefined> {
  const { region, transport, is_tax_included, created_at: moment } = order;
  if (transport === null) return undefined;
  const tariff_class = tariffClassOfAll(lines.map(({ goods_class }) => goods_class)) ?? "ordinary";
  const group = await findQuotedGroup(db, order.id);
  const prices = pricesOfGroups(await tariffsThen(db, moment), group === null ? [] : [group]);
  const line = tariffLineFor(taxedOf(prices.tariffs[region], is_tax_included), {
    region,
    transport,
    tariff_class,
  });
  return line.ok ? quoteFreight(line.value, measures) : undefined;
}

/** Whose price the order was quoted by; null for everybody's. */
async function findQuotedGroup(db: Db, orderId: number): Promise<number | null> {
  const quoted = await db
    .selectFrom("order_charges as charge")
    .innerJoin("tariff_lines as line", (join) =>
      join.on(sql<boolean>`line.key = charge.reason -> 'figures' ->> 'tariff'`),
    )
    .select("line.segment_id")
    .where("charge.order_id", "=", orderId)
    .where("charge.kind", "=", "freight_estimate")
    .executeTakeFirst();
  return quoted?.segment_id ?? null;
}
