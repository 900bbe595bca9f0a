import type { JourneyLeg } from "@sampan/domain/trade/orders/journey-legs";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Line, StoredInterval } from "./interval-queries.ts";

export interface KnownInterval extends StoredInterval {
  readonly reckoned_at: Date;
}

/** The intervals that are known now, held: whoever reckons meanwhile finds none to judge by, and counts nothing twice. */
export const holdIntervals = (db: Db): Promise<readonly KnownInterval[]> =>
  db
    .selectFrom("leg_intervals")
    .select([
      "warehouse",
      "region",
      "transport",
      "leg",
      "low_days",
      "high_days",
      "samples",
      "reckoned_at",
    ])
    .forUpdate()
    .execute();

export interface NewHits extends Line {
  readonly leg: JourneyLeg;
  readonly early: number;
  readonly within: number;
  readonly late: number;
}

/** Adds what was judged today. */
export async function addHits(db: Db, hits: readonly NewHits[], now: Date): Promise<void> {
  if (hits.length === 0) return;
  await db
    .insertInto("leg_hits")
    .values(hits.map((hit) => ({ ...hit, day: now.toISOString().slice(0, 10) })))
    .onConflict((met) =>
      met.columns(["warehouse", "region", "transport", "leg", "day"]).doUpdateSet({
        early: sql`leg_hits.early + excluded.early`,
        within: sql`leg_hits.within + excluded.within`,
        late: sql`leg_hits.late + excluded.late`,
      }),
    )
    .execute();
}

export const deleteHitsBefore = (db: Db, before: Date): Promise<unknown> =>
  db.deleteFrom("leg_hits").where("day", "<", before.toISOString().slice(0, 10)).execute();

export interface JudgedInterval extends NewHits {
  readonly low_days: number;
  readonly high_days: number;
  readonly samples: number;
}

/** What is expected of each line and leg, and how that came out since then; the most judged first. */
export async function selectJudged(db: Db, since: Date): Promise<readonly JudgedInterval[]> {
  const { rows } = await sql<JudgedInterval>`
    select interval.warehouse, interval.region, interval.transport, interval.leg, interval.low_days, interval.high_days,
           interval.samples, coalesce(sum(hit.early), 0)::int as early, coalesce(sum(hit.within), 0)::int as within,
           coalesce(sum(hit.late), 0)::int as late
      from leg_intervals interval
      left join leg_hits hit on hit.warehouse = interval.warehouse and hit.region = interval.region
                            and hit.transport = interval.transport and hit.leg = interval.leg
                            and hit.day >= ${since.toISOString().slice(0, 10)}::date
     group by interval.warehouse, interval.region, interval.transport, interval.leg, interval.low_days,
              interval.high_days, interval.samples
     order by coalesce(sum(hit.early + hit.within + hit.late), 0) desc, interval.warehouse, interval.region,
              interval.transport, interval.leg
  `.execute(db);
  return rows;
}
