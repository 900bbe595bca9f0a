import type { Sum, Sums } from "@sampan/contract/trade/orders/order-shapes";
import { isBilledKind, type BilledKind } from "@sampan/domain/trade/charges/charge-lines";
import { priced } from "@sampan/domain/trade/charges/price";
import { sum, type Conversion } from "@sampan/domain/kernel/money";
import type { SumEntry } from "@sampan/domain/kernel/sum-entry";
import type { StoredCharge } from "../charges/find-charges.ts";
import { describeEntry, describeSums } from "./describe-sums.ts";
import type { OrderRow, OrderWithParts } from "./order-part-queries.ts";

export type OrderToExplain = Pick<
  OrderWithParts,
  "order" | "charges" | "supplements" | "surpluses"
>;

export type BilledCharge = StoredCharge & {
  readonly kind: BilledKind;
  readonly amount: number;
  readonly original_amount: number;
};

/** What a freight bill charged. */
export const billedOf = ({ charges }: Pick<OrderToExplain, "charges">): BilledCharge[] =>
  charges.flatMap(({ kind, amount, original_amount, ...charge }) =>
    charge.bill_id === null || amount === null || original_amount === null || !isBilledKind(kind)
      ? []
      : { ...charge, kind, amount, original_amount },
  );

/**
 * An order's arithmetic from what it is charged: the first instalment as it was or will be paid, the second as
 * billed, or estimated until then. Until the first payment the newest rate and the rounding that is set count, then those of the payment.
 * [CHK-10] [MONEY-10] [MONEY-12] [ORD-76]
 */
export function explainOrder(shown: OrderToExplain, newest: Conversion): Sums {
  const { order } = shown;
  const billed = billedOf(shown);
  const at = paidAt(order.pay_info) ?? newest;
  const reckoned = shown.charges.filter(({ bill_id }) => bill_id === null);
  const sums = describeSums(reckoned, {
    currency: order.currency,
    at,
    isRateFixed: order.pay_info.rate_e6 !== undefined,
    paidWith: order.pay_time === null ? [] : meansOf({ ...order.pay_info, coupon: 0 }),
  });
  return billed.length > 0 ? withBill(sums, shown, priced(billed, at)) : sums;
}

/** What a payment was reckoned at; undefined before it. */
const paidAt = ({ rate_e6, rounding = "half_up" }: OrderRow["pay_info"]): Conversion | undefined =>
  rate_e6 === undefined ? undefined : { rate_e6, rounding };

/** The measured freight in place of the estimate, with what was paid of it before and taken off since. */
function withBill(sums: Sums, shown: OrderToExplain, billed: readonly SumEntry[]): Sums {
  const first = sums.rows.filter(({ instalment }) => instalment === 1);
  const entries = [...billed];
  const advance = advanceOf(shown);
  const needed = Math.min(advance, sum(billed.map(({ amount }) => amount)));
  // While only parts were billed the rest of it is for what comes later, or came back with goods that never did.
  const rest = shown.order.billed_at === null ? advance - needed : returnedRest(shown, needed);
  const taken = advance - rest;
  if (taken > 0)
    entries.push({
      key: "other",
      amount: 0 - taken,
      reason: { key: "reduction", values: { paid_before: taken } },
    });
  // What a difference that staff asked for was paid with has nothing to do with the bill.
  for (const { pay_info } of shown.supplements.filter(({ bill_amount }) => bill_amount !== null))
    entries.push(...meansOf(pay_info));
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

/** What no bill needed of an advance and no bill gave back: it came back with the last goods that fell. */
function returnedRest(shown: OrderToExplain, needed: number): number {
  const credited = sum(shown.surpluses.map(({ amount }) => amount));
  const refunded = sum(estimatesOf(shown).map((charge) => charge.refunded));
  return Math.max(0, Math.min(refunded, advanceOf(shown) - needed - credited));
}

/** Freight that was charged with the goods, cents of the payment currency. [PAY-04] */
const advanceOf = (shown: OrderToExplain): number =>
  sum(estimatesOf(shown).map(({ amount }) => amount ?? 0));

const estimatesOf = ({ charges }: OrderToExplain) =>
  charges.filter(({ kind, instalment }) => kind === "freight_estimate" && instalment === "first");

/** What stood for cash in a payment. The general coupon is a charge of its own; a freight coupon is not. */
const meansOf = ({ coupon, bonus, points }: OrderRow["pay_info"]): SumEntry[] => [
  ...(coupon ? [takenOff("freight_coupon", coupon)] : []),
  ...(bonus ? [takenOff("bonus", bonus)] : []),
  ...(points ? [takenOff("points", points)] : []),
];

const takenOff = (key: "freight_coupon" | "bonus" | "points", amount: number): SumEntry => ({
  key,
  amount: -amount,
  reason: { key: key === "points" ? "points_redeemed" : "reduction", values: {} },
});
