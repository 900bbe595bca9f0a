import type { Db } from "../../kernel/db/db.ts";
import { findBalances } from "./credit-queries.ts";

export type CreditKind = "cash" | "cash_locked" | "bonus" | "points";

/** A customer's ledger accounts as they stand; one that was never used has nothing in it. */
export async function findCredits(db: Db, accountId: number): Promise<Record<CreditKind, number>> {
  const balanceByKind = await findBalances(db, accountId);
  const of = (kind: CreditKind): number => balanceByKind.get(kind) ?? 0;
  return {
    cash: of("cash"),
    cash_locked: of("cash_locked"),
    bonus: of("bonus"),
    points: of("points"),
  };
}
