import type { Db } from "../../kernel/db/db.ts";

/** [ACC-34] */
export async function isBusiness(db: Db, accountId: number): Promise<boolean> {
  const { account_type } = await db
    .selectFrom("accounts")
    .select("account_type")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return account_type === "business";
}
