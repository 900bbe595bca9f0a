import type { ScanState } from "@sampan/domain/logistics/tracking/scan-state";
import type { TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { GoodsFault } from "@sampan/domain/logistics/warehouse/inspection";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredExpress {
  readonly express_no: string;
  readonly carrier: string;
  readonly uid: string;
  readonly recorded_at: Date;
  /** What its courier scanned last. */
  readonly state: ScanState | null;
  readonly scanned_at: Date | null;
  /** Out for delivery, or delivered as its courier says. */
  readonly is_near: boolean;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Express numbers that sellers gave and no receipt answered yet: those at our door first, then the longest awaited. */
export async function selectExpected(
  db: Db,
  { express_no, limit, offset }: Page & { express_no?: string },
): Promise<{ rows: StoredExpress[]; total: number }> {
  const { rows } = await sql<StoredExpress & { total: number }>`
    select shipment.express_no,
           max(shipment.carrier) as carrier,
           max(account.uid) as uid,
           min(shipment.recorded_at) as recorded_at,
           min(number.state) as state,
           min(number.scanned_at) as scanned_at,
           coalesce(bool_or(number.state in ('out_for_delivery', 'delivered')), false) as is_near,
           count(*) over () as total
      from item_shipments shipment
      join order_items item on item.id = shipment.item_id
      join orders on orders.id = item.order_id
      join accounts account on account.id = orders.account_id
      left join tracked_numbers number on number.leg = 'mainland' and number.express_no = shipment.express_no
     where item.status in (4, 5, 20, 21)
       and (${express_no ?? null}::text is null or shipment.express_no = ${express_no ?? null})
       and not exists (
             select from packages where packages.express_no = shipment.express_no
           )
     group by shipment.express_no
     order by is_near desc, min(shipment.recorded_at), min(shipment.id)
     limit ${limit}
    offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export interface StoredContent {
  /** What the line belongs to: an express number, or a parcel's id as text. */
  readonly of: string;
  readonly oid: string;
  readonly order_tid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly props: Record<string, string>;
  readonly goods_class: string;
  readonly num: number;
  readonly arrived_num: number;
  readonly ordered_num: number;
  readonly status: number;
  readonly fault: {
    readonly fault: GoodsFault;
    readonly num: number;
    readonly words: string;
  } | null;
}

/** The goods under express numbers, with the pieces each of them carries. */
export async function selectExpectedContents(
  db: Db,
  expressNos: readonly string[],
): Promise<StoredContent[]> {
  const { rows } = await sql<StoredContent>`
    select shipment.express_no as of,
           item.oid,
           orders.tid as order_tid,
           item.item_name,
           item.names,
           item.image,
           item.props,
           item.goods_class,
           sum(shipment.num) as num,
           item.arrived_num,
           greatest(0, item.num - item.refund_num) as ordered_num,
           item.status,
           null as fault
      from item_shipments shipment
      join order_items item on item.id = shipment.item_id
      join orders on orders.id = item.order_id
     where shipment.express_no = any(${[...expressNos]}::text[])
     group by shipment.express_no, item.id, orders.tid
     order by item.id
  `.execute(db);
  return rows;
}

/** The goods in parcels that were received. */
export async function selectParcelContents(
  db: Db,
  parcelIds: readonly number[],
): Promise<StoredContent[]> {
  const { rows } = await sql<StoredContent>`
    select content.package_id::text as of,
           item.oid,
           orders.tid as order_tid,
           item.item_name,
           item.names,
           item.image,
           item.props,
           item.goods_class,
           content.num,
           item.arrived_num,
           greatest(0, item.num - item.refund_num) as ordered_num,
           item.status,
           case when found.fault is not null
                then json_build_object('fault', found.fault, 'num', found.num, 'words', found.words)
           end as fault
      from package_items content
      left join goods_faults found
        on found.package_id = content.package_id and found.item_id = content.item_id
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
     where content.package_id = any(${[...parcelIds]}::bigint[])
     order by item.id
  `.execute(db);
  return rows;
}

/** Pieces of a line by the parcels they came in. */
export function selectPieces(
  db: Db,
  parcelId: number,
): Promise<{ item_id: number; num: number }[]> {
  return db
    .selectFrom("package_items")
    .select(["item_id", "num"])
    .where("package_id", "=", parcelId)
    .orderBy("item_id")
    .execute();
}

/** What lies in a parcel, by the lines' own numbers. */
export const selectLines = (db: Db, parcelId: number): Promise<{ oid: string; num: number }[]> =>
  db
    .selectFrom("package_items as content")
    .innerJoin("order_items as item", "item.id", "content.item_id")
    .select(["item.oid", "content.num"])
    .where("content.package_id", "=", parcelId)
    .orderBy("item.id")
    .execute();

/** Lines of a parcel all of whose parcels were measured. */
export async function selectFullyMeasured(db: Db, parcelId: number): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select content.item_id
      from package_items content
     where content.package_id = ${parcelId}
       and not exists (
             select
               from package_items other
               join packages on packages.id = other.package_id
              where other.item_id = content.item_id
                and packages.measured_at is null
           )
  `.execute(db);
  return rows.map(({ item_id }) => item_id);
}

export interface StoredReceipt {
  readonly id: number;
  readonly tid: string;
  readonly express_no: string;
  readonly uid: string;
  readonly warehouse: Warehouse;
  readonly shelf: string;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly photo_mm: number[] | null;
  readonly photos: string[];
  readonly marks: string[];
  readonly transport_state: TransportState;
  readonly billing: number;
  readonly created_at: Date;
}

/** What came in from sellers: a merged parcel was packed here. */
const receipts = (db: Db) =>
  db
    .selectFrom("packages")
    .innerJoin("accounts", "accounts.id", "packages.account_id")
    .where("packages.id", "not in", (merged) =>
      merged.selectFrom("merged_parcels").select("package_id"),
    );

const receiptColumns = [
  "packages.id",
  "packages.tid",
  "packages.express_no",
  "accounts.uid",
  "packages.warehouse",
  "packages.shelf",
  "packages.weight_g",
  "packages.length_mm",
  "packages.width_mm",
  "packages.height_mm",
  "packages.photo_mm",
  "packages.photos",
  "packages.marks",
  "packages.transport_state",
  "packages.billing",
  "packages.created_at",
] as const;

export function findReceipt(
  db: Db,
  key: { express_no: string } | { tid: string },
): Promise<StoredReceipt | undefined> {
  const query = receipts(db).select(receiptColumns);
  return (
    "tid" in key
      ? query.where("packages.tid", "=", key.tid)
      : query.where("packages.express_no", "=", key.express_no)
  ).executeTakeFirst();
}

/** Received parcels, the latest first; with `unmeasured` only those that nobody weighed. */
export async function selectReceipts(
  db: Db,
  { unmeasured, limit, offset }: Page & { unmeasured: boolean },
): Promise<{ rows: StoredReceipt[]; total: number }> {
  const wanted = unmeasured ? receipts(db).where("packages.measured_at", "is", null) : receipts(db);
  const rows = await wanted
    .select(receiptColumns)
    .orderBy("packages.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await wanted
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
