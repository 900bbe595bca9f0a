import type { Review } from "@sampan/contract/trade/approvals/staff-approvals";
import { amountAt } from "@sampan/domain/trade/charges/charge";
import { sum, type Cents, type Conversion } from "@sampan/domain/kernel/money";

export interface ReviewAmounts {
  readonly pieces: number;
  readonly goods: Cents;
  /** By the id of each seller of whom something is left. */
  readonly freights: Readonly<Record<string, Cents>>;
  readonly service: Cents;
  readonly insurance: Cents;
  /** What a single instalment pays in advance beside all of these. */
  readonly estimate: Cents;
}

/** Removed lines stay on the page, struck; they cost nothing any more. */
export const liveLines = (review: Review) =>
  review.sellers.flatMap((seller) => seller.lines).filter((line) => line.status !== 3);

/**
 * The amounts of a review in the payment currency, each line and each fee converted once, as the payment
 * will convert them; cents. [MONEY-10]
 */
export function reviewAmounts(review: Review, at: Conversion): ReviewAmounts {
  const lines = liveLines(review);
  const converted = (cny: Cents) => amountAt({ cny, amount: null }, at);
  const goods = sum(lines.map((line) => converted(line.amount)));
  const freights = Object.fromEntries(
    review.sellers
      .filter((seller) => seller.lines.some((line) => line.status !== 3))
      .map((seller) => [seller.id, converted(seller.mainland_freight)]),
  );
  const service = converted(review.service_fee);
  const insurance = converted(review.insurance_fee);
  const known = sum([goods, ...Object.values(freights), service, insurance]);
  return {
    pieces: lines.reduce((pieces, line) => pieces + line.num, 0),
    goods,
    freights,
    service,
    insurance,
    estimate:
      review.pay_mode === "once"
        ? Math.max(0, review.first_instalment + review.coupon_amount - known)
        : 0,
  };
}
