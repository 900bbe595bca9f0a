import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import type { LedgerCurrency, OwnedKind } from "./ledger-account.ts";
import { columnsOf, writtenTransfer } from "./transfer-statement.ts";
import { legsOf, type OwnedLeg, type Transfer } from "./transfer.ts";

export interface Posted {
  readonly transferId: number;
  /** True when this key had been posted before: nothing was moved now. */
  readonly repeated: boolean;
  /** What the owners' accounts hold after it; empty for a repeat. */
  readonly balances: readonly { owner: number; kind: OwnedKind; balance: number }[];
}

export type BalanceInsufficient = { readonly code: "balance_insufficient" };

/**
 * Moves money: the only way there is. One statement writes the transfer, its entries and the balances, and
 * takes from a customer's account only what it holds, so that no two payments can spend the same cent.
 * Accounts of customers open with their first income.
 *
 * Refuses `balance_insufficient`; the caller's transaction must then be rolled back, as `settle` does with
 * every refusal. A repeated key moves nothing and says so. [PAY-15] [WAL-50] [WAL-51] [NFR-07]
 */
export async function postTransfer(
  db: Db,
  transfer: Transfer,
): Promise<Result<Posted, BalanceInsufficient>> {
  const legs = legsOf(transfer);
  if (legs.owned.length > 1) await lockInOrder(db, transfer.currency, legs.owned);

  const [posted] = await rowsOf(db, writtenTransfer(columnsOf(transfer, legs)));
  if (!posted) throw new Error("a select without a row");
  if (posted.transfer_id === null)
    return ok({ transferId: await findRepeated(db, transfer), repeated: true, balances: [] });
  if (posted.entries < legs.count) {
    // Clearing accounts always exist and incomes always fit, so a missing entry is a balance too small.
    if (posted.mirrored < legs.mirrored.length)
      throw new Error(`no clearing account for transfer ${transfer.idempotency_key}`);
    return refuse({ code: "balance_insufficient" });
  }
  return ok({ transferId: posted.transfer_id, repeated: false, balances: posted.balances });
}

/** Two accounts of one person are locked in the order of their ids, so that no two transfers wait in a ring. */
async function lockInOrder(
  db: Db,
  currency: LedgerCurrency,
  owned: readonly OwnedLeg[],
): Promise<void> {
  await db
    .selectFrom("ledger_accounts")
    .select("id")
    .where("owner_id", "in", [...new Set(owned.map(({ owner }) => owner))])
    .where("currency", "=", currency)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The transfer of a repeated key. The same key for another movement is a fault of ours, never a repeat. */
async function findRepeated(db: Db, transfer: Transfer): Promise<number> {
  const stored = await db
    .selectFrom("transfers")
    .select(["id", "kind", "tid"])
    .where("idempotency_key", "=", transfer.idempotency_key)
    .executeTakeFirstOrThrow();
  if (stored.kind !== transfer.kind || stored.tid !== transfer.tid)
    throw new Error(`transfer key ${transfer.idempotency_key} names two movements`);
  return stored.id;
}
