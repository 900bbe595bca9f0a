import type { CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { businessDay, businessHour } from "@sampan/domain/kernel/business-time";
import { checkTransport, tariffClassOfAll } from "@sampan/domain/goods/shippability/goods-class";
import { isOfferedCarrier, isTransportId } from "@sampan/domain/goods/shippability/transports";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import { checkActivityCap } from "@sampan/domain/trade/orders/activity-order";
import { checkLine, checkProductTotal } from "../carts/check-line.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { openLines } from "../../money/price-book/open-lines.ts";
import type { CheckoutFacts } from "./gather-checkout.ts";
import { couponOf, goodsClassesOf } from "./price-order.ts";
import { sayAmounts } from "./say-amounts.ts";
import { shippingProblemsOf } from "./shipping-problems-of.ts";

type ProblemCode = CheckoutPreview["problems"][number]["code"];
export type CheckoutProblem = Refusal<ProblemCode>;

/**
 * Everything that keeps an order from being placed, in the order in which people are told: who they are,
 * what they buy, how it travels, how it is paid. Terms are asked when it is placed.
 * [CHK-14..18] [CHK-21..29] [CHK-33] [CART-10]
 */
export const findCheckoutProblems = (facts: CheckoutFacts): CheckoutProblem[] => [
  ...(facts.unready ? [facts.unready] : []),
  ...activityProblems(facts),
  ...goodsProblems(facts),
  ...deliveryProblems(facts),
  ...paymentProblems(facts),
];

/** On an activity day nothing is ordered in the evening of the customer's region. [CHK-25] */
function activityProblems({ settings, caller }: CheckoutFacts): CheckoutProblem[] {
  const { region } = caller.customer;
  if (!settings.activity_days.includes(businessDay(caller.now, region))) return [];
  const hour = businessHour(caller.now, region);
  const isClosed =
    hour >= settings.activity_closed_from_hour && hour < settings.activity_closed_until_hour;
  return isClosed ? [{ code: "activity_hours" }] : [];
}

function goodsProblems(facts: CheckoutFacts): CheckoutProblem[] {
  const { lines, settings } = facts;
  const problems: CheckoutProblem[] = [];
  if (lines.length > settings.skus_per_order)
    problems.push({ code: "too_many_skus", values: { n: settings.skus_per_order } });
  if (new Set(lines.map(({ goods }) => goods.sku.id)).size < lines.length)
    problems.push({ code: "duplicate_goods" });
  for (const { goods, num, productTotal } of lines) {
    const line = checkLine(goods, num);
    if (!line.ok) problems.push(withItem(line.error, goods.sku.id));
    const batch = checkProductTotal(goods, [productTotal]);
    if (!batch.ok) problems.push(withItem(batch.error, goods.sku.id));
  }
  if (!tariffClassOfAll(goodsClassesOf(lines))) problems.push({ code: "goods_refused" });
  problems.push(...capProblems(facts));
  problems.push(
    ...shippingProblemsOf(facts, undefined).filter(({ code }) => code === "shipping_refused"),
  );
  return problems;
}

/** What an activity order may come to. [CHK-24] */
function capProblems({ campaign, lines, at, settings, caller }: CheckoutFacts): CheckoutProblem[] {
  const goods = { isActivity: campaign !== null, goods: goodsAmount(lines, at) };
  const checked = checkActivityCap(goods, settings.activity_order_cap_units);
  return checked.ok ? [] : [sayAmounts(checked.error, caller.customer.currency)];
}

/** Which line it is about, so that a page can point at it. */
const withItem = (problem: CheckoutProblem, skuId: number): CheckoutProblem => ({
  ...problem,
  values: { ...problem.values, item_id: String(skuId) },
});

function deliveryProblems(facts: CheckoutFacts): CheckoutProblem[] {
  const { input, address, settings } = facts;
  const problems: CheckoutProblem[] = [];
  if (!address) problems.push({ code: "address_needed" });
  if (!isOfferedCarrier(input.express, settings.carriers))
    problems.push({ code: "carrier_needed" });
  problems.push(...transportProblems(facts));
  return problems;
}

function transportProblems(facts: CheckoutFacts): CheckoutProblem[] {
  const { input, lines, settings, tariff } = facts;
  const { transport } = input;
  if (!isTransportId(transport)) return [{ code: "transport_needed" }];
  const open = openLines(tariff, transport);
  if (open.length === 0) return [{ code: "transport_unavailable" }];
  const judged = checkTransport(goodsClassesOf(lines), transport, settings.transport_classes);
  if (!judged.ok)
    // Restricted goods are named among the goods already.
    return judged.error.code === "goods_refused" ? [] : [judged.error];
  const stopped = shippingProblemsOf(facts, transport).filter(
    ({ code }) => code === "transport_refused",
  );
  if (stopped.length > 0) return stopped;
  const isPriced = open.some((line) => line.tariff_class === judged.value);
  return isPriced ? [] : [{ code: "transport_unavailable" }];
}

function paymentProblems(facts: CheckoutFacts): CheckoutProblem[] {
  const { input, settings } = facts;
  const problems: CheckoutProblem[] = [];
  if (!input.pay_mode) problems.push({ code: "pay_mode_needed" });
  if (!settings.insurances.some((id) => id === input.insurance))
    problems.push({ code: "insurance_needed" });
  if (input.remark.length > settings.remark_characters)
    problems.push({ code: "remark_too_long", values: { n: settings.remark_characters } });
  const coupon = couponOf(facts);
  if (!coupon.ok) problems.push(coupon.error);
  return problems;
}
