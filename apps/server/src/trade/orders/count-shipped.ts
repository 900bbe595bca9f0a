import type { Db } from "../../kernel/db/db.ts";

/** Pieces of a line that the seller has sent off so far. */
export async function countShipped(db: Db, itemId: number): Promise<number> {
  const { pieces } = await db
    .selectFrom("item_shipments")
    .select((row) => row.fn.sum<number | null>("num").as("pieces"))
    .where("item_id", "=", itemId)
    .executeTakeFirstOrThrow();
  return pieces ?? 0;
}
