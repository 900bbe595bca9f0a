import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import { type RawBuilder, sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";

export interface StoredParcel {
  readonly id: number;
  readonly tid: string;
  readonly out_oid: string;
  readonly rel_tid: string;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly fee_total: number;
  readonly currency: PaymentCurrency;
  readonly created_at: Date;
  readonly receive_time: Date | null;
  readonly order_created_at: Date | null;
  /** The campaign of an activity order that something in it is of. [CHK-24] */
  readonly campaign: NamesText | null;
  readonly warehouse: Warehouse;
  readonly express_no: string;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly measured_at: Date | null;
  /** The number of whoever weighed it. */
  readonly measured_by: number | null;
  readonly photos: string[];
  readonly marks: string[];
  readonly bill_id: number | null;
  readonly bill_tid: string | null;
  readonly bill_paid_at: Date | null;
  readonly box_id: number | null;
  readonly box_number: string | null;
  readonly local_carrier: string;
  readonly local_express_no: string;
  /** Of a merged parcel, by their tids; none else. */
  readonly part_tids: string[];
  /** The merged parcel it is a part of. */
  readonly whole_id: number | null;
  readonly region: Region;
  readonly tier: MembershipTier;
  /** What was free for it when it came. */
  readonly free_days: number | null;
  /** Days of storage, bought or given. */
  readonly added_days: number;
}

export interface ParcelSearch {
  readonly accountId: number;
  readonly billing: readonly BillingState[];
  readonly transport: readonly TransportState[];
  readonly warehouse?: Warehouse | undefined;
  readonly out_oid?: string | undefined;
  readonly rel_tid?: string | undefined;
  readonly bizAttributes: readonly number[];
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** What is in a parcel, or was before it became a part of a merged one. */
const contents = sql`
  select package_id, item_id, num from package_items
   union all
  select part_id, item_id, num from merged_parts`;

/** It waits for the box of a merged parcel, or is in it. */
const isPart = sql`(package.rel_tid <> '' and package.billing in (1, 2))`;

/** A part is where its merged parcel is, and has its bill. [PKG-23] */
export const parcelColumns = sql`
  package.id, package.tid, package.out_oid, package.rel_tid, package.billing,
  coalesce(whole.transport_state, package.transport_state) as transport_state,
  package.fee_total, account.currency, package.created_at,
  coalesce(whole.receive_time, package.receive_time) as receive_time, package.warehouse,
  package.express_no, package.weight_g, package.length_mm, package.width_mm, package.height_mm,
  package.measured_at, weigher.badge as measured_by,
  package.photos, package.marks, bill.id as bill_id, bill.tid as bill_tid, bill.paid_at as bill_paid_at,
  box.id as box_id, box.number as box_number,
  coalesce(whole.local_carrier, package.local_carrier) as local_carrier,
  coalesce(whole.local_express_no, package.local_express_no) as local_express_no,
  array(
    select part.tid
      from packages part
     where part.id in (select part_id from merged_parts where merged_id = package.id)
     order by part.id
  ) as part_tids,
  whole.id as whole_id,
  account.region, account.tier, package.free_days,
  (select coalesce(sum(days), 0)::int from storage_extensions where package_id = package.id) as added_days,
  (select min(orders.created_at)
     from (${contents}) content
     join order_items item on item.id = content.item_id
     join orders on orders.id = item.order_id
    where content.package_id = package.id) as order_created_at,
  (select campaign.name
     from (${contents}) content
     join order_items item on item.id = content.item_id
     join orders on orders.id = item.order_id
     join campaigns campaign on campaign.id = orders.campaign_id
    where content.package_id = package.id
    order by orders.id
    limit 1) as campaign`;

export const parcelTables = sql`
  packages package
  join accounts account on account.id = package.account_id
  left join staff_members weigher on weigher.id = package.measured_by
  left join packages whole on whole.tid = package.rel_tid and ${isPart}
  left join bills bill on bill.id = coalesce(whole.bill_id, package.bill_id)
  left join boxes box on box.id = coalesce(whole.box_id, package.box_id)`;

export const anyOf = <T>(column: RawBuilder<unknown>, values: readonly T[], type: string) =>
  values.length === 0 ? sql`true` : sql`${column} = any(${[...values]}::${sql.raw(type)}[])`;

export const equals = (column: RawBuilder<unknown>, value: string | undefined) =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

/** What was given up is shown only to whoever asks for it. */
const inHistory = (transport: readonly TransportState[]) =>
  transport.length === 0
    ? sql`package.transport_state <> 'abandoned'`
    : anyOf(sql`package.transport_state`, transport, "text");

/** A customer's parcels as their search wants them; parts of a merged one only where it is asked for. [API-74] [PKG-20] */
export async function selectParcels(
  db: Db,
  search: ParcelSearch,
): Promise<{ rows: StoredParcel[]; total: number }> {
  const direction = sql.raw(search.newestFirst ? "desc" : "asc");
  const ofBizAttribute =
    search.bizAttributes.length === 0
      ? sql`true`
      : sql`exists (
          select
            from package_items content
            join order_items item on item.id = content.item_id
            join orders on orders.id = item.order_id
           where content.package_id = package.id
             and ${anyOf(sql`orders.biz_attribute`, search.bizAttributes, "smallint")})`;
  const { rows } = await sql<StoredParcel & { total: number }>`
    select ${parcelColumns}, count(*) over () as total
      from ${parcelTables}
     where package.account_id = ${search.accountId}
       and ${anyOf(sql`package.billing`, search.billing, "smallint")}
       and ${inHistory(search.transport)}
       and ${equals(sql`package.warehouse`, search.warehouse)}
       and ${equals(sql`package.out_oid`, search.out_oid)}
       and ${search.rel_tid === undefined ? sql`not ${isPart}` : sql`package.rel_tid = ${search.rel_tid}`}
       and ${ofBizAttribute}
     order by package.created_at ${direction}, package.id ${direction}
     limit ${search.limit}
    offset ${search.offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A customer's own parcels in some boxes. */
export async function selectParcelsInBoxes(
  db: Db,
  key: { boxIds: readonly number[]; accountId: number },
): Promise<StoredParcel[]> {
  const { rows } = await sql<StoredParcel>`
    select ${parcelColumns}
      from ${parcelTables}
     where package.box_id = any(${[...key.boxIds]}::bigint[])
       and package.account_id = ${key.accountId}
     order by package.id
  `.execute(db);
  return rows;
}

export interface StoredParcelItem {
  readonly package_id: number;
  readonly oid: string;
  readonly order_tid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly props: Record<string, string>;
  readonly ordered_props: Record<string, string> | null;
  readonly options: ProductOption[];
  readonly num: number;
  readonly status: number;
}

/** The goods in parcels, of our catalogue or bought elsewhere; of a part of a merged one, those that it brought. */
export async function selectParcelItems(
  db: Db,
  parcelIds: readonly number[],
): Promise<StoredParcelItem[]> {
  const { rows } = await sql<StoredParcelItem>`
    select content.package_id,
           item.oid,
           orders.tid as order_tid,
           item.item_name,
           item.names,
           item.image,
           item.props,
           item.ordered_props,
           coalesce(product.options, '[]'::jsonb) as options,
           content.num,
           item.status
      from (${contents}) content
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
      left join products product on product.id = item.product_id
     where content.package_id = any(${[...parcelIds]}::bigint[])
     order by item.id
  `.execute(db);
  return rows;
}

export interface StoredStep {
  readonly transport_state: TransportState | "customs" | "platform_warehouse";
  readonly note: string;
  readonly at: Date;
}

/** The way of a parcel, with that of the merged one it is a part of. */
export function selectSteps(
  db: Db,
  { id, whole_id }: Pick<StoredParcel, "id" | "whole_id">,
): Promise<StoredStep[]> {
  return db
    .selectFrom("package_events")
    .select(["transport_state", "note", "at"])
    .where("package_id", "in", whole_id === null ? [id] : [id, whole_id])
    .orderBy("id")
    .execute();
}

/** What the customer chose for a parcel; how far it is, where it is a merged one. */
export const findOwnWay = (db: Db, parcelId: number) =>
  db
    .selectFrom("parcel_ways as own")
    .leftJoin("merged_parcels as merged", "merged.package_id", "own.package_id")
    .leftJoin("rehearsals as rehearsal", "rehearsal.package_id", "own.package_id")
    .select(["address", "express", "transport", "insurance", "declaration"])
    .select(["merged.asked_at", "merged.packed_at", "merged.contents_photos"])
    .select((row) =>
      row
        .selectFrom("packages as part")
        .select((sum) => sum.fn.sum<number | null>("part.weight_g").as("grams"))
        .where("part.id", "in", (parts) =>
          parts
            .selectFrom("merged_parts")
            .select("part_id")
            .whereRef("merged_id", "=", "own.package_id"),
        )
        .as("parts_g"),
    )
    .select(["rehearsal.state", "rehearsal.answer_by"])
    .where("own.package_id", "=", parcelId)
    .executeTakeFirst();
