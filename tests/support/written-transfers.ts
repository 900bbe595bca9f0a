import type { Db } from "../../apps/server/src/kernel/db/db.ts";

/** A transfer as the ledger holds it; its entries by the kind of their accounts, cents or points, in no order. */
export interface WrittenTransfer {
  readonly idempotency_key: string;
  readonly kind: string;
  readonly remark: Readonly<Record<string, string | number>>;
  readonly created_at: Date;
  /** In which currency each moved what. */
  readonly moved: Readonly<Record<string, number>>;
}

/** What was moved for an order, a bill, a top-up: in the order in which it was. */
export async function writtenTransfers(db: Db, tid: string): Promise<WrittenTransfer[]> {
  const rows = await db
    .selectFrom("transfers")
    .innerJoin("ledger_entries as entry", "entry.transfer_id", "transfers.id")
    .innerJoin("ledger_accounts as account", "account.id", "entry.account_id")
    .select([
      "transfers.idempotency_key",
      "transfers.kind",
      "transfers.remark",
      "transfers.created_at",
      "account.kind as of",
      "account.currency",
      "entry.amount",
    ])
    .where("transfers.tid", "=", tid)
    .orderBy("transfers.id")
    .execute();
  return [...Map.groupBy(rows, ({ idempotency_key }) => idempotency_key).values()].map(
    ([first, ...others]) => {
      const { idempotency_key, kind, remark, created_at } = first!;
      const moved = Object.fromEntries(
        [first!, ...others].map((row) => [`${row.of} ${row.currency}`, row.amount]),
      );
      return { idempotency_key, kind, remark, created_at, moved };
    },
  );
}
