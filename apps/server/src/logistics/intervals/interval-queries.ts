import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type {
  JourneyLeg,
  LegInterval,
  LegIntervals,
} from "@sampan/domain/trade/orders/journey-legs";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { currentLegs } from "./current-legs.ts";

export interface Line {
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
}

export interface PastLeg extends Line {
  readonly leg: JourneyLeg;
  readonly from_at: Date;
  readonly to_at: Date;
}

/** So many journeys of a leg say enough, and the newest of them most. */
const journeys_max = 2_000;

/** Legs that parcels of boxes which left since then have behind them. All parcels of a box sail and clear as one. */
export async function selectPastLegs(db: Db, since: Date): Promise<PastLeg[]> {
  const { rows } = await sql<PastLeg>`
    with journey as (
      select package.id, package.box_id, box.warehouse, box.region, box.transport, bill.paid_at, package.receive_time,
             max(event.at) filter (where event.transport_state = 'international_shipping') as left_at,
             max(event.at) filter (where event.transport_state = 'customs') as customs_at,
             max(event.at) filter (where event.transport_state = 'arrived_at_destination') as arrived_at,
             max(event.at) filter (where event.transport_state = 'delivering') as given_at
        from boxes box
        join packages package on package.box_id = box.id
        left join bills bill on bill.id = package.bill_id
        join package_events event on event.package_id = package.id
       where box.dispatched_at > ${since}
       group by package.id, box.id, bill.paid_at
    ), voyage as (
      select warehouse, region, transport, max(left_at) as left_at, max(customs_at) as customs_at,
             max(arrived_at) as arrived_at
        from journey
       group by box_id, warehouse, region, transport
    ), past (warehouse, region, transport, leg, from_at, to_at) as (
      select warehouse, region, transport, 'load', paid_at, left_at from journey
       union all
      select warehouse, region, transport, 'sail', left_at, customs_at from voyage
       union all
      select warehouse, region, transport, 'clear', customs_at, arrived_at from voyage
       union all
      select warehouse, region, transport, 'bring', arrived_at, given_at from journey
       union all
      select warehouse, region, transport, 'deliver', given_at, receive_time from journey
    ), counted as (
      select past.*, row_number() over (partition by warehouse, region, transport, leg order by to_at desc) as place
        from past
       where to_at > from_at
    )
    select warehouse, region, transport, leg, from_at, to_at
      from counted
     where place <= ${journeys_max}
  `.execute(db);
  return rows;
}

export interface StoredInterval extends Line, LegInterval {
  readonly leg: JourneyLeg;
  readonly samples: number;
}

/** What is known now in place of what was known before. */
export async function replaceIntervals(
  db: Db,
  intervals: readonly StoredInterval[],
  reckoned_at: Date,
): Promise<void> {
  await db.deleteFrom("leg_intervals").execute();
  if (intervals.length === 0) return;
  await db
    .insertInto("leg_intervals")
    .values(intervals.map((interval) => ({ ...interval, reckoned_at })))
    .execute();
}

export interface CurrentLeg extends Line, LegInterval {
  readonly package_id: number;
  readonly leg: JourneyLeg;
  readonly begun_at: Date;
}

/** Parcels on a leg of which past ones tell how long it takes, not yet found late on it. */
export async function selectWatched(db: Db): Promise<CurrentLeg[]> {
  const { rows } = await sql<CurrentLeg>`
    select now.package_id, now.warehouse, now.region, now.transport, now.leg, now.begun_at,
           interval.low_days, interval.high_days
      from (${currentLegs}) as now
      join leg_intervals interval using (warehouse, region, transport, leg)
     where now.begun_at is not null
       and not exists (
             select from stuck_parcels stuck
              where stuck.package_id = now.package_id and stuck.leg = now.leg
           )
  `.execute(db);
  return rows;
}

