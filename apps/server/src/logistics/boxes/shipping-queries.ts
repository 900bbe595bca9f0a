import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import { type RawBuilder, sql } from "kysely";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import { countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { LockedBox } from "./box-queries.ts";

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
  readonly arrival: { readonly weight_g: number; readonly differs: boolean } | null;
}

/**
 * A parcel goes where its owner chose; every other where its first order goes, and so do the others whose goods
 * it holds.
 */
const parcels = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  select package.id, package.tid, package.account_id, package.express_no, account.uid, package.warehouse,
         package.shelf, way.region, way.transport, way.express,
         package.transport_state, package.billing, package.weight_g, package.length_mm, package.width_mm,
         package.height_mm, package.marks, box.number as box_number, package.local_carrier,
         package.local_express_no, way.address,
         (select json_build_object('weight_g', weighed.weight_g, 'differs', weighed.differs)
            from arrival_weights weighed
           where weighed.package_id = package.id) as arrival,
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
    left join parcel_ways own on own.package_id = package.id
    cross join lateral (
      select coalesce(own.address ->> 'region', first_order.region) as region,
             coalesce(own.transport, first_order.transport) as transport,
             coalesce(own.express, first_order.express) as express,
             coalesce(own.address, first_order.address) as address
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
export const selectLoadable = (
  db: Db,
  box: Pick<LockedBox, "warehouse" | "region" | "transport">,
  page: Page,
): Promise<Found> =>
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

/** Parcels at the destination in one state, the longest there first, counted up to a thousand. [BO-22] */
export async function selectDeliveries(
  db: Db,
  { transport_state, limit, offset }: Page & { transport_state: TransportState },
): Promise<Found> {
  const { rows } = await sql<{ id: number }>`
    select id
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
  const wanted = db.selectFrom("packages").where("transport_state", "=", transport_state);
  return { rows: shown.rows, total: (await countUpTo(db, wanted)).total };
}

/**
 * Parcels that a number stands on: their own, that of their express or of a part of theirs, that of their delivery, or that of
 * their box; those to be weighed first, up to two hundred. What went into a merged parcel is that parcel.
 */
export async function selectNumbered(
  db: Db,
  number: string,
): Promise<{ tid: string; transport_state: TransportState }[]> {
  const { rows } = await sql<{ tid: string; transport_state: TransportState }>`
    with named as (
      select id from packages where tid = ${number} or express_no = ${number}
    ), wanted as (
      select coalesce(part.merged_id, named.id) as id
        from named
        left join merged_parts part on part.part_id = named.id
       union
      select id from packages where local_express_no = ${number} and local_express_no <> ''
       union
      select package.id
        from boxes
        join packages package on package.box_id = boxes.id
       where boxes.number = ${number}
    )
    select package.tid, package.transport_state
      from packages package
      left join arrival_weights weighed on weighed.package_id = package.id
     where package.id in (select id from wanted)
     order by package.transport_state = 'arrived_at_destination' and weighed.package_id is null desc, package.id
     limit 200
  `.execute(db);
  return rows;
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

export async function writeArrivalWeight(
  db: Db,
  weighed: {
    readonly package_id: number;
    readonly weight_g: number;
    readonly departed_g: number;
    readonly differs: boolean;
    readonly weighed_at: Date;
    readonly weighed_by: number;
    readonly photo: string | null;
    readonly first_g: number | null;
  },
): Promise<void> {
  const { package_id, ...anew } = weighed;
  await db
    .insertInto("arrival_weights")
    .values({ package_id, ...anew })
    .onConflict((before) => before.column("package_id").doUpdateSet(anew))
    .execute();
}
