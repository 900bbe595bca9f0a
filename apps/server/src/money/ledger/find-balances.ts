import type { Currency } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";

export interface Balances {
  /** Cents of the account's currency. */
  readonly cash: number;
  readonly cash_locked: number;
  readonly bonus: number;
  /** What the red packet is called outside; undefined before the first was granted. */
  readonly bonusKey: string | undefined;
  readonly points: number;
}

interface Holder {
  readonly accountId: number;
  readonly currency: Exclude<Currency, "CNY">;
}

/** What a customer holds. An account that was never opened holds 0. */
export const findBalances = async (db: Db, holder: Holder): Promise<Balances> =>
  balancesOf(await rowsOf(db, ledgerAccountsOf(holder)));

export const ledgerAccountsOf = prepare((db, value: ValueOf<Holder>) =>
  db
    .selectFrom("ledger_accounts")
    .select(["key", "kind", "balance"])
    .where("owner_id", "=", value("accountId"))
    .where("currency", "in", [value("currency"), "PTS"]),
);

/**
 * The same, held until the transaction ends: what is taken of them then is there. In the order of their ids, as transfers
 * between two accounts of one person take them.
 */
export const heldAccountsOf = prepare((db, value: ValueOf<Holder>) =>
  db
    .selectFrom("ledger_accounts")
    .select(["key", "kind", "balance"])
    .where("owner_id", "=", value("accountId"))
    .where("currency", "in", [value("currency"), "PTS"])
    .orderBy("id")
    .forUpdate(),
);

export function balancesOf(rows: readonly RowOf<typeof ledgerAccountsOf>[]): Balances {
  const held = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return {
    cash: held("cash"),
    cash_locked: held("cash_locked"),
    bonus: held("bonus"),
    bonusKey: rows.find((row) => row.kind === "bonus")?.key,
    points: held("points"),
  };
}
