import { addDays } from "@sampan/domain/kernel/business-time";
import type { Cents } from "@sampan/domain/kernel/money";
import type { Holdings } from "@sampan/domain/money/withdrawals/withdrawal-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { RowOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import type { Customer } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findBalances } from "../ledger/find-balances.ts";
import { topupsSince } from "./withdrawal-queries.ts";

export type FreeHoldings = Holdings & { readonly fresh_until: Date | undefined };

/**
 * A customer's cash, and what of it came in by card within the days in which its owner may take it back: whatever was
 * spent since is thought to have been other money. `fresh_until`: when all of it is free.
 */
export async function findHoldings(
  db: Db,
  { id: accountId, currency }: Pick<Customer, "id" | "currency">,
  { now, limits }: { readonly now: Date } & Pick<Needs, "limits">,
): Promise<FreeHoldings> {
  const { cash } = await findBalances(db, { accountId, currency });
  const topups = await rowsOf(db, topupsSince({ accountId, since: freshSince(now, limits) }));
  return holdingsOf(cash, topups, limits);
}

/** What came in by card from here on may be taken back. */
export const freshSince = (now: Date, { card_topup_hold_days }: Needs["limits"]): Date =>
  addDays(now, -card_topup_hold_days);

/** The same of rows that were read with others. */
export function holdingsOf(
  cash: Cents,
  [topups]: readonly RowOf<typeof topupsSince>[],
  { card_topup_hold_days: days }: Needs["limits"],
): FreeHoldings {
  if (!topups) throw new Error("a sum without a row");
  const { total, last } = topups;
  const fresh = Math.min(cash, total);
  return { cash, fresh, fresh_until: fresh > 0 && last ? addDays(last, days) : undefined };
}
