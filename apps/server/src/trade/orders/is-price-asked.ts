import type { Db } from "../../kernel/db/db.ts";

/**
 * Whether a customer is being asked about a line, its price or another option: until they answer, it is neither bought
 * nor sent, and nothing else is asked about it.
 */
export async function isPriceAsked(db: Db, itemIds: readonly number[]): Promise<boolean> {
  const ids = [0, ...itemIds];
  const asked = await db
    .selectFrom("price_changes")
    .select("id")
    .where("item_id", "in", ids)
    .where("state", "=", "asked")
    .unionAll(
      db
        .selectFrom("second_choices")
        .select("id")
        .where("item_id", "in", ids)
        .where("state", "=", "asked"),
    )
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}