export interface NewStuck {
  readonly package_id: number;
  readonly leg: JourneyLeg;
  readonly begun_at: Date;
  readonly due_at: Date;
  readonly found_at: Date;
}

export async function insertStuck(db: Db, stuck: readonly NewStuck[]): Promise<void> {
  await db
    .insertInto("stuck_parcels")
    .values([...stuck])
    .onConflict((twice) => twice.doNothing())
    .execute();
}

export interface StuckParcel extends Line {
  readonly tid: string;
  readonly uid: string;
  readonly transport_state: TransportState;
  readonly leg: JourneyLeg;
  readonly begun_at: Date;
  readonly due_at: Date;
  readonly box_number: string | null;
  readonly order_tids: string[];
  readonly note: string;
  readonly acknowledged_at: Date | null;
  readonly acknowledged_by: string | null;
}

/** Parcels that are late on the leg they are on, the latest first; those nobody looks after, or the others. [BO-52] */
export async function selectStuck(
  db: Db,
  wanted: { readonly isAcknowledged: boolean; readonly limit: number; readonly offset: number },
): Promise<{ rows: StuckParcel[]; total: number }> {
  const { rows } = await sql<StuckParcel & { total: number }>`
    select now.tid, account.uid, now.warehouse, now.region, now.transport, now.transport_state, now.leg,
           now.box_number, stuck.begun_at, stuck.due_at, stuck.note, stuck.acknowledged_at,
           member.name as acknowledged_by,
           array(
             select distinct orders.tid
               from package_items content
               join order_items item on item.id = content.item_id
               join orders on orders.id = item.order_id
              where content.package_id = now.package_id
              order by orders.tid
           ) as order_tids,
           count(*) over () as total
      from stuck_parcels stuck
      join (${currentLegs}) as now on now.package_id = stuck.package_id and now.leg = stuck.leg
      join packages package on package.id = stuck.package_id
      join accounts account on account.id = package.account_id
      left join staff_members member on member.id = stuck.acknowledged_by
     where (stuck.acknowledged_at is not null) = ${wanted.isAcknowledged}
     order by stuck.due_at, now.tid
     limit ${wanted.limit}
    offset ${wanted.offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Writes who looks after it; answers on which leg it is late, or nothing when it is not. */
export async function acknowledge(
  db: Db,
  tid: string,
  by: { readonly note: string; readonly staffId: number; readonly now: Date },
): Promise<JourneyLeg | undefined> {
  const { rows } = await sql<{ leg: JourneyLeg }>`
    update stuck_parcels stuck
       set note = ${by.note}, acknowledged_at = ${by.now}, acknowledged_by = ${by.staffId}
      from (${currentLegs}) as now
     where now.tid = ${tid}
       and stuck.package_id = now.package_id
       and stuck.leg = now.leg
    returning stuck.leg
  `.execute(db);
  return rows[0]?.leg;
}

/** The leg that the first of some parcels to be on one is on, and what past parcels of its line needed for each. */
export async function selectLegOf(
  db: Db,
  parcelIds: readonly number[],
): Promise<
  | { readonly leg: JourneyLeg; readonly begun_at: Date; readonly intervals: LegIntervals }
  | undefined
> {
  const { rows } = await sql<{
    leg: JourneyLeg;
    begun_at: Date;
    intervals: LegIntervals | null;
  }>`
    select now.leg, now.begun_at,
           (select json_object_agg(
                     interval.leg,
                     json_build_object('low_days', interval.low_days, 'high_days', interval.high_days)
                   )
              from leg_intervals interval
             where interval.warehouse = now.warehouse
               and interval.region = now.region
               and interval.transport = now.transport) as intervals
      from (${currentLegs}) as now
     where now.package_id = any(${[...parcelIds]}::bigint[])
       and now.begun_at is not null
     order by now.package_id
     limit 1
  `.execute(db);
  const [row] = rows;
  return row && { ...row, intervals: row.intervals ?? {} };
}
