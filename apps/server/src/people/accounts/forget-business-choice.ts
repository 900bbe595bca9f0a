import type { Db } from "../../kernel/db/db.ts";

/** What somebody dealt in goes with them. [ACC-35] */
export async function forgetBusinessChoice(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("business_choices").where("account_id", "=", accountId).execute();
}
