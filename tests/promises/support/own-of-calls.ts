import type { Kysely } from "kysely";
import type { Tables } from "../../../apps/server/src/kernel/db/schema.ts";

type Db = Kysely<Tables>;

interface Numbers {
  readonly orders: readonly string[];
  readonly parcels: readonly string[];
}

/**
 * What a call asks for that takes a thing in one state alone, by the last part of its path: without it the search for an
 * id that counts would try every thing a person has with every other.
 */
export async function ownOfCalls(
  db: Db,
  { orders, parcels }: Numbers,
): Promise<Readonly<Record<string, { readonly tid: string | undefined }>>> {
  const unpaid = { tid: await unpaidOf(db, orders) };
  const rehearsed = { tid: await rehearsedOf(db, parcels) };
  return {
    simulate_pay: unpaid,
    pay_confirm: unpaid,
    query_rehearsal: rehearsed,
    accept_rehearsal: rehearsed,
    readdress_parcel: { tid: await paidOf(db, parcels) },
    choose_consignment_way: { tid: await consignedOf(db, orders) },
  };
}

/** An order that was approved and waits for its payment. */
async function unpaidOf(db: Db, tids: readonly string[]): Promise<string | undefined> {
  const found = await db
    .selectFrom("orders")
    .select("tid")
    .where("tid", "in", atLeastOne(tids))
    .where("status", "=", 0)
    .orderBy("id")
    .executeTakeFirst();
  return found?.tid;
}

/** A box that was packed and waits for its owner's answer. */
async function rehearsedOf(db: Db, tids: readonly string[]): Promise<string | undefined> {
  const found = await db
    .selectFrom("rehearsals")
    .select("tid")
    .where("tid", "in", atLeastOne(tids))
    .where("packed_at", "is not", null)
    .orderBy("id")
    .executeTakeFirst();
  return found?.tid;
}

/** A parcel whose freight is paid and that no box has taken. */
async function paidOf(db: Db, tids: readonly string[]): Promise<string | undefined> {
  const found = await db
    .selectFrom("packages")
    .select("tid")
    .where("tid", "in", atLeastOne(tids))
    .where("billing", "=", 4)
    .where("box_id", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  return found?.tid;
}

/** A consignment, whose way may still be chosen. */
async function consignedOf(db: Db, tids: readonly string[]): Promise<string | undefined> {
  const found = await db
    .selectFrom("orders")
    .innerJoin("consignments", "consignments.order_id", "orders.id")
    .select("orders.tid")
    .where("orders.tid", "in", atLeastOne(tids))
    .orderBy("orders.id")
    .executeTakeFirst();
  return found?.tid;
}

const atLeastOne = (tids: readonly string[]): readonly string[] => (tids.length > 0 ? tids : [""]);
