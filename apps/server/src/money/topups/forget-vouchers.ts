import type { Db } from "../../kernel/db/db.ts";

/** Keeps top-ups for the books, without vouchers and what was written about them by hand. [ACC-35] */
export async function forgetVouchers(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("topups")
    .set({ imgs: "[]", reason: "" })
    .where("account_id", "=", accountId)
    .execute();
}
