import type { Db } from "../../kernel/db/db.ts";

/** Keeps withdrawals for the books, without holder and number, and without what was written by hand. [ACC-35] */
export async function forgetWithdrawals(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("withdrawals")
    .set({ sealed: null, last_digits: "", branch: "", reason: "", return_reason: "" })
    .where("account_id", "=", accountId)
    .execute();
}
