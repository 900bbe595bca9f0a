import type { Currency } from "@sampan/domain/money";
import type { Db } from "../db/db.ts";

export interface Balances {
  /** Cents of the account's currency. */
  readonly cash: number;
  readonly cash_locked: number;
  readonly bonus: number;
  /** The red packet's public id; undefined before the first was granted. */
  readonly bonusId: number | undefined;
  readonly points: number;
}

/** What a customer holds. An account that was never opened holds 0. */
export async function findBalances(
  db: Db,
  { accountId, currency }: { accountId: number; currency: Exclude<Currency, "CNY"> },
): Promise<Balances> {
  const rows = await db
    .selectFrom("ledger_accounts")
    .select(["id", "kind", "balance"])
    .where("owner_id", "=", accountId)
    .where("currency", "in", [currency, "PTS"])
    .execute();
  const held = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    cash: held("cash"),
    cash_locked: held("cash_locked"),
    bonus: held("bonus"),
    bonusId: rows.find((row) => row.kind === "bonus")?.id,
    points: held("points"),
  };
}
