import type { CartShop } from "@sampan/contract/trade/carts/carts";
import type { Charge } from "@sampan/domain/trade/charges/charge";
import type { OrderToCharge } from "@sampan/domain/trade/charges/charge-rule";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import { reckonCharges } from "@sampan/domain/trade/charges/rules";
import { couponToCharge } from "@sampan/domain/trade/charges/coupon";
import {
  type CouponUse,
  couponDiscount,
  judgeCoupons,
  type JudgedCoupon,
} from "@sampan/domain/money/coupons/coupon";
import {
  estimateMeasures,
  quoteFreight,
  type FreightQuote,
  type Measures,
} from "@sampan/domain/money/price-book/freight";
import { openLineFor } from "@sampan/domain/money/price-book/open-line-for";
import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import { isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isTransportId, type TransportId } from "@sampan/domain/goods/shippability/transports";
import { sellersOf, sellersToCharge } from "../carts/sellers-of.ts";
import type { HeldCoupon } from "../../money/coupons/find-coupon.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { CheckoutFacts, CheckoutLine } from "./gather-checkout.ts";

export interface CheckoutSeller {
  /** Names it in the charges, as a sku names its line. */
  readonly key: string;
  readonly shop: CartShop["shop"];
  readonly lines: readonly CheckoutLine[];
  /** CNY cents: the dearest of its goods, since they travel together. */
  readonly mainland_freight: number;
}

export interface PricedOrder {
  readonly sellers: readonly CheckoutSeller[];
  readonly charges: readonly Charge[];
  readonly measures: Measures;
  /** Of the chosen transport; undefined where none is chosen or none takes the goods. */
  readonly freight: FreightQuote | undefined;
}

/** Reckons an order, to the door and with every reason. [CHK-10] [CHK-31] [CHK-32] [MONEY-10] */
export function priceOrder(facts: CheckoutFacts): PricedOrder {
  const { input, settings, lines, caller } = facts;
  const sellers = sellersOf(lines);
  const measures = measuresOf(facts);
  const freight = isTransportId(input.transport)
    ? quoteTransport(facts, measures, input.transport)
    : undefined;
  const discount = couponOf(facts);
  const charges = reckonCharges({
    sellers: sellersToCharge(sellers),
    insurance: isInsuranceType(input.insurance) ? input.insurance : 0,
    serviceFee_bp: settings.tier_service_fee_bp[caller.customer.tier],
    payMode: input.pay_mode ?? "twice",
    freightEstimate: freight,
    coupon: discount.ok && discount.value ? discount.value : undefined,
  });
  return { sellers, charges, measures, freight };
}

/** What the parcel will probably weigh: nobody has measured it yet. */
export const measuresOf = ({ lines, settings }: CheckoutFacts): Measures =>
  estimateMeasures(lines, settings.packaging_weight_bp);

/** The estimated freight of one transport; undefined where no open tariff takes the goods. */
export function quoteTransport(
  { lines, tariff, settings, caller }: CheckoutFacts,
  measures: Measures,
  transport: TransportId,
): FreightQuote | undefined {
  const way = { region: caller.customer.region, transport, goods: goodsClassesOf(lines) };
  const line = openLineFor(tariff, way, settings.transport_classes);
  return line && quoteFreight(line, measures);
}

export const goodsClassesOf = (lines: readonly CheckoutLine[]): GoodsClass[] =>
  lines.map(({ goods }) => goods.product.goods_class);

type Discount = NonNullable<OrderToCharge["coupon"]>;

/**
 * What the chosen coupon takes off; null without one. Refuses `coupon_unusable`, and `activity_coupon` for any at all
 * on an activity order. [CPN-09] [CPN-11] [CPN-14]
 */
export function couponOf(
  facts: CheckoutFacts,
): Result<Discount | null, Refusal<"coupon_unusable" | "activity_coupon">> {
  if (!facts.input.coupon_id) return ok(null);
  if (facts.campaign !== null) return refuse({ code: "activity_coupon" });
  if (facts.coupon?.state !== "granted") return refuse({ code: "coupon_unusable" });
  return discountOf(facts, facts.coupon);
}

/** What a held coupon would take off this order. */
function discountOf(
  facts: CheckoutFacts,
  coupon: HeldCoupon,
): Result<Discount, Refusal<"coupon_unusable">> {
  const discount = couponDiscount(coupon, useOf(facts));
  return discount.ok ? ok(couponToCharge(coupon, discount.value)) : discount;
}

/** The coupons of the customer, the one that takes off most first; those for freight say that they are. [CPN-09] */
export const proposeCoupons = (facts: CheckoutFacts): JudgedCoupon<HeldCoupon>[] =>
  judgeCoupons(facts.usableCoupons, useOf(facts));

const useOf = ({ lines, at, caller, campaign }: CheckoutFacts): CouponUse => ({
  isActivity: campaign !== null,
  kind: "general",
  currency: caller.customer.currency,
  spend: goodsAmount(lines, at),
  now: caller.now,
});
