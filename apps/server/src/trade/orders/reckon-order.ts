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
} from "@sampan/domain/money/price-book/freight";
import { tariffClassOfAll, type GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Rounding } from "@sampan/domain/kernel/rounding";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { replaceCharges } from "../charges/replace-charges.ts";
import { findTariffAt } from "../../money/price-book/find-tariff-lines.ts";
import { findCoupon } from "../../money/coupons/find-coupon.ts";
import { returnCoupon } from "../../money/coupons/return-coupon.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Jobs } from "../../kernel/jobs/jobs.ts";
import type { PriceBook } from "../../kernel/settings/price-book.ts";
import type { LockedOrder } from "./lock-order.ts";

interface GoodsLine {
  readonly sell_order_id: number;
  readonly price: number;
  readonly num: number;
  readonly goods_class: GoodsClass;
  readonly weight_g: number;
}

interface ReckonedBy {
  readonly limits: Limits;
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
  { limits, prices, rounding, jobs, now }: ReckonedBy,
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
  const coupon = await discountOf(db, order, lines, { prices, rounding });
  if (order.coupon_id !== null && !coupon) await returnCoupon(db, jobs, { tid: order.tid, now });
  const measures = estimateMeasures(lines, limits.packaging_weight_bp);
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
    serviceFee_bp: limits.service_fee_bp,
    payMode: order.pay_mode,
    freightEstimate: await quoteOf(db, order, { lines, measures }),
    coupon,
  });
  await replaceCharges(db, order.id, charges);
  await db
    .updateTable("orders")
    .set({
      coupon_id: coupon ? order.coupon_id : null,
      weight_estimate_g: measures.weight_g,
    })
    .where("id", "=", order.id)
    .execute();
}

async function discountOf(
  db: Db,
  order: LockedOrder,
  lines: readonly GoodsLine[],
  { prices, rounding }: Pick<ReckonedBy, "prices" | "rounding">,
): Promise<CouponToCharge | undefined> {
  if (order.coupon_id === null) return undefined;
  const key = { couponId: order.coupon_id, accountId: order.account_id };
  const coupon = await findCoupon(db, key);
  const rate = prices.rates[order.currency];
  if (!coupon || !rate) return undefined;
  const spend = goodsAmount(lines, { rate_e6: rate.rate_e6, rounding });
  // It was within its dates when the order was placed, and the review must not cost the customer that.
  const use = { kind: "general", currency: order.currency, spend, now: order.created_at } as const;
  const discount = couponDiscount(coupon, use);
  if (!discount.ok) return undefined;
  return couponToCharge(coupon, discount.value);
}

/** By the tariff of the moment at which the order was placed: a quote keeps its version. */
async function quoteOf(
  db: Db,
  order: LockedOrder,
  { lines, measures }: { readonly lines: readonly GoodsLine[]; readonly measures: Measures },
): Promise<FreightQuote | undefined> {
  const { region, transport, created_at: moment } = order;
  if (transport === null) return undefined;
  const tariff_class = tariffClassOfAll(lines.map(({ goods_class }) => goods_class)) ?? "ordinary";
  const line = await findTariffAt(db, { region, transport, tariff_class, moment });
  return line && quoteFreight(line, measures);
}
