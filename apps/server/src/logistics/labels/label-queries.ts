import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

interface OnItsWay {
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
}

export interface LabelledParcel extends OnItsWay {
  readonly tid: string;
  readonly uid: string;
  readonly express_no: string;
  readonly shelf: string;
  readonly weight_g: number | null;
}

/** Parcels with the way they go: their own where their owner chose one, else that of their first order. */
export async function selectLabelledParcels(
  db: Db,
  tids: readonly string[],
): Promise<LabelledParcel[]> {
  const { rows } = await sql<LabelledParcel>`
    select parcel.tid, account.uid, parcel.express_no, parcel.shelf, parcel.weight_g, parcel.warehouse,
           coalesce(own.address ->> 'region', first_order.region, account.region) as region,
           coalesce(own.transport, first_order.transport) as transport
      from packages parcel
      join accounts account on account.id = parcel.account_id
      left join parcel_ways own on own.package_id = parcel.id
      left join lateral (
        select orders.region, orders.transport
          from package_items content
          join order_items item on item.id = content.item_id
          join orders on orders.id = item.order_id
         where content.package_id = parcel.id
         order by orders.id
         limit 1
      ) as first_order on true
     where parcel.tid = any(${[...tids]}::text[])
     order by array_position(${[...tids]}::text[], parcel.tid)
  `.execute(db);
  return rows;
}

export interface LabelledBox extends OnItsWay {
  readonly number: string;
  readonly parcels: number;
  readonly weight_g: number;
}

export async function selectLabelledBoxes(
  db: Db,
  numbers: readonly string[],
): Promise<LabelledBox[]> {
  const { rows } = await sql<LabelledBox>`
    select box.number, box.warehouse, box.region, box.transport, content.parcels, content.weight_g
      from boxes box
      cross join lateral (
        select count(*)::int as parcels, coalesce(sum(weight_g), 0)::int as weight_g
          from packages
         where box_id = box.id
      ) as content
     where box.number = any(${[...numbers]}::text[])
     order by array_position(${[...numbers]}::text[], box.number)
  `.execute(db);
  return rows;
}
