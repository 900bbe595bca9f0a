import type { Db } from "../../kernel/db/db.ts";

/** Removes what an account that is erased was told. [ACC-35] */
export async function forgetNotices(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("notices").where("account_id", "=", accountId).execute();
}
