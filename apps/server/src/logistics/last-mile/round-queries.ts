import type { LastMileWay, StoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** It came to its owner, or never will. */
export async function endChoice(db: Db, packageId: number, now: Date): Promise<void> {
  await db
    .updateTable("last_mile_choices")
    .set({ ended_at: now, trouble: "", answer_by: null })
    .where("package_id", "=", packageId)
    .execute();
}

/** Ends the choices of parcels that were handed over or given up otherwise, and visits that are over. */
export async function tidyLastMile(db: Db, now: Date, limit: number): Promise<void> {
  await sql`
    update last_mile_choices
       set ended_at = ${now}, trouble = '', answer_by = null
     where package_id in (
             select choice.package_id
               from last_mile_choices choice
               join packages on packages.id = choice.package_id
              where choice.ended_at is null
                and packages.transport_state in ('received', 'abandoned', 'waiting_for_pickup')
              limit ${limit}
           )
  `.execute(db);
  await sql`
    delete from store_map_visits
     where visit_hash in (select visit_hash from store_map_visits where ends_at < ${now} limit ${limit})
  `.execute(db);
}

/**
 * Sends to the door what has not been sent anywhere and whose owner did not answer in time, where there is a way to it. What the
 * door does not take either is our desk's: it is given to another carrier by hand.
 */
export const sendUnansweredHome = (
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<unknown> =>
  sql`
    update last_mile_choices
       set way = 'home', store_id = null, store_name = '', store_address = '', trouble = '', answer_by = null,
           chosen_at = ${now}
     where package_id in (
             select choice.package_id
               from last_mile_choices choice
              where choice.answer_by < ${now}
                and choice.ended_at is null
                and choice.way <> 'home'
                and not exists (
                      select from shipping_orders
                       where shipping_orders.package_id = choice.package_id
                         and (state in ('asked', 'sent', 'unclear')
                              or state = 'made' and (step is null or step not in ('delivered', 'returned', 'lost', 'cancelled')))
                    )
              limit ${limit}
           )
  `.execute(db);

export interface ChosenStore {
  readonly package_id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly way: LastMileWay;
  readonly store_id: string;
}

/** Stores of parcels that are not on their way to them yet, and of which nobody asked for a day whether they are there. */
export const selectStoresToCheck = async (
  db: Db,
  {
    chain,
    before,
    limit,
  }: { readonly chain: StoreChain; readonly before: Date; readonly limit: number },
): Promise<readonly ChosenStore[]> => {
  const { rows } = await sql<ChosenStore>`
    select choice.package_id, packages.tid, packages.account_id, choice.way, choice.store_id
      from last_mile_choices choice
      join packages on packages.id = choice.package_id
     where choice.ended_at is null
       and choice.trouble = ''
       and choice.way = ${chain}
       and choice.store_seen_at < ${before}
       and not exists (select from merged_parts where part_id = choice.package_id)
       and not exists (select from shipping_orders
                        where shipping_orders.package_id = choice.package_id
                          and shipping_orders.asked_at >= choice.chosen_at)
     order by choice.store_seen_at
     limit ${limit}
  `.execute(db);
  return rows;
};

export const noteStoresSeen = (
  db: Db,
  packageIds: readonly number[],
  now: Date,
): Promise<unknown> =>
  db
    .updateTable("last_mile_choices")
    .set({ store_seen_at: now })
    .where("package_id", "in", [0, ...packageIds])
    .execute();

/** Parcels whose store closed under way, and whose owner chose another of a chain that can send them on. */
export const selectToMove = async (
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<
  readonly {
    readonly id: number;
    readonly store_id: string;
    readonly store_name: string;
    readonly store_address: string;
  }[]
> => {
  const { rows } = await sql<{
    id: number;
    store_id: string;
    store_name: string;
    store_address: string;
  }>`
    select shipping.id, choice.store_id, choice.store_name, choice.store_address
      from shipping_orders shipping
      join last_mile_choices choice on choice.package_id = shipping.package_id
     where shipping.state = 'made'
       and shipping.step = 'store_closed'
       and shipping.way = 'seven_eleven'
       and choice.way = 'seven_eleven'
       and choice.trouble = ''
       and choice.chosen_at > shipping.asked_at
       and choice.store_id <> shipping.store_id
       and (shipping.look_at is null or shipping.look_at > ${now})
     order by shipping.id
     limit ${limit}
  `.execute(db);
  return rows;
};
