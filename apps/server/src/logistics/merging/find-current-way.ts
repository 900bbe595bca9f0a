import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ChosenWay } from "./chosen-way.ts";

/** How a parcel goes now: as its owner chose for it, else as its oldest order says; undefined where nothing says it yet. */
export async function findCurrentWay(db: Db, parcelId: number): Promise<ChosenWay | undefined> {
  const { rows } = await sql<ChosenWay>`
    select address, express, transport, insurance
      from (
           select 0 as place, own.address, own.express, own.transport, own.insurance
             from parcel_ways own
            where own.package_id = ${parcelId}
            union all
           select orders.id, orders.address, orders.express, orders.transport, orders.insurance
             from package_items content
             join order_items item on item.id = content.item_id
             join orders on orders.id = item.order_id
            where content.package_id = ${parcelId}
              and orders.transport is not null
           ) way
     order by place
     limit 1
  `.execute(db);
  return rows[0];
}
