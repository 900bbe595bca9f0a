import { addDays, businessDay } from "../../kernel/business-time.ts";
import {
  afterOpenHours,
  calendarOf,
  mainlandCalendar,
  type OpenCalendar,
  type WithClosedDays,
} from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";

/**
 * The legs of a parcel's way that are ours or our carriers' once its freight is paid: loaded and away, at sea or in the
 * air, through customs, to the courier, to the door. How long customers take is no part of it.
 */
export const journeyLegs = ["load", "sail", "clear", "bring", "deliver"] as const;
export type JourneyLeg = (typeof journeyLegs)[number];

/** Open days that past parcels needed for a leg: a tenth were quicker than the low end, a tenth slower than the high. */
export interface LegInterval {
  readonly low_days: number;
  readonly high_days: number;
}
export type LegIntervals = Readonly<Partial<Record<JourneyLeg, LegInterval>>>;

/** With fewer journeys than these, what they needed says nothing. All parcels of a box sail in one. */
export const samplesNeeded: Readonly<Record<JourneyLeg, number>> = {
  load: 20,
  sail: 5,
  clear: 5,
  bring: 20,
  deliver: 20,
};

/**
 * The interval of a leg from what past journeys needed, in open days; nothing when they are too few. It is a range
 * always: whoever is told a single day counts on it.
 */
export function intervalOf(
  leg: JourneyLeg,
  needed_days: readonly number[],
): LegInterval | undefined {
  if (needed_days.length < samplesNeeded[leg]) return undefined;
  const sorted = needed_days.toSorted((one, other) => one - other);
  const low_days = Math.floor(percentile(sorted, 0.1));
  return { low_days, high_days: Math.max(Math.ceil(percentile(sorted, 0.9)), low_days + 1) };
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? 0;

/** How a leg that needed so many open days came out beside what was expected of it. */
export const judgeLeg = (
  { low_days, high_days }: LegInterval,
  needed_days: number,
): "early" | "within" | "late" =>
  needed_days < low_days ? "early" : needed_days > high_days ? "late" : "within";

/** The last moment at which a leg that has begun then is not late; nothing is known of one without history. */
export const dueOf = (
  interval: LegInterval | undefined,
  begun_at: Date,
  calendar: OpenCalendar,
): Date | undefined => interval && afterOpenHours(begun_at, interval.high_days * 24, calendar);

/** Whose closed days a leg passes over: our warehouse's until it leaves, its owner's from then on. */
export const calendarOfLeg =
  (region: Region, settings: WithClosedDays) =>
  (leg: JourneyLeg): OpenCalendar =>
    leg === "load" ? mainlandCalendar(settings) : calendarOf(region, settings);

export interface ExpectedLeg {
  readonly leg: JourneyLeg;
  readonly from: Date;
  readonly to: Date;
}

/**
 * When the leg under way and those after it are expected to end. Each follows on the one before, so ranges grow; the
 * first leg without history ends what can be said. What is late already begins today, and has as long as others differed.
 */
export function expectLegs(
  { leg, begun_at, now }: { readonly leg: JourneyLeg; readonly begun_at: Date; readonly now: Date },
  intervals: LegIntervals,
  calendarFor: (leg: JourneyLeg) => OpenCalendar,
): readonly ExpectedLeg[] {
  const expected: ExpectedLeg[] = [];
  let [from, to] = [begun_at, begun_at];
  for (const each of journeyLegs.slice(journeyLegs.indexOf(leg))) {
    const interval = intervals[each];
    if (!interval) break;
    const { low_days, high_days } = interval;
    const calendar = calendarFor(each);
    from = latest(afterOpenHours(from, low_days * 24, calendar), now);
    to = afterOpenHours(to, high_days * 24, calendar);
    if (to <= now) to = afterOpenHours(now, (high_days - low_days) * 24, calendar);
    expected.push({ leg: each, from, to });
  }
  return expected;
}

/** A range as days of the region's clocks (`YYYY-MM-DD`). A single day would be counted on. */
export function daysOf(
  { from, to }: Pick<ExpectedLeg, "from" | "to">,
  region: Region,
): { readonly expected_from: string; readonly expected_to: string } {
  const [expected_from, last] = [businessDay(from, region), businessDay(to, region)];
  const expected_to = last > expected_from ? last : businessDay(addDays(from, 1), region);
  return { expected_from, expected_to };
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
