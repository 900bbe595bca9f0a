import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Region } from "@sampan/domain/kernel/regions";
import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import { type RawBuilder, sql } from "kysely";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface LockedBox {
  readonly id: number;
  readonly number: string;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
  readonly state: BoxState;
}

/** Holds a box until the transaction ends; what is in it does not change meanwhile. */
export async function lockBox(db: Db, number: string): Promise<LockedBox | undefined> {
  return db
    .selectFrom("boxes")
    .select(["id", "number", "warehouse", "region", "transport", "state"])
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewBox {
  readonly number: string;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
  readonly created_at: Date;
}

export async function insertBox(db: Db, box: NewBox): Promise<void> {
  await db
    .insertInto("boxes")
    .values({ ...box, state: "loading" satisfies BoxState })
    .execute();
}

export interface BoxChange {
  readonly state: BoxState;
  readonly dispatched_at?: Date;
  readonly arrived_at?: Date;
}

export async function updateBox(db: Db, id: number, change: BoxChange): Promise<void> {
  await db.updateTable("boxes").set(change).where("id", "=", id).execute();
}

export interface StoredBox extends LockedBox {
  readonly created_at: Date;
  readonly dispatched_at: Date | null;
  readonly arrived_at: Date | null;
  readonly parcels: number;
  readonly weight_g: number;
}

/** Boxes with what they hold, the latest first; of one state, or one by its number. */
export async function selectBoxes(
  db: Db,
  wanted: { state?: BoxState | undefined; number?: string; limit: number; offset: number },
): Promise<{ rows: StoredBox[]; total: number }> {
  const { rows } = await sql<StoredBox & { total: number }>`
      with box as (
           select boxes.*, count(*) over () as total
             from boxes
            where (${wanted.state ?? null}::text is null or state = ${wanted.state ?? null})
              and (${wanted.number ?? null}::text is null or number = ${wanted.number ?? null})
            order by id desc
            limit ${wanted.limit}
           offset ${wanted.offset}
           )
    select box.id, box.number, box.warehouse, box.region, box.transport, box.state, box.created_at,
           box.dispatched_at, box.arrived_at, content.parcels, content.weight_g, box.total
      from box
      cross join lateral (
        select count(*) as parcels, coalesce(sum(weight_g), 0) as weight_g
          from packages
         where box_id = box.id
      ) as content
     order by box.id desc
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export interface StoredShippingParcel {
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly express_no: string;
  readonly uid: string;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly region: Region;
  readonly transport: number;
  readonly express: number;
  readonly transport_state: TransportState;
  readonly billing: BillingState;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly marks: string[];
  readonly box_number: string | null;
  readonly order_tids: string[];
  readonly local_carrier: string;
  readonly local_express_no: string;
  readonly address: OrderAddress;
}

/**
 * A merged parcel goes where its owner said; every other where its first order goes, and so do the others whose goods
 * it holds.
 */
const parcels = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  select package.id, package.tid, package.account_id, package.express_no, account.uid, package.warehouse,
         package.shelf, way.region, way.transport, way.express,
         package.transport_state, package.billing, package.weight_g, package.length_mm, package.width_mm,
         package.height_mm, package.marks, box.number as box_number, package.local_carrier,
         package.local_express_no, way.address,
         array(
           select distinct orders.tid
             from package_items content
             join order_items item on item.id = content.item_id
             join orders on orders.id = item.order_id
            where content.package_id = package.id
            order by orders.tid
         ) as order_tids,
         count(*) over () as total
    from packages package
    join accounts account on account.id = package.account_id
    left join boxes box on box.id = package.box_id
    join lateral (
      select orders.region, orders.transport, orders.express, orders.address
        from package_items content
        join order_items item on item.id = content.item_id
        join orders on orders.id = item.order_id
       where content.package_id = package.id
       order by orders.id
       limit 1
    ) as first_order on true
    left join merged_parcels merged on merged.package_id = package.id
    cross join lateral (
      select coalesce(merged.address ->> 'region', first_order.region) as region,
             coalesce(merged.transport, first_order.transport) as transport,
             coalesce(merged.express, first_order.express) as express,
             coalesce(merged.address, first_order.address) as address
    ) as way
   where ${condition}
   order by ${order}`;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

type Found = { rows: StoredShippingParcel[]; total: number };

async function select(db: Db, query: RawBuilder<unknown>, { limit, offset }: Page): Promise<Found> {
  const { rows } = await sql<StoredShippingParcel & { total: number }>`
    ${query} limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Paid parcels that wait for a box like this one. [BO-20] */
export const selectLoadable = (db: Db, box: LockedBox, page: Page): Promise<Found> =>
  select(
    db,
    parcels(
      sql`package.transport_state = 'waiting_to_be_sent'
          and package.billing = 4
          and package.warehouse = ${box.warehouse}
          and way.region = ${box.region}
          and way.transport = ${box.transport}`,
      sql`package.id`,
    ),
    page,
  );

export const selectLoaded = async (db: Db, boxId: number): Promise<StoredShippingParcel[]> =>
  (
    await select(db, parcels(sql`package.box_id = ${boxId}`, sql`package.id`), {
      limit: 10_000,
      offset: 0,
    })
  ).rows;

export const selectByTids = async (
  db: Db,
  tids: readonly string[],
): Promise<StoredShippingParcel[]> =>
  (
    await select(db, parcels(sql`package.tid = any(${[...tids]}::text[])`, sql`package.id`), {
      limit: 10_000,
      offset: 0,
    })
  ).rows;

/** When a parcel came to where it is. Those that were handed over are ever more, and say it themselves. */
const since = (state: TransportState) =>
  state === "received"
    ? sql`receive_time`
    : sql`(select max(event.at) from package_events event where event.package_id = packages.id)`;

/** Parcels at the destination in one state, the longest there first. [BO-22] */
export async function selectDeliveries(
  db: Db,
  { transport_state, limit, offset }: Page & { transport_state: TransportState },
): Promise<Found> {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over () as total
      from packages
     where transport_state = ${transport_state}
     order by ${since(transport_state)}, id
     limit ${limit}
    offset ${offset}
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  const shown = await select(
    db,
    parcels(
      sql`package.id = any(${ids}::bigint[])`,
      sql`array_position(${ids}::bigint[], package.id)`,
    ),
    { limit, offset: 0 },
  );
  return { rows: shown.rows, total: rows[0]?.total ?? 0 };
}

export interface OtherParcel {
  readonly item_id: number;
  readonly package_id: number;
  readonly transport_state: TransportState;
  readonly box_state: BoxState | null;
}

/** All parcels of some lines, for lines that travel in several. */
export async function selectParcelsOfItems(
  db: Db,
  itemIds: readonly number[],
): Promise<OtherParcel[]> {
  const rows = await db
    .selectFrom("package_items as content")
    .innerJoin("packages as package", "package.id", "content.package_id")
    .leftJoin("boxes as box", "box.id", "package.box_id")
    .select([
      "content.item_id",
      "content.package_id",
      "package.transport_state",
      "box.state as box_state",
    ])
    .where("content.item_id", "in", [0, ...itemIds])
    .execute();
  return rows;
}
