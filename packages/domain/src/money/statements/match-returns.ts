import type { Cents } from "../../kernel/money.ts";
import { type Arrival, likenessOf, names } from "./match-transfers.ts";
import { type MatchOutcome, propose } from "./propose.ts";

/** A payout that was credited again because its bank gives it back, and that no arrival has brought. */
export interface ReturnedPayout {
  readonly number: string;
  /** The day it was credited again, and the day it was paid out, in the bank's country. */
  readonly day: string;
  readonly paid_on: string;
  readonly amount: Cents;
  /** What the bank called the payout. */
  readonly pay_no: string;
}

/**
 * Which returned payout each arrival brings back. Sure only where the payout's reference or number stands in it, the amount is
 * the same, it was booked no earlier than the payout, and neither another arrival nor another payout agrees as well; the day says
 * nothing by itself, because a return is entered after its money came as often as before. Everything else is proposed. Cents. [BO-32]
 */
export function matchReturns(
  arrivals: readonly Arrival[],
  returned: readonly ReturnedPayout[],
): ReadonlyMap<string, MatchOutcome> {
  const byAmount = Map.groupBy(returned, ({ amount }) => amount);
  const meant = arrivals.flatMap((arrival) =>
    (byAmount.get(arrival.amount) ?? [])
      .filter((one) => isNamed(arrival, one))
      .map((one) => ({ id: arrival.id, number: one.number })),
  );
  const ofArrival = Map.groupBy(meant, ({ id }) => id);
  const ofPayout = Map.groupBy(meant, ({ number }) => number);
  const sure = new Map(
    meant
      .filter(
        ({ id, number }) => ofArrival.get(id)?.length === 1 && ofPayout.get(number)?.length === 1,
      )
      .map(({ id, number }) => [id, number]),
  );
  const taken = new Set(sure.values());
  return new Map(
    arrivals.map((arrival): [string, MatchOutcome] => {
      const number = sure.get(arrival.id);
      if (number !== undefined) return [arrival.id, { kind: "sure", number }];
      const alike = (byAmount.get(arrival.amount) ?? []).filter(
        (one) => !taken.has(one.number) && one.paid_on <= arrival.day,
      );
      return [
        arrival.id,
        propose(alike.map((one) => ({ number: one.number, alike: likenessOf(arrival, one) }))),
      ];
    }),
  );
}

const isNamed = (arrival: Arrival, one: ReturnedPayout): boolean =>
  one.paid_on <= arrival.day && (names(arrival, one) || names(arrival, { pay_no: one.number }));
