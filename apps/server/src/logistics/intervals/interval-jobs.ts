import { addDays } from "@sampan/domain/kernel/business-time";
import { openHoursBetween } from "@sampan/domain/kernel/closed-days";
import {
  calendarOfLeg,
  dueOf,
  intervalOf,
  judgeLeg,
} from "@sampan/domain/trade/orders/journey-legs";
import type { Needs } from "../../kernel/needs.ts";
import {
  addHits,
  deleteHitsBefore,
  holdIntervals,
  type KnownInterval,
  type NewHits,
} from "./hit-queries.ts";
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

/**
 * The job "reckon-intervals": what past parcels of each line needed for each leg, in open days; and how the legs that ended
 * since came out by what was known before.
 */
export async function reckonIntervals({ database, clock, settings }: IntervalNeeds): Promise<void> {
  const now = clock();
  const inForce = settings.at(now);
  const past = await selectPastLegs(database.db, addDays(now, -history_days));
  const groups = Map.groupBy(
    past.map((leg) => ({ ...leg, days: daysNeeded(leg, inForce) })),
    nameOf,
  );
  const intervals = [...groups.values()].flatMap(intervalsOf);
  await database.db.transaction().execute(async (open) => {
    const known = await holdIntervals(open);
    const hits = known.flatMap((interval) => hitsOf(interval, groups.get(nameOf(interval)) ?? []));
    await addHits(open, hits, now);
    await deleteHitsBefore(open, addDays(now, -history_days));
    await replaceIntervals(open, intervals, now);
  });
}

type LegInDays = PastLeg & { readonly days: number };

const nameOf = ({ warehouse, region, transport, leg }: Omit<PastLeg, "from_at" | "to_at">) =>
  [warehouse, region, transport, leg].join();

const daysNeeded = (
  { region, leg, from_at, to_at }: PastLeg,
  settings: Parameters<typeof calendarOfLeg>[1],
): number => openHoursBetween(from_at, to_at, calendarOfLeg(region, settings)(leg)) / 24;

function intervalsOf(legs: readonly LegInDays[]): StoredInterval[] {
  const [first] = legs;
  if (!first) return [];
  const { warehouse, region, transport, leg } = first;
  const days = legs.map((one) => one.days);
  const interval = intervalOf(leg, days);
  return interval ? [{ warehouse, region, transport, leg, ...interval, samples: legs.length }] : [];
}

/** How those came out that ended after the interval was known. */
function hitsOf(known: KnownInterval, legs: readonly LegInDays[]): NewHits[] {
  const { warehouse, region, transport, leg, reckoned_at } = known;
  const count = { early: 0, within: 0, late: 0 };
  for (const { to_at, days } of legs) if (to_at > reckoned_at) count[judgeLeg(known, days)] += 1;
  const isAny = count.early + count.within + count.late > 0;
  return isAny ? [{ warehouse, region, transport, leg, ...count }] : [];
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
