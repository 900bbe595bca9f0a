import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { LastMileTrouble } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import type { LastMileWay, StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A parcel as its last mile is decided; what nobody measured is null. */
export interface LastMileParcel {
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  /** It lies in another one, or will. */
  readonly is_part: boolean;
}

const selectParcel = async (db: Db, condition: RawBuilder<unknown>, tail: RawBuilder<unknown>) => {
  const { rows } = await sql<LastMileParcel>`
    select id, tid, account_id, billing, transport_state, weight_g, length_mm, width_mm, height_mm,
           exists (select from merged_parts where part_id = packages.id) as is_part
      from packages
     where ${condition}
     ${tail}
  `.execute(db);
  return rows[0];
};

/** One of a customer's own parcels. */
export const selectOwnParcel = (
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number },
): Promise<LastMileParcel | undefined> =>
  selectParcel(db, sql`tid = ${tid} and account_id = ${accountId}`, sql``);

/** The same, held until the transaction ends: whoever orders for it waits, and reads what was chosen. */
export const lockOwnParcel = (
  db: Db,
  { tid, accountId }: { readonly tid: string; readonly accountId: number },
): Promise<LastMileParcel | undefined> =>
  selectParcel(db, sql`tid = ${tid} and account_id = ${accountId}`, sql`for update`);

/** Any parcel, by its row or its number, held. */
export const lockParcel = (
  db: Db,
  key: { readonly id: number } | { readonly tid: string },
): Promise<LastMileParcel | undefined> =>
  selectParcel(db, "id" in key ? sql`id = ${key.id}` : sql`tid = ${key.tid}`, sql`for update`);

/** Any parcel, not held: whoever moves its goods holds their orders first. */
export const findParcel = (db: Db, id: number): Promise<LastMileParcel | undefined> =>
  selectParcel(db, sql`id = ${id}`, sql``);

export interface Choice {
  readonly way: LastMileWay;
  readonly store_id: string | null;
  readonly store_name: string;
  readonly store_address: string;
  readonly chosen_at: Date;
  readonly trouble: LastMileTrouble | "";
  readonly answer_by: Date | null;
  readonly ended_at: Date | null;
}

export const selectChoice = (db: Db, packageId: number): Promise<Choice | undefined> =>
  db
    .selectFrom("last_mile_choices")
    .select([
      "way",
      "store_id",
      "store_name",
      "store_address",
      "chosen_at",
      "trouble",
      "answer_by",
      "ended_at",
    ])
    .where("package_id", "=", packageId)
    .executeTakeFirst();

/** A choice in the place of the one before, without its trouble. */
export async function putChoice(
  db: Db,
  packageId: number,
  {
    way,
    store,
    now,
  }: {
    readonly way: LastMileWay;
    readonly store: {
      readonly store_id: string;
      readonly name: string;
      readonly address: string;
    } | null;
    readonly now: Date;
  },
): Promise<void> {
  const chosen = {
    way,
    store_id: store?.store_id ?? null,
    store_name: store?.name ?? "",
    store_address: store?.address ?? "",
    chosen_at: now,
    store_seen_at: store && now,
    trouble: "" as const,
    answer_by: null,
    ended_at: null,
  };
  await db
    .insertInto("last_mile_choices")
    .values({ package_id: packageId, ...chosen })
    .onConflict((known) => known.column("package_id").doUpdateSet(chosen))
    .execute();
}

/** Marks a choice that its owner has to make again; false where it is marked so already. */
export async function markTrouble(
  db: Db,
  packageId: number,
  { trouble, answer_by }: { readonly trouble: LastMileTrouble; readonly answer_by: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("last_mile_choices")
    .set({ trouble, answer_by })
    .where("package_id", "=", packageId)
    .where("trouble", "=", "")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Visit {
  readonly package_id: number;
  readonly account_id: number;
  readonly chain: StoreChain;
  readonly ends_at: Date;
}

export const insertVisit = (db: Db, visit_hash: string, visit: Visit): Promise<unknown> =>
  db
    .insertInto("store_map_visits")
    .values({ visit_hash, ...visit })
    .execute();

/** What the map said of a visit, its first word alone; answers which parcel it was for. */
export async function answerVisit(
  db: Db,
  visit_hash: string,
  { store_id, now }: { readonly store_id: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ tid: string }>`
    with visit as (
      update store_map_visits
         set store_id = coalesce(store_id, ${store_id})
       where visit_hash = ${visit_hash} and ends_at > ${now}
      returning package_id
    )
    select packages.tid from visit join packages on packages.id = visit.package_id
  `.execute(db);
  return rows[0]?.tid;
}

/** The store of a visit that the customer began for this parcel; undefined where it is over, another's or without an answer. */
export const selectVisit = (
  db: Db,
  visit_hash: string,
  of: { readonly packageId: number; readonly accountId: number; readonly now: Date },
): Promise<{ chain: StoreChain; store_id: string | null } | undefined> =>
  db
    .selectFrom("store_map_visits")
    .select(["chain", "store_id"])
    .where("visit_hash", "=", visit_hash)
    .where("package_id", "=", of.packageId)
    .where("account_id", "=", of.accountId)
    .where("ends_at", ">", of.now)
    .where("store_id", "is not", null)
    .executeTakeFirst();

export const deleteVisit = (db: Db, visit_hash: string): Promise<unknown> =>
  db.deleteFrom("store_map_visits").where("visit_hash", "=", visit_hash).execute();
