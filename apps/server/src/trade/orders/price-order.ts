import type { CartShop } from "@sampan/contract/carts";
import { couponDiscount } from "@sampan/domain/coupon";
import {
  estimateMeasures,
  quoteFreight,
  tariffLineFor,
  type FreightQuote,
  type Measures,
} from "@sampan/domain/freight";
import { tariffClassOfAll, type GoodsClass } from "@sampan/domain/goods-class";
import { isInsuranceType } from "@sampan/domain/insurance";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { goodsAmount, settle, type Deduction, type Settlement } from "@sampan/domain/settlement";
import { isTransportId, type TransportId } from "@sampan/domain/transports";
import { groupByShop } from "../carts/describe-line.ts";
import type { HeldCoupon } from "../coupons/find-coupon.ts";
import type { Refusal } from "../http/envelope.ts";
import type { TradeFacts, TradeLine } from "./gather-trade.ts";

export interface TradeSeller {
  readonly shop: CartShop["shop"];
  readonly lines: readonly TradeLine[];
  /** CNY cents: the dearest of its goods, since they travel together. */
  readonly mainland_freight: number;
}

export interface SettledTrade {
  readonly sellers: readonly TradeSeller[];
  readonly settlement: Settlement;
  readonly measures: Measures;
  /** Of the chosen transport; undefined where none is chosen or none takes the goods. */
  readonly freight: FreightQuote | undefined;
  /** What the coupon takes off, cents of the payment currency. */
  readonly coupon_amount: number;
}

/** Reckons a trade, to the door and with every reason. [CHK-10] [CHK-31] [CHK-32] [MONEY-10] */
export function settleTrade(facts: TradeFacts): SettledTrade {
  const { input, settings, lines, rate_e6 } = facts;
  const sellers = groupByShop(lines).map((group) => ({
    ...group,
    mainland_freight: Math.max(...group.lines.map(({ goods }) => goods.product.mainland_freight)),
  }));
  const measures = measuresOf(facts);
  const freight = isTransportId(input.transport)
    ? quoteTransport(facts, measures, input.transport)
    : undefined;
  const discount = couponOf(facts);
  const insurance = isInsuranceType(input.insurance) ? input.insurance : 0;
  const settlement = settle({
    lines: lines.map(({ goods, price, num }) => ({ key: String(goods.sku.id), price, num })),
    mainlandFreights: sellers.map(({ mainland_freight }) => mainland_freight),
    insurance,
    serviceFee_bp: settings.service_fee_bp,
    payMode: input.pay_mode ?? "twice",
    rate: rate_e6,
    ...(freight ? { freightEstimate: freight } : {}),
    deductions: discount.ok && discount.value ? [discount.value] : [],
  });
  return {
    sellers,
    settlement,
    measures,
    freight,
    coupon_amount: discount.ok && discount.value ? discount.value.amount : 0,
  };
}

/** What the parcel will probably weigh: nobody has measured it yet. */
export const measuresOf = ({ lines, settings }: TradeFacts): Measures =>
  estimateMeasures(lines, settings.packaging_weight_bp);

/** The estimated freight of one transport; undefined where no open tariff takes the goods. */
export function quoteTransport(
  { lines, tariff, settings, caller }: TradeFacts,
  measures: Measures,
  transport: TransportId,
): FreightQuote | undefined {
  const tariff_class = tariffClassOfAll(goodsClassesOf(lines));
  if (!tariff_class || !settings.transport_classes[transport].includes(tariff_class))
    return undefined;
  const line = tariffLineFor(
    tariff.filter(({ is_open }) => is_open),
    { region: caller.customer.region, transport, tariff_class },
  );
  return line.ok ? quoteFreight(line.value, measures) : undefined;
}

export const goodsClassesOf = (lines: readonly TradeLine[]): GoodsClass[] =>
  lines.map(({ goods }) => goods.product.goods_class as GoodsClass);

/** What the chosen coupon takes off; null without one. Refuses `coupon_unusable`. [CPN-09] [CPN-11] */
export function couponOf(facts: TradeFacts): Result<Deduction | null, Refusal<"coupon_unusable">> {
  if (!facts.input.coupon_id) return ok(null);
  if (facts.coupon?.state !== "granted") return refuse({ code: "coupon_unusable" });
  return discountOf(facts, facts.coupon);
}

/** What a held coupon would take off this trade. */
export function discountOf(
  { lines, rate_e6, caller }: TradeFacts,
  coupon: HeldCoupon,
): Result<Deduction, Refusal<"coupon_unusable">> {
  const spend = goodsAmount({
    lines: lines.map(({ price, num }) => ({ key: "", price, num })),
    rate: rate_e6,
  });
  const { currency } = caller.customer;
  const discount = couponDiscount(coupon, { kind: "general", currency, spend, now: caller.now });
  if (!discount.ok) return discount;
  const { start_value, value } = coupon;
  return ok({ key: "coupon", amount: discount.value, values: { start_value, value } });
}
