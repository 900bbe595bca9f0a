import type { Db } from "../../kernel/db/db.ts";

/** What a customer's ledger accounts hold, by kind; one that was never used is absent. */
export async function findBalances(db: Db, accountId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("ledger_accounts")
    .select(["kind", "balance"])
    .where("owner_id", "=", accountId)
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}
