import { couponDiscount } from "@sampan/domain/coupon";
import { estimateMeasures, quoteFreight, tariffLineFor } from "@sampan/domain/freight";
import { tariffClassOfAll, type GoodsClass } from "@sampan/domain/goods-class";
import { insuranceFee } from "@sampan/domain/insurance";
import type { Limits } from "@sampan/domain/limits";
import { multiply, percentage, sum } from "@sampan/domain/money";
import { goodsAmount } from "@sampan/domain/settlement";
import { findCoupon } from "../coupons/find-coupon.ts";
import { releaseCoupon } from "../coupons/release-coupon.ts";
import type { Db } from "../db/db.ts";
import type { Terms } from "../terms/create-terms.ts";
import type { LockedOrder } from "./lock-order.ts";

interface GoodsLine {
  readonly sell_order_id: number;
  readonly price: number;
  readonly num: number;
  readonly goods_class: string;
  readonly weight_g: number;
}

interface ReckonedBy {
  readonly limits: Limits;
  readonly terms: Terms;
}

/**
 * Reckons a locked order in review anew after a reviewer changed it, from the lines that are left: goods,
 * mainland freight, fees, estimate. A coupon whose least spend is no longer met goes back. [BO-08] [BO-09]
 */
export async function reckonOrder(
  db: Db,
  order: LockedOrder,
  { limits, terms }: ReckonedBy,
): Promise<void> {
  const lines = await db
    .selectFrom("order_items")
    .select(["sell_order_id", "price", "num", "goods_class", "weight_g"])
    .where("order_id", "=", order.id)
    .where("status", "<>", 3)
    .execute();
  const sellers = await db
    .selectFrom("sell_orders")
    .select(["id", "mainland_freight"])
    .where("order_id", "=", order.id)
    .execute();
  const goods_amount = sum(lines.map(({ price, num }) => multiply(price, num)));
  const coupon_amount = await couponAmount(db, order, lines, terms);
  if (order.coupon_id !== null && coupon_amount === 0) await releaseCoupon(db, order);
  await db
    .updateTable("orders")
    .set({
      goods_amount,
      mainland_freight: sum(
        sellers
          .filter(({ id }) => lines.some((line) => line.sell_order_id === id))
          .map(({ mainland_freight }) => mainland_freight),
      ),
      service_fee: percentage(goods_amount, limits.service_fee_bp),
      insurance_fee: insuranceFee(goods_amount, order.insurance),
      coupon_id: coupon_amount === 0 ? null : order.coupon_id,
      coupon_amount,
      ...estimateFreight(order, lines, { limits, terms }),
    })
    .where("id", "=", order.id)
    .execute();
}

async function couponAmount(
  db: Db,
  order: LockedOrder,
  lines: readonly GoodsLine[],
  { rates }: Terms,
): Promise<number> {
  if (order.coupon_id === null) return 0;
  const key = { couponId: order.coupon_id, accountId: order.account_id };
  const coupon = await findCoupon(db, key);
  const rate = rates[order.currency];
  if (!coupon || !rate) return 0;
  const spend = goodsAmount({
    lines: lines.map(({ price, num }) => ({ key: "", price, num })),
    rate: rate.rate_e6,
  });
  // It was within its dates when the order was placed, and the review must not cost the customer that.
  const use = { kind: "general", currency: order.currency, spend, now: order.created_at } as const;
  const discount = couponDiscount(coupon, use);
  return discount.ok ? discount.value : 0;
}

function estimateFreight(
  order: LockedOrder,
  lines: readonly GoodsLine[],
  { limits, terms }: ReckonedBy,
): { weight_estimate_g: number; freight_estimate: number } {
  const measures = estimateMeasures(lines, limits.packaging_weight_bp);
  const tariff_class = tariffClassOfAll(lines.map(({ goods_class }) => goods_class as GoodsClass));
  const line = tariffLineFor(terms.tariffs[order.region], {
    region: order.region,
    transport: order.transport,
    tariff_class: tariff_class ?? "ordinary",
  });
  return {
    weight_estimate_g: measures.weight_g,
    freight_estimate: line.ok ? quoteFreight(line.value, measures).total : 0,
  };
}
