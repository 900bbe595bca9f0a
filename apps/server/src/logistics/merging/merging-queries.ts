import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Measures } from "@sampan/domain/money/price-book/freight";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

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

/** A customer's parcel and those that its bill has leaving with it, by their rows; it alone before there is one. */
export async function selectLeavingWith(
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select beside.id
      from packages own
      left join bills on bills.id = own.bill_id
      left join lateral jsonb_array_elements(bills.explanation -> 'shipments') as shipment
        on jsonb_exists(shipment -> 'parcel_tids', own.tid)
      join packages beside
        on beside.id = own.id
        or beside.bill_id = own.bill_id and jsonb_exists(shipment -> 'parcel_tids', beside.tid)
     where own.tid = ${tid}
       and own.account_id = ${accountId}
     order by beside.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertMergedParcel(
  db: Db,
  parcel: { readonly package_id: number; readonly asked_at: Date },
  parts: readonly { readonly part_id: number; readonly item_id: number; readonly num: number }[],
): Promise<void> {
  await db.insertInto("merged_parcels").values(parcel).execute();
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

/** It is one box now, of which these show what lay in it. */
export async function markPacked(
  db: Db,
  mergedId: number,
  { contents, now }: { readonly contents: readonly string[]; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("merged_parcels")
    .set({ packed_at: now, contents_photos: JSON.stringify(contents) })
    .where("package_id", "=", mergedId)
    .execute();
}
