import { addDays } from "@sampan/domain/kernel/business-time";
import { openHoursBetween } from "@sampan/domain/kernel/closed-days";
import { calendarOfLeg, dueOf, intervalOf } from "@sampan/domain/trade/orders/journey-legs";
import type { Needs } from "../../kernel/needs.ts";
import {
  insertStuck,
  type PastLeg,
  replaceIntervals,
  selectPastLegs,
  selectWatched,
  type StoredInterval,
} from "./interval-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "reckon-intervals": Record<never, never>;
    "watch-stuck-parcels": Record<never, never>;
  }
}

/** What was half a year ago says little of today. */
const history_days = 180;
const atOnce = 1_000;

type IntervalNeeds = Pick<Needs, "database" | "clock" | "settings">;

/** The job "reckon-intervals": what past parcels of each line needed for each leg, in open days. */
export async function reckonIntervals({ database, clock, settings }: IntervalNeeds): Promise<void> {
  const now = clock();
  const inForce = settings.at(now);
  const past = await selectPastLegs(database.db, addDays(now, -history_days));
  const groups = Map.groupBy(past, (one) =>
    [one.warehouse, one.region, one.transport, one.leg].join(),
  );
  const intervals = [...groups.values()].flatMap((legs) => intervalsOf(legs, inForce));
  await database.db.transaction().execute((open) => replaceIntervals(open, intervals, now));
}

function intervalsOf(
  legs: readonly PastLeg[],
  settings: Parameters<typeof calendarOfLeg>[1],
): StoredInterval[] {
  const [first] = legs;
  if (!first) return [];
  const { warehouse, region, transport, leg } = first;
  const calendar = calendarOfLeg(region, settings)(leg);
  const days = legs.map(({ from_at, to_at }) => openHoursBetween(from_at, to_at, calendar) / 24);
  const interval = intervalOf(leg, days);
  return interval ? [{ warehouse, region, transport, leg, ...interval, samples: legs.length }] : [];
}

/**
 * The job "watch-stuck-parcels": finds parcels that have been on their leg for longer than nine of ten others, so that
 * somebody looks before their owner asks. One alarm for each leg of a parcel. [BO-52]
 */
export async function watchStuckParcels({
  database,
  clock,
  settings,
}: IntervalNeeds): Promise<void> {
  const now = clock();
  const inForce = settings.at(now);
  const watched = await selectWatched(database.db);
  const late = watched.flatMap(({ package_id, leg, begun_at, region, ...interval }) => {
    const due_at = dueOf(interval, begun_at, calendarOfLeg(region, inForce)(leg));
    return due_at && due_at < now ? [{ package_id, leg, begun_at, due_at, found_at: now }] : [];
  });
  for (let from = 0; from < late.length; from += atOnce)
    await insertStuck(database.db, late.slice(from, from + atOnce));
}
