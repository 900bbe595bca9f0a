import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { lockParcels } from "./lock-parcels.ts";
import { moveParcel } from "./move-parcel.ts";

/** The parcels of an order that hold nothing undelivered any more have reached their owner. */
export async function handOverParcels(db: Db, orderId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select part.package_id as id
      from package_items part
      join order_items item on item.id = part.item_id
     where part.package_id in (
             select mine.package_id
               from package_items mine
               join order_items own on own.id = mine.item_id
              where own.order_id = ${orderId}
           )
     group by part.package_id
    having bool_and(item.status = 12)
  `.execute(db);
  const parcels = await lockParcels(db, { ids: rows.map(({ id }) => id) });
  for (const parcel of parcels) {
    // A parcel that was handed over at the door already, or merged into another, stays as it is.
    if (!["delivering", "waiting_for_pickup"].includes(parcel.transport_state)) continue;
    await moveParcel(db, parcel, "hand_over", { now });
  }
}
