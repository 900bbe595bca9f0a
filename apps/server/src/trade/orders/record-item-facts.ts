import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Notes the marketplace's order number on an item. The move to "waiting for the seller" is moveItem's. [BO-10] */
export async function recordItemPurchase(
  db: Db,
  itemId: number,
  { out_oid }: { readonly out_oid: string },
): Promise<void> {
  await db.updateTable("order_items").set({ out_oid }).where("id", "=", itemId).execute();
}

/** Counts pieces that reached the warehouse (or, undone, left it) and answers how many there are now. [BO-13] */
export async function recordItemArrival(db: Db, itemId: number, pieces: number): Promise<number> {
  const { arrived_num } = await db
    .updateTable("order_items")
    .set({ arrived_num: sql<number>`arrived_num + ${pieces}` })
    .where("id", "=", itemId)
    .returning("arrived_num")
    .executeTakeFirstOrThrow();
  return arrived_num;
}
