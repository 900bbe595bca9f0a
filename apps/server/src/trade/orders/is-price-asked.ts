import type { Db } from "../../kernel/db/db.ts";

/**
 * Whether a customer is being asked about the price of a line: until they answer, it is neither bought nor sent, and
 * nothing else is asked about it.
 */
export async function isPriceAsked(db: Db, itemIds: readonly number[]): Promise<boolean> {
  const asked = await db
    .selectFrom("price_changes")
    .select("id")
    .where("item_id", "in", [0, ...itemIds])
    .where("state", "=", "asked")
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}
