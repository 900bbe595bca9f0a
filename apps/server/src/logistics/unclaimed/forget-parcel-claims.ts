import type { Db } from "../../kernel/db/db.ts";

/** Removes what somebody who is erased claimed as theirs. [ACC-35] */
export async function forgetParcelClaims(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("parcel_claims").where("account_id", "=", accountId).execute();
}
