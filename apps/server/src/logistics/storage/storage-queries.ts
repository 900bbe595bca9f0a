import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import { storingStates } from "@sampan/domain/logistics/storage/storage-clock";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A parcel that lies in a warehouse, with all that its days follow from. */
export interface StoringParcel {
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly is_merged: boolean;
  readonly created_at: Date;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly tier: MembershipTier;
  readonly free_days: number | null;
  readonly added_days: number;
  readonly uid: string;
  readonly express_no: string;
  /** Somebody proposed to give it up. */
  readonly is_asked: boolean;
  readonly order_tids: readonly string[];
  readonly told: readonly Told[];
}

export interface Told {
  readonly last_day: string;
  readonly days: number;
}

const columns = sql`
  package.id, package.tid, package.account_id, package.billing, package.transport_state,
  package.created_at, package.warehouse, package.free_days, account.region, account.tier,
  account.uid, package.express_no,
  exists (select from abandonments where package_id = package.id and state = 'asked') as is_asked,
  exists (select from merged_parcels where package_id = package.id) as is_merged,
  (select coalesce(sum(days), 0)::int from storage_extensions where package_id = package.id) as added_days,
  array(
    select distinct orders.tid
      from package_items content
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
     where content.package_id = package.id
     order by orders.tid
  ) as order_tids,
  (select coalesce(json_agg(json_build_object('last_day', last_day, 'days', days)), '[]')
     from storage_notices
    where package_id = package.id) as told`;

const storing = (which: RawBuilder<unknown>) => sql<StoringParcel>`
  select ${columns}
    from packages package
    join accounts account on account.id = package.account_id
   where package.billing = 3
     and package.transport_state = any(${[...storingStates]}::text[])
     and ${which}
   order by package.created_at, package.id`;

/** A person's own, the longest lying first. */
export const selectOwnStoring = async (db: Db, accountId: number): Promise<StoringParcel[]> =>
  (await storing(sql`package.account_id = ${accountId}`).execute(db)).rows;

/** All that came before a moment, wherever they lie. */
export const selectStoringSince = async (db: Db, before: Date): Promise<StoringParcel[]> =>
  (await storing(sql`package.created_at < ${before}`).execute(db)).rows;

export const findStoring = async (db: Db, id: number): Promise<StoringParcel | undefined> =>
  (await storing(sql`package.id = ${id}`).execute(db)).rows[0];

/** Keeps that an owner was told; false where they were before. */
export async function insertNotice(
  db: Db,
  told: { package_id: number; last_day: string; days: number; told_at: Date },
): Promise<boolean> {
  const written = await db
    .insertInto("storage_notices")
    .values(told)
    .onConflict((row) => row.doNothing())
    .returning("package_id")
    .executeTakeFirst();
  return written !== undefined;
}

/** Days that somebody bought or gave. Cents of the payment currency. */
export interface NewExtension {
  readonly package_id: number;
  readonly until: string;
  readonly days: number;
  readonly lines: number;
  readonly per_day: number;
  readonly amount: number;
  /** Of staff, who give them. */
  readonly reason?: string;
  readonly staff_id?: number;
  readonly created_at: Date;
}

export const insertExtension = (db: Db, extension: NewExtension): Promise<unknown> =>
  db.insertInto("storage_extensions").values(extension).execute();

export const findExtension = (
  db: Db,
  { package_id, until }: { readonly package_id: number; readonly until: string },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom("storage_extensions")
    .select("id")
    .where("package_id", "=", package_id)
    .where("until", "=", until)
    .executeTakeFirst();
