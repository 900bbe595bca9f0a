import type { Sum, Sums } from "@sampan/contract/order-shapes";
import { quoteFreight, tariffLineFor, type FreightQuote } from "@sampan/domain/freight";
import { tariffClassOfAll, type GoodsClass } from "@sampan/domain/goods-class";
import type { InsuranceType } from "@sampan/domain/insurance";
import { isLiveItem, type ItemStatus } from "@sampan/domain/item-state";
import { sum, type PaymentCurrency, type Rate } from "@sampan/domain/money";
import { settle, type Deduction } from "@sampan/domain/settlement";
import type { SumEntry } from "@sampan/domain/sum-entry";
import type { PayMode, TransportId } from "@sampan/domain/transports";
import type { OfferedLine } from "../configuration/find-tariff-lines.ts";
import { describeEntry, describeSums } from "./describe-sums.ts";
import type { ItemRow, OrderParts, OrderRow } from "./order-queries.ts";

export interface OrderToExplain {
  readonly order: OrderRow;
  readonly items: readonly ItemRow[];
  readonly sellers: OrderParts["sellers"];
  readonly charges: OrderParts["charges"];
  readonly supplements: OrderParts["supplements"];
}

export interface ExplainedBy {
  /** Of the first payment once made, before that the newest. [MONEY-12] */
  readonly newestRate: Rate;
  readonly tariff: readonly OfferedLine[];
}

/**
 * An order's arithmetic from what is stored of it: the first instalment as it was or will be paid, the
 * second as billed, or estimated until then. [CHK-10] [MONEY-10] [MONEY-12] [ORD-76]
 */
export function explainOrder(shown: OrderToExplain, { newestRate, tariff }: ExplainedBy): Sums {
  const { order, charges } = shown;
  const live = shown.items.filter(({ status }) => isLiveItem(status as ItemStatus));
  // A closed order has nothing live left; it keeps the sums it was placed with.
  const items = live.length > 0 ? live : shown.items;
  const rate = order.pay_info.rate_e6 ?? newestRate;
  const sellers = shown.sellers.filter(({ id }) => items.some((item) => item.sell_order_id === id));
  const freight = estimateOf(order, items, tariff);
  const settlement = settle({
    lines: items.map(({ oid, price, num }) => ({ key: oid, price, num })),
    mainlandFreights: sellers.map(({ mainland_freight }) => mainland_freight),
    insurance: order.insurance as InsuranceType,
    serviceFee_bp: serviceShareOf(order),
    payMode: order.pay_mode as PayMode,
    rate,
    ...(freight ? { freightEstimate: freight } : {}),
    deductions: deductionsOf(order),
  });
  const sums = describeSums(settlement, {
    currency: order.currency as PaymentCurrency,
    rate,
    isRateFixed: order.pay_info.rate_e6 !== undefined,
  });
  return charges.length > 0 ? withBill(sums, shown) : sums;
}

/** The share that gives the stored fee; config may have changed since the order was placed. */
const serviceShareOf = ({ service_fee, goods_amount }: OrderRow): number =>
  goods_amount === 0 ? 0 : Math.round((service_fee * 10_000) / goods_amount);

function deductionsOf({ pay_time, pay_info, coupon_amount }: OrderRow): Deduction[] {
  if (pay_time === null) return [{ key: "coupon", amount: coupon_amount, values: {} }];
  return [
    { key: "coupon", amount: pay_info.coupon ?? 0, values: {} },
    { key: "bonus", amount: pay_info.bonus ?? 0, values: {} },
    { key: "points", amount: pay_info.points ?? 0, values: {} },
  ];
}

/** The estimate with its reasons while the tariff still gives it, else as one amount. */
function estimateOf(
  order: OrderRow,
  items: readonly ItemRow[],
  tariff: readonly OfferedLine[],
): FreightQuote | undefined {
  if (order.freight_estimate === 0) return undefined;
  const tariff_class = tariffClassOfAll(items.map(({ goods_class }) => goods_class as GoodsClass));
  const line = tariffLineFor(tariff, {
    region: order.region as OfferedLine["region"],
    transport: order.transport as TransportId,
    tariff_class: tariff_class ?? "ordinary",
  });
  if (!line.ok) return undefined;
  const quote = quoteFreight(line.value, {
    weight_g: order.weight_estimate_g,
    length_mm: 0,
    width_mm: 0,
    height_mm: 0,
  });
  if (quote.total === order.freight_estimate) return quote;
  const fee = order.freight_estimate;
  const entry: SumEntry = {
    key: "international_freight",
    amount: fee,
    reason: { key: "per_shipment", values: { fee } },
  };
  return { ...quote, entries: [entry], international: fee, local: 0, total: fee };
}

/** The measured freight in place of the estimate, with what was paid of it before and taken off since. */
function withBill(sums: Sums, { order, charges, supplements }: OrderToExplain): Sums {
  const first = sums.rows.filter(({ instalment }) => instalment === 1);
  const entries: SumEntry[] = charges.map((charge) => ({
    key: charge.kind as SumEntry["key"],
    amount: charge.amount,
    reason: reasonOf(charge.reason),
  }));
  if (order.pay_mode === "once" && order.freight_estimate > 0)
    entries.push({
      key: "other",
      amount: -order.freight_estimate,
      reason: { key: "reduction", values: { paid_before: order.freight_estimate } },
    });
  // What a difference in goods was paid with has nothing to do with the freight.
  for (const { pay_info } of supplements.filter(({ kind }) => kind === "freight")) {
    if (pay_info.coupon) entries.push(takenOff("freight_coupon", pay_info.coupon));
    if (pay_info.bonus) entries.push(takenOff("bonus", pay_info.bonus));
    if (pay_info.points) entries.push(takenOff("points", pay_info.points));
  }
  const second: Sum[] = entries.map((entry) => describeEntry(entry, 2, false));
  const second_instalment = sum(second.map(({ amount }) => amount));
  return {
    ...sums,
    rows: [...first, ...second],
    second_instalment,
    is_second_estimate: false,
    door_total: sum([sums.first_instalment, second_instalment]),
  };
}

const takenOff = (key: "freight_coupon" | "bonus" | "points", amount: number): SumEntry => ({
  key,
  amount: -amount,
  reason: { key: key === "points" ? "points_redeemed" : "reduction", values: {} },
});

/** The figures a biller left with a charge name its reason. */
function reasonOf(figures: Readonly<Record<string, string | number>>): SumEntry["reason"] {
  const values = Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, value] as const] : [],
    ),
  );
  if ("per_kg" in values) return { key: "weight_times_rate", values };
  if ("per_cbm" in values) return { key: "volume_times_rate", values };
  if ("fee" in values) return { key: "per_shipment", values };
  return { key: "written_by_staff", values };
}
