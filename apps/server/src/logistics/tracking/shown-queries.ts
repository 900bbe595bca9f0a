import type { ScanState } from "@sampan/domain/logistics/tracking/scan-state";
import type { TrackedLeg, Tracker } from "@sampan/domain/logistics/tracking/trackers";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** One of a customer's own orders or parcels, or any order for staff. */
export interface Whose {
  readonly tid: string;
  readonly accountId: number | undefined;
}

export interface ShownNumber {
  readonly leg: TrackedLeg;
  readonly express_no: string;
  readonly carrier: string;
  /** Null for a number that is not followed. */
  readonly id: number | null;
  readonly courier: string | null;
}

/** Numbers of couriers that belong to an order or a parcel; undefined where there is no such one, or it is another's. */
export async function selectNumbersOf(
  db: Db,
  { tid, accountId }: Whose,
): Promise<readonly ShownNumber[] | undefined> {
  const isOwn = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
  const { rows } = await sql<{ found: boolean; numbers: readonly ShownNumber[] }>`
    with own_order as (
      select id from orders where tid = ${tid} and ${isOwn}
    ), own_parcel as (
      select id, express_no, rel_tid, local_carrier, local_express_no
        from packages
       where tid = ${tid} and ${isOwn}
    ), numbers (leg, express_no, carrier) as (
      select 'mainland', shipment.express_no, shipment.carrier
        from own_order
        join order_items item on item.order_id = own_order.id
        join item_shipments shipment on shipment.item_id = item.id
       union
      select 'door', package.local_express_no, package.local_carrier
        from own_order
        join order_items item on item.order_id = own_order.id
        join package_items content on content.item_id = item.id
        join packages package on package.id = content.package_id
       union
      select 'mainland', express_no, '' from own_parcel
       union
      select 'door', coalesce(whole.local_express_no, own_parcel.local_express_no),
             coalesce(whole.local_carrier, own_parcel.local_carrier)
        from own_parcel
        left join packages whole on whole.tid = own_parcel.rel_tid
    ), shown as (
      select distinct on (numbers.leg, numbers.express_no)
             numbers.leg, numbers.express_no, coalesce(nullif(numbers.carrier, ''), number.carrier, '') as carrier,
             number.id, number.courier
        from numbers
        left join tracked_numbers number on number.leg = numbers.leg and number.express_no = numbers.express_no
       where numbers.express_no <> ''
       order by numbers.leg desc, numbers.express_no, numbers.carrier desc
    )
    select exists (select from own_order) or exists (select from own_parcel) as found,
           coalesce((select json_agg(shown) from shown), '[]') as numbers
  `.execute(db);
  return rows[0]?.found ? rows[0].numbers : undefined;
}

export interface SilentRow {
  readonly leg: TrackedLeg;
  readonly express_no: string;
  readonly carrier: string;
  readonly tracker: Tracker;
  readonly state: ScanState | null;
  readonly silent_since: Date;
  readonly trouble: string;
  readonly order_tids: string[];
}

/**
 * Numbers that a tracker is asked about, and of which nothing was scanned since then; the longest silence first. Where nobody
 * is connected nobody is silent.
 */
export async function selectSilent(
  db: Db,
  {
    before,
    limit,
    offset,
  }: { readonly before: Date; readonly limit: number; readonly offset: number },
): Promise<{ rows: SilentRow[]; total: number }> {
  const { rows } = await sql<SilentRow & { total: number }>`
    with silent as (
      select *, coalesce(scanned_at, tracked_at) as silent_since, count(*) over () as total
        from tracked_numbers
       where ask_at is not null
         and tracker is not null
         and coalesce(scanned_at, tracked_at) < ${before}
       order by silent_since, id
       limit ${limit}
      offset ${offset}
    )
    select number.leg, number.express_no, number.carrier, number.tracker, number.state, number.silent_since,
           number.trouble, number.total,
           array(
             select distinct orders.tid
               from order_items item
               join orders on orders.id = item.order_id
              where item.id in (
                      select item_id from item_shipments
                       where number.leg = 'mainland' and item_shipments.express_no = number.express_no
                       union
                      select content.item_id
                        from packages package
                        join package_items content on content.package_id = package.id
                       where number.leg = 'door' and package.local_express_no = number.express_no
                    )
              order by orders.tid
           ) as order_tids
      from silent number
     order by number.silent_since, number.id
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export interface CountedAsks {
  readonly tracker: Tracker;
  readonly today: number;
  readonly asks: number;
  readonly answers: number;
}

/** How often each tracker was asked on a day, and since another; days of UTC. */
export async function countAsks(
  db: Db,
  { today, since }: { readonly today: string; readonly since: string },
): Promise<readonly CountedAsks[]> {
  const { rows } = await sql<CountedAsks>`
    select tracker,
           coalesce(sum(asks) filter (where day = ${today}::date), 0)::int as today,
           sum(asks)::int as asks,
           sum(answers)::int as answers
      from tracker_days
     where day >= ${since}::date
     group by tracker
  `.execute(db);
  return rows;
}

/** Numbers that are due, and wait for their turn or for tomorrow's budget. */
export async function countDue(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("tracked_numbers")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("ask_at", "<", now)
    .executeTakeFirstOrThrow();
  return count;
}
