import type { Db } from "../../kernel/db/db.ts";

/** Empties the cart of an account that is erased. [ACC-35] */
export async function forgetCart(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("cart_lines").where("account_id", "=", accountId).execute();
}
