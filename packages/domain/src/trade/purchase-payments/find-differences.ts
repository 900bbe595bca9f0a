import { type Cents, sum } from "../../kernel/money.ts";
import type { PaymentDifferenceKind } from "./payment-difference.ts";
import type { Covered, MovedSums, PaymentDifference, RecordedPurchase } from "./payment-shapes.ts";

interface Reach {
  readonly covered: Covered | null;
  /** So long bills have to reach beyond something before it counts as missing. */
  readonly wait_ms: number;
}

const day_ms = 86_400_000;

/**
 * Where one purchase and its movements disagree: nothing was paid, twice, or another amount; what came back and what was
 * written down as given back differ. What was paid too much and came back as a whole is in order.
 */
export function findDifferences(
  purchase: RecordedPurchase,
  { payments, returned }: MovedSums,
  reach: Reach,
): readonly PaymentDifference[] {
  const about = (
    kind: PaymentDifferenceKind,
    expected: Cents,
    found: Cents,
  ): PaymentDifference => ({
    kind,
    number: purchase.number,
    movement: null,
    expected,
    found,
  });
  const paid = sum(payments);
  const due = dueOf(purchase, payments);
  const differences: PaymentDifference[] = [];
  let back = returned;
  if (payments.length === 0) {
    if (isReached(purchase.bought_ms, reach))
      differences.push(about("purchase_unpaid", purchase.cost ?? 0, 0));
  } else if (due !== null && paid !== due) {
    const over = sum([paid, -due]);
    if (over > 0 && back >= sum([purchase.returned, over])) back = sum([back, -over]);
    else
      differences.push(
        // Whoever paid what was due and something beside it paid it again.
        about(payments.includes(due) ? "paid_twice" : "amount_differs", due, paid),
      );
  }
  if (back > purchase.returned)
    differences.push(about("refund_unrecorded", purchase.returned, back));
  else if (
    back < purchase.returned &&
    purchase.returned_ms !== null &&
    isReached(purchase.returned_ms, reach)
  )
    differences.push(about("refund_unseen", purchase.returned, back));
  return differences;
}

/** What was to be paid: its cost; where nobody wrote that down, what was paid twice was to be paid once. */
function dueOf({ cost, number }: RecordedPurchase, payments: readonly Cents[]): Cents | null {
  if (cost !== null) return cost;
  const [first] = payments;
  const isRepeated = payments.every((amount) => amount === first);
  return isRepeated && !/\s/.test(number) ? (first ?? null) : null;
}

/** Whoever pays a little before writing it down pays within the same day. */
const isReached = (since_ms: number, { covered, wait_ms }: Reach): boolean =>
  covered !== null &&
  since_ms - day_ms >= covered.from_ms &&
  since_ms + wait_ms <= covered.until_ms;
