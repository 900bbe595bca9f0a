import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** The goods left the mainland; the first box of an order sets it, later ones leave it. [ORD-70] */
export async function recordDeparture(db: Db, orderId: number, now: Date): Promise<void> {
  await db
    .updateTable("orders")
    .set({
      offshore_time: sql<Date>`coalesce(offshore_time, ${now})`,
      international_transport_time: sql<Date>`coalesce(international_transport_time, ${now})`,
    })
    .where("id", "=", orderId)
    .execute();
}

/** Everything was handed over. [ORD-70] */
export async function recordHandOver(db: Db, orderId: number, now: Date): Promise<void> {
  await db
    .updateTable("orders")
    .set({ receive_time: sql<Date>`coalesce(receive_time, ${now})` })
    .where("id", "=", orderId)
    .execute();
}
