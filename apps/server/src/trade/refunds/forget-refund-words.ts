import type { Db } from "../../kernel/db/db.ts";

/** Keeps refunds for the books, without pictures and what people wrote about them by hand. [ACC-35] */
export async function forgetRefundWords(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ note: "", imgs: "[]", answer: "" })
    .where("account_id", "=", accountId)
    .execute();
}
