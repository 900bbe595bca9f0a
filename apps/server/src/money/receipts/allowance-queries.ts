import type { Insertable, RawBuilder, Updateable } from "kysely";
import type { AllowanceState } from "@sampan/domain/money/receipts/receipt-state";
import type { Db } from "../../kernel/db/db.ts";
import type { ReceiptAllowancesTable } from "../../kernel/db/tables-receipts.ts";

/** An allowance with what its receipt is called. Cents. */
export interface StoredAllowance {
  readonly id: number;
  readonly receipt_id: number;
  readonly amount: number;
  readonly left_before: number;
  readonly state: AllowanceState;
}

const columns = ["id", "receipt_id", "amount", "left_before", "state"] as const;

export const insertAllowance = async (
  db: Db,
  allowance: Insertable<ReceiptAllowancesTable>,
): Promise<void> => {
  await db.insertInto("receipt_allowances").values(allowance).execute();
};

/** Those that were asked for, or whose question went out before this moment, the longest waiting first. */
export async function selectAllowances(
  db: Db,
  before: Date,
  limit: number,
): Promise<StoredAllowance[]> {
  return db
    .selectFrom("receipt_allowances")
    .select(columns)
    .where((is) =>
      is.or([
        is("state", "=", "asked"),
        is.and([is("state", "=", "unclear"), is("sent_at", "<", before)]),
      ]),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Holds an allowance until the transaction ends. */
export const lockAllowance = (db: Db, id: number): Promise<StoredAllowance> =>
  db
    .selectFrom("receipt_allowances")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const changeAllowance = async (
  db: Db,
  id: number,
  change: Updateable<ReceiptAllowancesTable>,
): Promise<void> => {
  await db.updateTable("receipt_allowances").set(change).where("id", "=", id).execute();
};

/** Cents that came back of what a receipt is for, as the handed-in query counts them. */
export async function selectRefunded(
  db: Db,
  refunded: RawBuilder<{ refunded: number }>,
): Promise<number> {
  const { rows } = await refunded.execute(db);
  return rows[0]?.refunded ?? 0;
}

export const lockRefusedAllowance = (
  db: Db,
  receiptId: number,
): Promise<StoredAllowance | undefined> =>
  db
    .selectFrom("receipt_allowances")
    .select(columns)
    .where("receipt_id", "=", receiptId)
    .where("state", "=", "refused")
    .forUpdate()
    .executeTakeFirst();

/** Whether one is not through yet: the next is reckoned from what it leaves. */
export async function hasOpenAllowance(db: Db, receiptId: number): Promise<boolean> {
  const open = await db
    .selectFrom("receipt_allowances")
    .select("id")
    .where("receipt_id", "=", receiptId)
    .where("state", "<>", "issued")
    .executeTakeFirst();
  return open !== undefined;
}
