import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type {
  CarrierId,
  TransportId,
  Warehouse,
} from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Measures } from "@sampan/domain/money/price-book/freight";
import type { DeclaredLine } from "@sampan/domain/logistics/merging/declaration";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { sql } from "kysely";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface PartContent {
  readonly package_id: number;
  readonly item_id: number;
  readonly oid: string;
  readonly num: number;
  readonly goods_class: GoodsClass;
  readonly status: ItemStatus;
  readonly order_id: number;
  readonly order_tid: string;
  readonly order_status: OrderStatus;
  readonly region: Region;
  readonly insurance: InsuranceType;
  /** What was paid for the pieces that were not refunded, cents of the payment currency. */
  readonly paid: number;
}

/** What lies in some parcels and whose orders it is of. */
export const selectContents = async (
  db: Db,
  parcelIds: readonly number[],
): Promise<PartContent[]> => {
  const { rows } = await sql<PartContent>`
    select content.package_id,
           content.item_id,
           item.oid,
           content.num,
           item.goods_class,
           item.status,
           item.order_id,
           orders.tid as order_tid,
           orders.status as order_status,
           orders.region,
           orders.insurance,
           coalesce(charge.paid, 0) * least(content.num, item.num - item.refund_num)
             / greatest(1, item.num - item.refund_num) as paid
      from package_items content
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
      left join lateral (
        select sum(amount - refunded) as paid
          from order_charges
         where order_charges.item_id = item.id
      ) as charge on true
     where content.package_id = any(${[...parcelIds]}::bigint[])
     order by item.id
  `.execute(db);
  return rows;
};

interface OwnParcel extends Measures {
  readonly id: number;
  readonly tid: string;
  readonly warehouse: Warehouse;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly marks: string[];
  readonly is_merged: boolean;
}

/** The customer's parcels of these numbers, those that are merged ones marked; what nobody measured is 0. */
export async function selectOwnParcels(
  db: Db,
  { tids, accountId }: { tids: readonly string[]; accountId: number },
): Promise<OwnParcel[]> {
  const { rows } = await sql<OwnParcel>`
    select id, tid, warehouse, billing, transport_state, marks,
           coalesce(weight_g, 0) as weight_g, coalesce(length_mm, 0) as length_mm,
           coalesce(width_mm, 0) as width_mm, coalesce(height_mm, 0) as height_mm,
           exists (select from merged_parcels where package_id = packages.id) as is_merged
      from packages
     where tid = any(${[...tids]}::text[])
       and account_id = ${accountId}
     order by id
  `.execute(db);
  return rows;
}

export interface NewMergedParcel {
  readonly package_id: number;
  readonly address: OrderAddress;
  readonly express: CarrierId;
  readonly transport: TransportId;
  readonly insurance: InsuranceType;
  readonly declaration: readonly DeclaredLine[];
  readonly asked_at: Date;
}

export async function insertMergedParcel(
  db: Db,
  { address, declaration, ...parcel }: NewMergedParcel,
  parts: readonly { readonly part_id: number; readonly item_id: number; readonly num: number }[],
): Promise<void> {
  await db
    .insertInto("merged_parcels")
    .values({
      ...parcel,
      address: JSON.stringify(address),
      declaration: JSON.stringify(declaration),
    })
    .execute();
  if (parts.length > 0)
    await db
      .insertInto("merged_parts")
      .values(parts.map((part) => ({ ...part, merged_id: parcel.package_id })))
      .execute();
}

/** A merged parcel and whether it is one box already. */
export const findMergedParcel = (db: Db, key: { tid: string; accountId?: number }) =>
  db
    .selectFrom("merged_parcels as merged")
    .innerJoin("packages", "packages.id", "merged.package_id")
    .select(["packages.id", "packages.tid", "packages.account_id", "merged.packed_at"])
    .where("packages.tid", "=", key.tid)
    .$if(key.accountId !== undefined, (query) =>
      query.where("packages.account_id", "=", key.accountId ?? 0),
    )
    .executeTakeFirst();

export const selectParts = (db: Db, mergedId: number) =>
  db
    .selectFrom("merged_parts")
    .select(["part_id as package_id", "item_id", "num"])
    .where("merged_id", "=", mergedId)
    .orderBy("part_id")
    .orderBy("item_id")
    .execute();

/** A merged parcel that is split leaves nothing behind; its orders' logs tell of it. */
export async function deleteMergedParcel(db: Db, mergedId: number): Promise<void> {
  await db.deleteFrom("merged_parts").where("merged_id", "=", mergedId).execute();
  await db.deleteFrom("merged_parcels").where("package_id", "=", mergedId).execute();
}

export async function markPacked(db: Db, mergedId: number, now: Date): Promise<void> {
  await db
    .updateTable("merged_parcels")
    .set({ packed_at: now })
    .where("package_id", "=", mergedId)
    .execute();
}
