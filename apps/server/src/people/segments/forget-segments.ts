import type { Db } from "../../kernel/db/db.ts";

/** Nobody who is gone stands on a list. [ACC-35] [BO-50] */
export async function forgetSegments(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("segment_members").where("account_id", "=", accountId).execute();
}
