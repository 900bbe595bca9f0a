import { couponDiscount, type Coupon } from "@sampan/domain/money/coupons/coupon";
import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import { sum } from "@sampan/domain/kernel/money";
import { type PointsRule, redeemPoints, spendablePoints } from "@sampan/domain/money/points/points";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Payable } from "./payable.ts";

export interface PaymentChoice {
  readonly currency: PaymentCurrency;
  /** The freight coupon chosen. */
  readonly coupon: Coupon | undefined;
  /** Cents of the red packet chosen. */
  readonly bonus: Cents;
  /** Points chosen, of those held. */
  readonly points: number;
  readonly pointsHeld: number;
  readonly pointsRule: PointsRule;
  readonly now: Date;
}

/** How one payable is paid: `cash` leaves the balance, the rest stands for it. */
export interface Share {
  readonly payable: Payable;
  readonly coupon: Cents;
  readonly bonus: Cents;
  readonly points: Cents;
  readonly cash: Cents;
}

export interface ComposedPayment {
  readonly shares: readonly Share[];
  readonly amount: Cents;
  readonly coupon: Cents;
  readonly bonus: Cents;
  /** What the points are worth. */
  readonly pointsAmount: Cents;
  /** The most points this payment takes. */
  readonly pointsUsable: number;
  readonly cash: Cents;
}

/** What a freight coupon counts as spent. [CPN-10] */
export const internationalFreight = (payables: readonly Payable[]): Cents =>
  sum(payables.map(internationalOf));

const internationalOf = ({ lines }: Payable): Cents =>
  sum(lines.filter(({ kind }) => kind === "international_freight").map(({ amount }) => amount));

/**
 * Sets what the customer chose against what is to be paid: the freight coupon first, then the red packet,
 * then points, the rest is cash. Refuses `coupon_unusable`,
 * `activity_coupon` and `points_insufficient`.
 * [PAY-03] [CPN-09] [CPN-10] [PTS-03]
 */
export function composePayment(
  payables: readonly Payable[],
  choice: PaymentChoice,
): Result<ComposedPayment, Refusal<"coupon_unusable" | "activity_coupon" | "points_insufficient">> {
  const coupon = discountOf(payables, choice);
  if (!coupon.ok) return coupon;
  const afterCoupon = takeFrom(payables, coupon.value);

  const bonuses = spread(choice.bonus, afterCoupon.left);
  const afterBonus = afterCoupon.left.map((left, index) => left - (bonuses[index] ?? 0));
  const payment = sum(afterBonus);
  const { pointsHeld: held, pointsRule } = choice;
  const worth = redeemPoints(choice.points, { held, payment }, pointsRule);
  if (!worth.ok) return refuse({ code: "points_insufficient", values: { ...worth.error.values } });
  const points = spread(worth.value, afterBonus);

  const shares = payables.map((payable, index) => ({
    payable,
    coupon: afterCoupon.taken[index] ?? 0,
    bonus: bonuses[index] ?? 0,
    points: points[index] ?? 0,
    cash: (afterBonus[index] ?? 0) - (points[index] ?? 0),
  }));
  return ok({
    shares,
    amount: sum(payables.map(({ amount }) => amount)),
    coupon: coupon.value,
    bonus: sum(bonuses),
    pointsAmount: worth.value,
    pointsUsable: spendablePoints(held, payment, pointsRule),
    cash: sum(shares.map(({ cash }) => cash)),
  });
}

/** Whether something of an activity order is paid. [CPN-14] [ERR-62] */
export const hasActivity = (payables: readonly Payable[]): boolean =>
  payables.some(({ isActivity }) => isActivity === true);

function discountOf(
  payables: readonly Payable[],
  { coupon, currency, now }: PaymentChoice,
): Result<Cents, Refusal<"coupon_unusable" | "activity_coupon">> {
  if (!coupon) return ok(0);
  if (hasActivity(payables)) return refuse({ code: "activity_coupon" });
  const spend = internationalFreight(payables);
  const discount = couponDiscount(coupon, { kind: "freight", currency, spend, now });
  if (!discount.ok)
    return refuse({ code: "coupon_unusable", values: { ...discount.error.values } });
  // What was paid in advance may leave less to pay than the freight itself.
  return ok(Math.min(discount.value, sum(payables.map(couponRoom))));
}

/** A coupon reduces international freight, and never below nothing. */
const couponRoom = (payable: Payable): Cents => Math.min(internationalOf(payable), payable.amount);

function takeFrom(payables: readonly Payable[], coupon: Cents) {
  const taken = spread(coupon, payables.map(couponRoom));
  return { taken, left: payables.map(({ amount }, index) => amount - (taken[index] ?? 0)) };
}

/** Takes an amount from the first on, from each at most what it holds. */
function spread(amount: Cents, rooms: readonly Cents[]): Cents[] {
  let rest = amount;
  return rooms.map((room) => {
    const taken = Math.min(rest, room);
    rest -= taken;
    return taken;
  });
}
