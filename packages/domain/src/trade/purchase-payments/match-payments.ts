import { sum } from "../../kernel/money.ts";
import { findDifferences } from "./find-differences.ts";
import type { MatchedBy } from "./payment-difference.ts";
import type {
  BillMovement,
  Covered,
  MovedSums,
  PaymentDifference,
  RecordedPurchase,
} from "./payment-shapes.ts";

export interface Match {
  readonly number: string;
  readonly by: MatchedBy;
}

export interface MatchedPayments {
  /** By the ids of movements; whichever is missing is nobody's. */
  readonly matches: ReadonlyMap<string, Match>;
  readonly differences: readonly PaymentDifference[];
}

const day_ms = 86_400_000;
/** A payment that bears no number is a purchase's where nothing else costs the same within these days. */
const nearDays = 2;

/** `T200P` and the order's number: so Taobao names its orders to Alipay. */
const namedOrder = /^T\d{2,3}[A-Z](\d{8,})$/;

/** The order's number in what a marketplace gave with a payment. */
export const orderNumberOf = (merchant_no: string): string =>
  namedOrder.exec(merchant_no)?.[1] ?? merchant_no;

/**
 * Which purchase each movement is, and where the two disagree. A payment is a purchase's by its order's number, by its own
 * number where the marketplace told it, or, where it bears no order's number, because nothing else costs the same on
 * these days. Money that comes back bears the number of its payment. A purchase that nobody paid is one only once bills
 * reach `unpaidDays` beyond it.
 */
export function matchPayments(
  purchases: readonly RecordedPurchase[],
  movements: readonly BillMovement[],
  { covered, unpaidDays }: { readonly covered: Covered | null; readonly unpaidDays: number },
): MatchedPayments {
  const matches = matchByNumbers(purchases, movements);
  matchByAmounts(purchases, movements, matches);
  matchReturns(movements, matches);
  const byPurchase = Map.groupBy(movements, ({ id }) => matches.get(id)?.number);
  const differences = [
    ...purchases.flatMap((purchase) =>
      findDifferences(purchase, sumsOf(byPurchase.get(purchase.number) ?? []), {
        covered,
        wait_ms: unpaidDays * day_ms,
      }),
    ),
    ...movements.filter(({ id }) => !matches.has(id)).map(unknownOf),
  ];
  return { matches, differences };
}

function matchByNumbers(
  purchases: readonly RecordedPurchase[],
  movements: readonly BillMovement[],
): Map<string, Match> {
  const byOrder = new Map<string, string>();
  const byPayment = new Map<string, string>();
  for (const { number, pay_numbers } of purchases) {
    for (const order of number.split(/\s+/)) byOrder.set(order, number);
    for (const payment of pay_numbers) byPayment.set(payment, number);
  }
  const matches = new Map<string, Match>();
  for (const { id, trade_no, merchant_no } of movements) {
    const named = byOrder.get(orderNumberOf(merchant_no));
    const paid = byPayment.get(trade_no);
    if (named !== undefined) matches.set(id, { number: named, by: "order_number" });
    else if (paid !== undefined) matches.set(id, { number: paid, by: "pay_number" });
  }
  return matches;
}

/** Both have to be the only ones: a payment that may be two purchases, or two payments that may be one, are left alone. */
function matchByAmounts(
  purchases: readonly RecordedPurchase[],
  movements: readonly BillMovement[],
  matches: Map<string, Match>,
): void {
  const taken = new Set([...matches.values()].map(({ number }) => number));
  const unpaid = Map.groupBy(
    purchases.filter(({ number }) => !taken.has(number)),
    ({ cost }) => cost,
  );
  const nameless = movements.filter(
    ({ id, kind, merchant_no }) =>
      kind === "paid" && !matches.has(id) && !namedOrder.test(merchant_no),
  );
  const possible = nameless.map((movement) => ({
    movement,
    near: (unpaid.get(movement.amount) ?? []).filter(
      ({ bought_ms }) => Math.abs(bought_ms - movement.moved_ms) <= nearDays * day_ms,
    ),
  }));
  const wanted = Map.groupBy(
    possible.flatMap(({ near }) => near),
    ({ number }) => number,
  );
  for (const { movement, near } of possible) {
    const [only, another] = near;
    if (!only || another || wanted.get(only.number)?.length !== 1) continue;
    matches.set(movement.id, { number: only.number, by: "amount" });
  }
}

/** What comes back repeats the marketplace's number of its payment, or Alipay's with something behind it. */
function matchReturns(movements: readonly BillMovement[], matches: Map<string, Match>): void {
  const paid = movements.filter(({ id, kind }) => kind === "paid" && matches.has(id));
  const byMerchant = new Map(paid.map(({ id, merchant_no }) => [merchant_no, matches.get(id)]));
  const byTrade = new Map(paid.map(({ id, trade_no }) => [trade_no, matches.get(id)]));
  for (const { id, kind, merchant_no, trade_no } of movements) {
    if (kind !== "returned" || matches.has(id)) continue;
    const match =
      (merchant_no === "" ? undefined : byMerchant.get(merchant_no)) ??
      byTrade.get(trade_no.split(/[_*-]/)[0] ?? "");
    if (match) matches.set(id, match);
  }
}

const sumsOf = (movements: readonly BillMovement[]): MovedSums => ({
  payments: movements.filter(({ kind }) => kind === "paid").map(({ amount }) => amount),
  returned: sum(movements.filter(({ kind }) => kind === "returned").map(({ amount }) => amount)),
});

const unknownOf = ({ id, kind, amount }: BillMovement): PaymentDifference => ({
  kind: kind === "paid" ? "payment_unknown" : "refund_unrecorded",
  number: "",
  movement: id,
  expected: 0,
  found: amount,
});
