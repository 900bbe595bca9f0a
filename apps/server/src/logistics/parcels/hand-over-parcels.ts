import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { lockParcels } from "./lock-parcels.ts";
import { moveParcel } from "./move-parcel.ts";

/**
 * The parcels of an order that hold nothing undelivered any more have reached their owner: what was refunded on the way is
 * not waited for. Held before it is asked what else is in them, so that of two orders in one parcel, confirmed at the same
 * moment, the second sees the first.
 */
export async function handOverParcels(db: Db, orderId: number, now: Date): Promise<void> {
  const own = await db
    .selectFrom("package_items as part")
    .innerJoin("order_items as item", "item.id", "part.item_id")
    .select("part.package_id")
    .where("item.order_id", "=", orderId)
    .execute();
  const parcels = await lockParcels(db, { ids: own.map(({ package_id }) => package_id) });
  const { rows } = await sql<{ id: number }>`
    select part.package_id as id
      from package_items part
      join order_items item on item.id = part.item_id
     where part.package_id = any(${parcels.map(({ id }) => id)}::bigint[])
     group by part.package_id
    having bool_and(item.status in (3, 12, 15)) and bool_or(item.status = 12)
  `.execute(db);
  const reached = new Set(rows.map(({ id }) => id));
  for (const parcel of parcels) {
    // A parcel that was handed over at the door already, or merged into another, stays as it is.
    const isOnItsWay = ["delivering", "waiting_for_pickup"].includes(parcel.transport_state);
    if (isOnItsWay && reached.has(parcel.id)) await moveParcel(db, parcel, "hand_over", { now });
  }
}
