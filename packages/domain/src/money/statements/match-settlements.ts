import type { Cents } from "../../kernel/money.ts";
import { propose, type Likeness, type MatchOutcome } from "./propose.ts";

/** What a provider says it settled. */
export interface SettledLine {
  readonly id: string;
  /** `YYYY-MM-DD`, the provider's. */
  readonly day: string;
  /** What the customer paid. */
  readonly amount: Cents;
  /** Our number of the payment, or the provider's, alone. */
  readonly serial: string;
}

/** A payment by a provider that was credited, and that no line has settled. */
export interface CreditedPayment {
  readonly number: string;
  readonly day: string;
  /** With what was charged for paying this way. */
  readonly amount: Cents;
  /** The provider's number of it. */
  readonly payment_ref: string;
}

/** A provider settles within days; what comes later is looked at. */
const settledWithin = 14;
const nearDays = 3;
const day_ms = 86_400_000;

/**
 * Which payment each settled line is. Sure only where its serial is a payment's own, amount and time agree, and no other line
 * has the serial; what shares serial or amount and day with a payment is proposed. Amounts are cents. [BO-32]
 */
export function matchSettlements(
  lines: readonly SettledLine[],
  payments: readonly CreditedPayment[],
): ReadonlyMap<string, MatchOutcome> {
  const bySerial = new Map(
    payments.flatMap((payment) =>
      [payment.number, payment.payment_ref].map((serial) => [serial, payment] as const),
    ),
  );
  const byAmount = Map.groupBy(payments, ({ amount }) => amount);
  const named = Map.groupBy(lines, ({ serial }) => bySerial.get(serial)?.number ?? serial);
  const taken = new Set<string>();
  const outcomes = new Map<string, MatchOutcome>();
  for (const line of lines) {
    const payment = bySerial.get(line.serial);
    if (!payment || named.get(payment.number)?.length !== 1) continue;
    const late = Math.abs(Date.parse(line.day) - Date.parse(payment.day)) > settledWithin * day_ms;
    if (payment.amount !== line.amount || late) continue;
    outcomes.set(line.id, { kind: "sure", number: payment.number });
    taken.add(payment.number);
  }
  for (const line of lines) {
    if (outcomes.has(line.id)) continue;
    const own = bySerial.get(line.serial);
    const sameAmount = byAmount.get(line.amount) ?? [];
    const alike = [...new Set(own ? [own, ...sameAmount] : sameAmount)];
    outcomes.set(
      line.id,
      propose(
        alike
          .filter(({ number }) => !taken.has(number))
          .map((payment) => ({ number: payment.number, alike: likenessOf(line, payment) })),
      ),
    );
  }
  return outcomes;
}

function likenessOf(line: SettledLine, payment: CreditedPayment): readonly Likeness[] {
  const apart = Math.abs(Date.parse(line.day) - Date.parse(payment.day));
  return [
    ...(line.serial === payment.number || line.serial === payment.payment_ref
      ? (["pay_no"] as const)
      : []),
    ...(line.amount === payment.amount ? (["amount"] as const) : []),
    ...(apart === 0
      ? (["day"] as const)
      : apart <= nearDays * day_ms
        ? (["near_day"] as const)
        : []),
  ];
}
