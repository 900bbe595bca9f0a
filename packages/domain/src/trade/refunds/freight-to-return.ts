import { allocate, sum, type Cents } from "../../kernel/money.ts";
import {
  feesReturn,
  type LineToRefund,
  type PaidCharge,
  type PaidForms,
  type RefundCircumstances,
  type RefundPart,
} from "./refund-shares.ts";

/** An order's part of a freight bill that was paid. Cents of the payment currency. */
export interface PaidFreight {
  readonly bill_id: number;
  readonly charges: readonly Pick<PaidCharge, "id" | "kind" | "paid" | "refunded">[];
  /** What was paid as the bill was: neither what an advance covered nor what a coupon took off. */
  readonly forms: PaidForms;
  /** What each point took off, and the points' worth that came back of the bill's other orders. */
  readonly points_worth: Cents;
  readonly points_before: Cents;
  /** Something of it is on its way abroad: the freight is flown. */
  readonly hasLeft: boolean;
}

/** What comes back of freight bills, in the forms they were paid in; points in points as well. */
export interface ReturnedFreight {
  readonly parts: readonly RefundPart[];
  readonly forms: PaidForms;
  readonly points: number;
}

/** Bills that came back already count among what was paid, and come back no more. */
export const isFreightBack = ({ charges }: Pick<PaidFreight, "charges">): boolean =>
  charges.some(({ refunded }) => refunded > 0);

/**
 * The freight of an order whose last goods fall before anything of it left: all that was paid for its part of each
 * bill, shared by its charges, where the fault is ours or the carrier's. What was packed and weighed for somebody who
 * changed their mind, or whose seller sent the wrong thing, was done all the same. [REF-18]
 */
export function freightToReturn(
  bills: readonly PaidFreight[],
  line: Pick<LineToRefund, "pieces" | "num">,
  circumstances: RefundCircumstances,
): ReturnedFreight {
  const isDue = circumstances.isLastOfOrder && feesReturn(circumstances);
  const returned = isDue ? bills.filter((bill) => !bill.hasLeft && !isFreightBack(bill)) : [];
  const { pieces, num } = line;
  const ofForm = (form: keyof PaidForms) => sum(returned.map(({ forms }) => forms[form]));
  return {
    parts: returned.flatMap(({ charges, forms }) => {
      const amounts = allocate(
        sum(Object.values(forms)),
        charges.map(({ paid }) => paid),
      );
      return charges.flatMap(({ id, kind }, position): RefundPart[] => {
        const amount = amounts[position] ?? 0;
        return amount > 0
          ? [{ charge: id, kind, scope: "order", amount, of: amount, pieces, num }]
          : [];
      });
    }),
    forms: { cash: ofForm("cash"), bonus: ofForm("bonus"), points: ofForm("points") },
    points: sum(returned.map(pointsOf)),
  };
}

/** Parts of a point wait for the next order of the bill. */
const pointsOf = ({ forms, points_worth, points_before }: PaidFreight): number =>
  Math.floor((points_before + forms.points) / points_worth) -
  Math.floor(points_before / points_worth);
