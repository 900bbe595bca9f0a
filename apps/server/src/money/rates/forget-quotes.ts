import type { Db } from "../../kernel/db/db.ts";

/** Removes the rates that were quoted to an account that is erased. [ACC-35] */
export async function forgetQuotes(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("rate_quotes").where("account_id", "=", accountId).execute();
}
