import type { Db } from "../../kernel/db/db.ts";

/** What leaves with these orders, all of them held, waits for no others any more. */
export async function letShipmentsGo(db: Db, orderIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("shipment_holds")
    .where("order_id", "in", [0, ...orderIds])
    .execute();
}
