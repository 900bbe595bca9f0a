import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { LastMileWay } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface MonthOfRegion {
  readonly region: Region;
  readonly from: Date;
  readonly until: Date;
}

export interface Carried {
  readonly parcels: number;
  readonly weight_g: number;
  readonly paid: number;
}

/** What customers paid for the way of one parcel, of its paid bill; cents. */
const paidFor = (part: "international" | "local") => sql`
  coalesce((select sum((share ->> ${part})::bigint)
              from bills bill, jsonb_array_elements(bill.explanation -> 'arithmetic') share
             where bill.id = package.bill_id and bill.state = 'paid' and share ->> 'parcel_tid' = package.tid), 0)`;

const carriedColumns = (part: "international" | "local") => sql`
  count(*)::int as parcels, coalesce(sum(package.weight_g), 0)::bigint as weight_g,
  coalesce(sum(${paidFor(part)}), 0)::bigint as paid`;

/**
 * What left in boxes of each line: with its voyage, or where none has left with it when its box did. It reads what left in the month, however
 * long the house has been there: each of both moments has an index.
 */
export async function countByLine(
  db: Db,
  { region, from, until }: MonthOfRegion,
): Promise<readonly (Carried & { readonly transport: TransportId })[]> {
  const { rows } = await sql<Carried & { transport: TransportId }>`
    select box.transport, ${carriedColumns("international")}
      from (
        select loaded.box_id as id
          from voyages voyage
          join voyage_boxes loaded on loaded.voyage_id = voyage.id
         where voyage.departed_at >= ${from}
           and voyage.departed_at < ${until}
         union all
        select alone.id
          from boxes alone
         where alone.dispatched_at >= ${from}
           and alone.dispatched_at < ${until}
           and not exists (select from voyage_boxes loaded
                             join voyages voyage on voyage.id = loaded.voyage_id
                            where loaded.box_id = alone.id and voyage.departed_at is not null)
           ) as gone
      join boxes box on box.id = gone.id
      join packages package on package.box_id = box.id
     where box.region = ${region}
     group by box.transport
  `.execute(db);
  return rows;
}

/**
 * What was handed to whoever goes to doors, by the words that it was handed over with, in the month when that was first. It reads what was
 * handed over in the month.
 */
export async function countByCourier(
  db: Db,
  { region, from, until }: MonthOfRegion,
): Promise<readonly (Carried & { readonly local_carrier: string })[]> {
  const { rows } = await sql<Carried & { local_carrier: string }>`
    select package.local_carrier, ${carriedColumns("local")}
      from (
        select distinct event.package_id as id
          from package_events event
         where event.transport_state = 'delivering'
           and event.at >= ${from}
           and event.at < ${until}
           and not exists (select from package_events earlier
                            where earlier.package_id = event.package_id
                              and earlier.transport_state = 'delivering'
                              and earlier.at < ${from})
           ) as handed
      join packages package on package.id = handed.id
      join accounts account on account.id = package.account_id
     where account.region = ${region}
       and package.local_carrier <> ''
       and not exists (select from shipping_orders ordered
                        where ordered.package_id = package.id and ordered.state = 'made')
     group by package.local_carrier
  `.execute(db);
  return rows;
}

/** What a carrier's own orders brought to stores and doors, and what it told that it takes. */
export async function countByOrder(
  db: Db,
  { region, from, until }: MonthOfRegion,
): Promise<readonly (Carried & { readonly way: LastMileWay; readonly told: number | null })[]> {
  const { rows } = await sql<Carried & { way: LastMileWay; told: number | null }>`
    select ordered.way, ${carriedColumns("local")}, sum(ordered.charge)::bigint as told
      from shipping_orders ordered
      join packages package on package.id = ordered.package_id
      join accounts account on account.id = package.account_id
     where account.region = ${region}
       and ordered.state = 'made'
       and ordered.asked_at >= ${from}
       and ordered.asked_at < ${until}
     group by ordered.way
  `.execute(db);
  return rows;
}

/** Numbers asked about in a month, whose days are those of UTC. */
export async function countByTracker(
  db: Db,
  month: string,
): Promise<readonly { readonly tracker: Tracker; readonly asks: number }[]> {
  const { rows } = await sql<{ tracker: Tracker; asks: number }>`
    select tracker, sum(asks)::int as asks
      from tracker_days
     where day >= ${`${month}-01`}::date
       and day < ${`${month}-01`}::date + interval '1 month'
     group by tracker
  `.execute(db);
  return rows;
}

export interface WrittenCost {
  readonly carrier: string;
  readonly amount: number | null;
  readonly note: string;
  readonly by: string;
}

/** The last that was written down of each carrier. */
export async function selectWritten(
  db: Db,
  { region, month }: { readonly region: Region; readonly month: string },
): Promise<readonly WrittenCost[]> {
  const { rows } = await sql<WrittenCost>`
    select distinct on (cost.carrier) cost.carrier, cost.amount, cost.note, writer.name as by
      from carrier_costs cost
      join staff_members writer on writer.id = cost.written_by
     where cost.region = ${region}
       and cost.month = ${month}
     order by cost.carrier, cost.id desc
  `.execute(db);
  return rows;
}
