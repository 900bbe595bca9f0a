import type { UnclaimedTab } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import {
  openUnclaimedStates,
  type UnclaimedState,
} from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { NamesText } from "../../kernel/db/columns.ts";

/** A parcel without an owner, as it is kept. Grams and millimetres. */
export interface StoredUnclaimed {
  readonly id: number;
  readonly key: string;
  readonly express_no: string;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly photos: string[];
  readonly marks: string[];
  readonly label: string;
  readonly note: string;
  readonly state: UnclaimedState;
  readonly received_at: Date;
  readonly received_by: number;
  readonly discard_asked_by: number | null;
  readonly ended_at: Date | null;
  readonly ended_by: number | null;
}

/** Holds a parcel until the transaction ends, by its key or, while it has no owner, by its number. */
export async function lockUnclaimed(
  db: Db,
  name: { readonly key: string } | { readonly express_no: string },
): Promise<StoredUnclaimed | undefined> {
  const query = db.selectFrom("unclaimed_parcels").selectAll().forUpdate();
  return (
    "key" in name
      ? query.where("key", "=", name.key)
      : query
          .where("express_no", "=", name.express_no)
          .where("state", "in", [...openUnclaimedStates])
  ).executeTakeFirst();
}

export const updateUnclaimed = (
  db: Db,
  id: number,
  change: {
    readonly state: UnclaimedState;
    readonly discard_asked_by?: number | null;
    readonly ended_at?: Date;
    readonly ended_by?: number;
    readonly photos?: string;
    readonly label?: string;
    readonly note?: string;
  },
): Promise<unknown> =>
  db.updateTable("unclaimed_parcels").set(change).where("id", "=", id).execute();

export interface ShownUnclaimed extends StoredUnclaimed {
  readonly received_name: string;
  readonly discard_asked_name: string | null;
  readonly ended_name: string | null;
  /** The parcel it became. */
  readonly parcel_tid: string | null;
  readonly is_awaited: boolean;
}

const shownColumns = sql`
  kept.*,
  receiver.name as received_name,
  asker.name as discard_asked_name,
  ender.name as ended_name,
  case when kept.state = 'matched' then parcel.tid end as parcel_tid,
  kept.ended_at is null and exists (
    select
      from item_shipments shipment
      join order_items item on item.id = shipment.item_id
     where shipment.express_no = kept.express_no
       and item.status in (4, 5, 20, 21)
  ) as is_awaited`;

const shownFrom = sql`
  unclaimed_parcels kept
  join staff_members receiver on receiver.id = kept.received_by
  left join staff_members asker on asker.id = kept.discard_asked_by
  left join staff_members ender on ender.id = kept.ended_by
  left join packages parcel on parcel.express_no = kept.express_no`;

/** One as the desk shows it. */
export async function findShownUnclaimed(db: Db, id: number): Promise<ShownUnclaimed | undefined> {
  const { rows } = await sql<ShownUnclaimed>`
    select ${shownColumns} from ${shownFrom} where kept.id = ${id}
  `.execute(db);
  return rows[0];
}

interface Wanted {
  readonly tab: UnclaimedTab;
  /** What came before is late. */
  readonly lateBefore: Date;
  readonly warehouse: Warehouse | undefined;
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

/** Those of a tab: what waits, the longest first; what ended, the latest first. */
export async function selectUnclaimed(
  db: Db,
  { tab, lateBefore, warehouse, text, limit, offset }: Wanted,
): Promise<{ rows: ShownUnclaimed[]; total: number }> {
  const part = text.toLowerCase();
  const ofTab =
    tab === "open" || tab === "late"
      ? sql`kept.state in ('waiting', 'discarding')`
      : sql`kept.state = ${tab}`;
  const order =
    tab === "open" || tab === "late" ? sql`kept.received_at, kept.id` : sql`kept.id desc`;
  const { rows } = await sql<ShownUnclaimed & { total: number }>`
    select ${shownColumns}, count(*) over () as total
      from ${shownFrom}
     where ${ofTab}
       and (${tab !== "late"} or kept.received_at < ${lateBefore})
       and (${warehouse ?? null}::text is null or kept.warehouse = ${warehouse ?? null})
       and strpos(lower(kept.express_no || ' ' || kept.label), ${part}) > 0
     order by ${order}
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** How many wait, and how many of them came before a moment. */
export async function countUnclaimed(
  db: Db,
  lateBefore: Date,
): Promise<{ readonly open: number; readonly late: number }> {
  const { rows } = await sql<{ open: number; late: number }>`
    select count(*) as open, count(*) filter (where received_at < ${lateBefore}) as late
      from unclaimed_parcels
     where state in ('waiting', 'discarding')
  `.execute(db);
  return rows[0] ?? { open: 0, late: 0 };
}

export interface StoredAwaited {
  readonly oid: string;
  readonly order_tid: string;
  readonly uid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly props: Record<string, string>;
  readonly status: number;
  readonly left: number;
  readonly is_forecast: boolean;
}

/**
 * Lines that a customer awaits, by uid or by the number of one of their orders; and before them those that were
 * forecast under an express number, whosever they are.
 */
export async function selectAwaited(
  db: Db,
  { whose, express_no }: { readonly whose: string; readonly express_no: string },
): Promise<StoredAwaited[]> {
  const { rows } = await sql<StoredAwaited>`
    select item.oid,
           orders.tid as order_tid,
           account.uid,
           item.item_name,
           item.names,
           item.image,
           item.props,
           item.status,
           item.num - item.refund_num - item.arrived_num as left,
           forecast.item_id is not null as is_forecast
      from order_items item
      join orders on orders.id = item.order_id
      join accounts account on account.id = orders.account_id
      left join (
             select distinct item_id from item_shipments where express_no = ${express_no}
           ) forecast on forecast.item_id = item.id
     where item.status in (4, 5, 20, 21)
       and item.num - item.refund_num > item.arrived_num
       and (
             forecast.item_id is not null
             or account.uid = ${whose}
             or account.id = (select account_id from orders where tid = ${whose})
           )
     order by is_forecast desc, orders.id desc, item.id
     limit 100
  `.execute(db);
  return rows;
}

/** Whose uid or order number it is; undefined when nobody's. */
export async function findWhose(db: Db, whose: string): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    select uid
      from accounts
     where uid = ${whose} or id = (select account_id from orders where tid = ${whose})
  `.execute(db);
  return rows[0]?.uid;
}
