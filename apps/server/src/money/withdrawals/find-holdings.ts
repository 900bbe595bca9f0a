import { addDays } from "@sampan/domain/kernel/business-time";
import type { Holdings } from "@sampan/domain/money/withdrawals/withdrawal-rule";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findBalances } from "../ledger/find-balances.ts";
import { sumOnlineTopups } from "./withdrawal-queries.ts";

/**
 * A customer's cash, and what of it came in by card within the days in which its owner may take it back: whatever was
 * spent since is thought to have been other money. `fresh_until`: when all of it is free.
 */
export async function findHoldings(
  db: Db,
  { id: accountId, currency }: Pick<Customer, "id" | "currency">,
  { now, limits }: { readonly now: Date } & Pick<Needs, "limits">,
): Promise<Holdings & { readonly fresh_until: Date | undefined }> {
  const { cash } = await findBalances(db, { accountId, currency });
  const days = limits.card_topup_hold_days;
  const since = addDays(now, -days);
  const { total, last } = await sumOnlineTopups(db, { accountId, since });
  const fresh = Math.min(cash, total);
  return { cash, fresh, fresh_until: fresh > 0 && last ? addDays(last, days) : undefined };
}
