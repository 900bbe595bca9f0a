import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { regionFacts, regions } from "@sampan/domain/kernel/regions";
import { matchSettlements } from "@sampan/domain/money/statements/match-settlements";
import { matchReturns } from "@sampan/domain/money/statements/match-returns";
import { matchTransfers } from "@sampan/domain/money/statements/match-transfers";
import type { MatchOutcome } from "@sampan/domain/money/statements/propose";
import type { Db } from "../../kernel/db/db.ts";
import {
  waitingLines,
  waitingPayments,
  waitingPayouts,
  waitingReturns,
  waitingTransfers,
  type WaitingLine,
} from "./waiting-queries.ts";

/** What movements are matched: with declared transfers, with payments by providers, with payouts, with those that come back. */
export const matchedKinds = ["arrivals", "settlements", "outgoings", "returns"] as const;
export type MatchedKind = (typeof matchedKinds)[number];

export interface Matched {
  readonly lines: readonly WaitingLine[];
  /** By the movement's row. */
  readonly outcomes: ReadonlyMap<number, MatchOutcome>;
  /** Of these transfers, by number, the money was let in before: nothing of it is credited again. */
  readonly credited: ReadonlySet<string>;
}

/** What waits in a currency beside what it may be, as it is now. Amounts are cents. [BO-32] */
export function matchWaiting(
  db: Db,
  kind: MatchedKind,
  currency: PaymentCurrency,
): Promise<Matched> {
  return matchers[kind](db, currency);
}

const matchers = {
  arrivals: async (db: Db, currency: PaymentCurrency) => {
    const lines = await waitingLines(db, { currency, state: "open", toldBy: "bank" });
    const transfers = await waitingTransfers(db, currency, zoneOf(currency));
    const before = transfers.filter(({ is_credited }) => is_credited);
    return {
      ...matched(lines, matchTransfers(lines.map(named), transfers)),
      credited: new Set(before.map(({ number }) => number)),
    };
  },
  settlements: async (db: Db, currency: PaymentCurrency) => {
    const lines = await waitingLines(db, { currency, state: "open", toldBy: "provider" });
    const payments = await waitingPayments(db, currency, zoneOf(currency));
    return matched(lines, matchSettlements(lines.map(named), payments));
  },
  outgoings: async (db: Db, currency: PaymentCurrency) => {
    const lines = await waitingLines(db, { currency, state: "outgoing", toldBy: "bank" });
    const payouts = await waitingPayouts(db, currency, zoneOf(currency));
    const left = lines.map((line) => ({ ...named(line), amount: -line.amount }));
    return matched(lines, matchTransfers(left, payouts));
  },
  returns: async (db: Db, currency: PaymentCurrency) => {
    const returned = await waitingReturns(db, currency, zoneOf(currency));
    // Most days nothing waits to come back, and thousands of arrivals need not be read.
    if (returned.length === 0) return matched([], new Map());
    const lines = await waitingLines(db, { currency, state: "open", toldBy: "bank" });
    return matched(lines, matchReturns(lines.map(named), returned));
  },
} as const satisfies Record<MatchedKind, (db: Db, currency: PaymentCurrency) => Promise<Matched>>;

const named = (line: WaitingLine) => ({ ...line, id: String(line.id) });

const matched = (
  lines: readonly WaitingLine[],
  found: ReadonlyMap<string, MatchOutcome>,
): Matched => ({
  lines,
  credited: new Set(),
  outcomes: new Map(
    [...found].map(([id, outcome]): [number, MatchOutcome] => [Number(id), outcome]),
  ),
});

/** The clock of the region that pays in a currency: its banks book by it. */
function zoneOf(currency: PaymentCurrency): string {
  const region = regions.find((one) => regionFacts[one].currency === currency);
  if (!region) throw new Error(`nobody pays in ${currency}`);
  return regionFacts[region].zone;
}
