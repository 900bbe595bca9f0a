import { addDays, businessDay, startOfBusinessDay } from "./business-time.ts";
import { type Region, regions } from "./regions.ts";

/**
 * Days (`YYYY-MM-DD`) on which nobody works: in a region its office and banks, in the mainland sellers and our
 * warehouses. Weekends are no part of it.
 */
export type ClosedDays = Readonly<Record<ClosedPlace, readonly string[]>>;

/** Whose days they are: a region's, or the mainland's. */
export type ClosedPlace = Region | "mainland";
export const closedPlaces: readonly ClosedPlace[] = [...regions, "mainland"];

/** What a clock needs to know of closed days, among the settings. */
export interface WithClosedDays {
  readonly closed_days: ClosedDays;
}

/** A place's own days. */
export interface OpenCalendar {
  readonly dayOf: (moment: Date) => string;
  readonly nextDay: (moment: Date) => Date;
  readonly closed: readonly string[];
}

export const calendarOf = (region: Region, { closed_days }: WithClosedDays): OpenCalendar => ({
  dayOf: (moment) => businessDay(moment, region),
  nextDay: (moment) => addDays(startOfBusinessDay(moment, region), 1),
  closed: closed_days[region],
});

/** All of the mainland has one clock, eight hours before UTC, which has not changed in decades. */
const mainland_ms = 8 * 3_600_000;
const day_ms = 24 * 3_600_000;

export const mainlandCalendar = ({ closed_days }: WithClosedDays): OpenCalendar => ({
  dayOf: (moment) => new Date(moment.getTime() + mainland_ms).toISOString().slice(0, 10),
  nextDay: (moment) =>
    new Date((Math.floor((moment.getTime() + mainland_ms) / day_ms) + 1) * day_ms - mainland_ms),
  closed: closed_days.mainland,
});

/**
 * The moment that lies so many hours of open days after another: a closed day passes without its hours being counted,
 * and a deadline is never on one.
 */
export function afterOpenHours(
  from: Date,
  hours: number,
  { dayOf, nextDay, closed }: OpenCalendar,
): Date {
  let moment = from;
  let left_ms = hours * 3_600_000;
  for (;;) {
    const next = nextDay(moment);
    if (!closed.includes(dayOf(moment))) {
      const day_left_ms = next.getTime() - moment.getTime();
      if (left_ms < day_left_ms) return new Date(moment.getTime() + left_ms);
      left_ms -= day_left_ms;
    }
    moment = next;
  }
}

/** Hours of open days between two moments; none when the second is not the later. */
export function openHoursBetween(
  from: Date,
  to: Date,
  { dayOf, nextDay, closed }: OpenCalendar,
): number {
  let open_ms = 0;
  for (let moment = from; moment < to;) {
    const next = nextDay(moment);
    const end = next < to ? next : to;
    if (!closed.includes(dayOf(moment))) open_ms += end.getTime() - moment.getTime();
    moment = next;
  }
  return open_ms / 3_600_000;
}
