import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { currentLegs, wayOfPackage } from "../intervals/current-legs.ts";

/** Whole days of past parcels from a seller's number to our receipt, and of those under way since then: so many of each. */
export interface DaysCounted {
  readonly has_come: boolean;
  readonly days: number;
  readonly parcels: number;
}

/** How far back past parcels tell of days to come. */
export const past_days = 90;
const delays_max_days = 60;

export async function selectReceiptDays(db: Db, now: Date): Promise<readonly DaysCounted[]> {
  const { rows } = await sql<DaysCounted>`
    with sent as (
      select express_no, min(recorded_at) as recorded_at
        from item_shipments
       where recorded_at > ${now}::timestamptz - make_interval(days => ${past_days + delays_max_days}::int)
         and express_no <> ''
       group by express_no
    ), come as (
      select sent.recorded_at,
             (select min(package.created_at) from packages package where package.express_no = sent.express_no) as came_at
        from sent
    )
    select came_at is not null as has_come,
           floor(extract(epoch from coalesce(came_at, ${now}) - recorded_at) / 86400)::int as days,
           count(*)::int as parcels
      from come
     where recorded_at <= coalesce(came_at, ${now})
       and (came_at is null or came_at > ${now}::timestamptz - make_interval(days => ${past_days}::int))
     group by 1, 2
  `.execute(db);
  return rows;
}

/** Numbers of sellers that were recorded, and merges that customers asked for, by day of the week (0 Sunday), four weeks. */
export interface WeekdayCount {
  readonly weekday: number;
  readonly recorded: number;
  readonly asked: number;
}

export const weeks = 4;

export async function selectWeekdays(
  db: Db,
  { since, until, zone }: { readonly since: Date; readonly until: Date; readonly zone: string },
): Promise<readonly WeekdayCount[]> {
  const { rows } = await sql<WeekdayCount>`
    select extract(dow from at at time zone ${zone})::int as weekday,
           count(*) filter (where what = 'recorded')::int as recorded,
           count(*) filter (where what = 'asked')::int as asked
      from (
        select 'recorded' as what, min(recorded_at) as at from item_shipments
         where express_no <> '' and recorded_at >= ${since} and recorded_at < ${until}
         group by express_no
         union all
        select 'asked', asked_at from merged_parcels where asked_at >= ${since} and asked_at < ${until}
      ) as happened
     group by 1
  `.execute(db);
  return rows;
}

interface Line {
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly transport: TransportId;
}

export interface LineVolume extends Line {
  readonly waiting_mm3: number;
  /** Of parcels whose freight was paid since then. */
  readonly paid_mm3: number;
}

const volume = sql`package.length_mm::bigint * package.width_mm * package.height_mm`;

/** What waits to leave on each line, and what was paid for it since. */
export async function selectLineVolumes(db: Db, since: Date): Promise<readonly LineVolume[]> {
  const { rows } = await sql<LineVolume>`
    select warehouse, region, transport,
           coalesce(sum(volume) filter (where what = 'waiting'), 0)::bigint as waiting_mm3,
           coalesce(sum(volume) filter (where what = 'paid'), 0)::bigint as paid_mm3
      from (
        select 'waiting' as what, now.warehouse, now.region, now.transport, ${volume} as volume
          from (${currentLegs}) as now
          join packages package on package.id = now.package_id
         where now.leg = 'load'
         union all
        select 'paid', package.warehouse, way.region, way.transport, ${volume}
          from bills bill
          join packages package on package.bill_id = bill.id
          ${wayOfPackage}
         where bill.paid_at >= ${since}
      ) as lines
     group by warehouse, region, transport
     order by warehouse, region, transport
  `.execute(db);
  return rows;
}

/** What each voyage carried that left since then. */
export async function selectCarried(
  db: Db,
  since: Date,
): Promise<readonly (Line & { readonly carried_mm3: number })[]> {
  const { rows } = await sql<Line & { carried_mm3: number }>`
    select voyage.warehouse, voyage.region, voyage.transport, sum(${volume})::bigint as carried_mm3
      from voyages voyage
      join voyage_boxes loaded on loaded.voyage_id = voyage.id
      join packages package on package.box_id = loaded.box_id
     where voyage.departed_at >= ${since}
     group by voyage.id
    having sum(${volume}) > 0
  `.execute(db);
  return rows;
}
