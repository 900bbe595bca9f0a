import type { Db } from "../../kernel/db/db.ts";

/** The number of the withdrawal that pays out what is left of an account, unless it failed or came back. */
export async function findClosingPayout(db: Db, accountId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom("withdrawals")
    .select("number")
    .where("account_id", "=", accountId)
    .where("is_closing", "=", true)
    .where("state", "<>", "failed")
    .where("returned_at", "is", null)
    .executeTakeFirst();
  return found?.number;
}
