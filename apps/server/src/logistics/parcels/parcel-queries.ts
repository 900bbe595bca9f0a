import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
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
  readonly warehouse: Warehouse;
  readonly express_no: string;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly photos: string[];
  readonly marks: string[];
  readonly bill_id: number | null;
  readonly bill_tid: string | null;
  readonly bill_paid_at: Date | null;
  readonly box_id: number | null;
  readonly box_number: string | null;
  readonly local_carrier: string;
  readonly local_express_no: string;
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

const parcelColumns = sql`
  package.id, package.tid, package.out_oid, package.rel_tid, package.billing, package.transport_state,
  package.fee_total, account.currency, package.created_at, package.receive_time, package.warehouse,
  package.express_no, package.weight_g, package.length_mm, package.width_mm, package.height_mm,
  package.photos, package.marks, package.bill_id, bill.tid as bill_tid, bill.paid_at as bill_paid_at,
  package.box_id, box.number as box_number, package.local_carrier, package.local_express_no,
  (select min(orders.created_at)
     from package_items content
     join order_items item on item.id = content.item_id
     join orders on orders.id = item.order_id
    where content.package_id = package.id) as order_created_at`;

const parcelTables = sql`
  packages package
  join accounts account on account.id = package.account_id
  left join bills bill on bill.id = package.bill_id
  left join boxes box on box.id = package.box_id`;

const anyOf = <T>(column: RawBuilder<unknown>, values: readonly T[], type: string) =>
  values.length === 0 ? sql`true` : sql`${column} = any(${[...values]}::${sql.raw(type)}[])`;

const equals = (column: RawBuilder<unknown>, value: string | undefined) =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

/** A customer's parcels as their search wants them. [API-74] [PKG-20] */
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
       and ${anyOf(sql`package.transport_state`, search.transport, "text")}
       and ${equals(sql`package.warehouse`, search.warehouse)}
       and ${equals(sql`package.out_oid`, search.out_oid)}
       and ${equals(sql`package.rel_tid`, search.rel_tid)}
       and ${ofBizAttribute}
     order by package.created_at ${direction}, package.id ${direction}
     limit ${search.limit}
    offset ${search.offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findParcel(
  db: Db,
  key: { tid: string; accountId: number },
): Promise<StoredParcel | undefined> {
  const { rows } = await sql<StoredParcel>`
    select ${parcelColumns}
      from ${parcelTables}
     where package.tid = ${key.tid} and package.account_id = ${key.accountId}
  `.execute(db);
  return rows[0];
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
  readonly options: ProductOption[];
  readonly num: number;
  readonly status: number;
}

export function selectParcelItems(
  db: Db,
  parcelIds: readonly number[],
): Promise<StoredParcelItem[]> {
  return db
    .selectFrom("package_items as content")
    .innerJoin("order_items as item", "item.id", "content.item_id")
    .innerJoin("orders", "orders.id", "item.order_id")
    .innerJoin("products as product", "product.id", "item.product_id")
    .select([
      "content.package_id",
      "item.oid",
      "orders.tid as order_tid",
      "item.item_name",
      "item.names",
      "item.image",
      "item.props",
      "product.options",
      "content.num",
      "item.status",
    ])
    .where("content.package_id", "in", [0, ...parcelIds])
    .orderBy("item.id")
    .execute();
}

export interface StoredStep {
  readonly transport_state: TransportState | "customs" | "platform_warehouse";
  readonly note: string;
  readonly at: Date;
}

export function selectSteps(db: Db, parcelId: number): Promise<StoredStep[]> {
  return db
    .selectFrom("package_events")
    .select(["transport_state", "note", "at"])
    .where("package_id", "=", parcelId)
    .orderBy("id")
    .execute();
}

export interface StoredBox {
  readonly id: number;
  readonly number: string;
  readonly warehouse: Warehouse;
  readonly transport: TransportId;
  readonly state: BoxState;
  readonly created_at: Date;
  readonly dispatched_at: Date | null;
  readonly arrived_at: Date | null;
}

/** Boxes in which a customer has a parcel, the latest first; or one of them by its number. */
export async function selectBoxes(
  db: Db,
  wanted: { accountId: number; number?: string; limit: number; offset: number },
): Promise<{ rows: StoredBox[]; total: number }> {
  const { rows } = await sql<StoredBox & { total: number }>`
    select id, number, warehouse, transport, state, created_at, dispatched_at, arrived_at,
           count(*) over () as total
      from boxes
     where id in (select box_id from packages where account_id = ${wanted.accountId})
       and ${equals(sql`number`, wanted.number)}
     order by id desc
     limit ${wanted.limit}
    offset ${wanted.offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The bill of a parcel with its lines. */
export async function findBillOfParcel(db: Db, billId: number) {
  const bill = await db
    .selectFrom("bills")
    .select(["tid", "state", "amount", "currency", "explanation", "posted_at", "paid_at"])
    .where("id", "=", billId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom("order_charges as line")
    .innerJoin("orders", "orders.id", "line.order_id")
    .select([
      "line.kind",
      "orders.tid as order_tid",
      "line.amount",
      "line.original_amount",
      "line.reason",
    ])
    .$narrowType<{ amount: number; original_amount: number }>()
    .where("line.bill_id", "=", billId)
    .orderBy("line.id")
    .execute();
  return { ...bill, lines };
}
