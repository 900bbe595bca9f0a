import type { Cents } from "./money.ts";
import { ok, refuse, type Result } from "./result.ts";

/** What a ledger row counts. [WAL-43] [WAL-44] [WAL-45] */
export const ledgerSubjects = {
  cash: 2010101,
  points: 2010107,
  bonus: 2010102,
} as const;
export type LedgerSubject = (typeof ledgerSubjects)[keyof typeof ledgerSubjects];

/** [WAL-46..49] */
export const ledgerDirects = { income: 1, freeze: 2, expense: -1, unfreeze: -2 } as const;
export type LedgerDirect = (typeof ledgerDirects)[keyof typeof ledgerDirects];

/** An account as its rows show it: free and locked, in cents (points for subject 2010107). */
export interface LedgerBalance {
  readonly balance: Cents;
  readonly lock_blc: Cents;
}

export const emptyBalance: LedgerBalance = { balance: 0, lock_blc: 0 };

/** How much of an amount each side gains. Freezing moves it aside; the total stays. */
const effects = {
  1: { balance: 1, lock_blc: 0 },
  [-1]: { balance: -1, lock_blc: 0 },
  2: { balance: -1, lock_blc: 1 },
  [-2]: { balance: 1, lock_blc: -1 },
} as const satisfies Record<LedgerDirect, { balance: 1 | 0 | -1; lock_blc: 1 | 0 | -1 }>;

export type BalanceInsufficient = { readonly code: "balance_insufficient" };

/**
 * The balance after a row of `amount` (above zero). Refuses `balance_insufficient` when either side
 * would go below zero. [WAL-50]
 */
export function applyLedgerRow(
  before: LedgerBalance,
  direct: LedgerDirect,
  amount: Cents,
): Result<LedgerBalance, BalanceInsufficient> {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError("a ledger row moves a whole amount above zero");
  }
  const effect = effects[direct];
  const balance = before.balance + effect.balance * amount;
  const lock_blc = before.lock_blc + effect.lock_blc * amount;
  if (balance < 0 || lock_blc < 0) return refuse({ code: "balance_insufficient" });
  return ok({ balance, lock_blc });
}

/** Free and locked together. [WAL-50] */
export const totalOf = ({ balance, lock_blc }: LedgerBalance): Cents => balance + lock_blc;
