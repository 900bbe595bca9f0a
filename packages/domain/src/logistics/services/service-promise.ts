import { afterOpenHours, mainlandCalendar, type WithClosedDays } from "../../kernel/closed-days.ts";
import { holdDays_max, holdDays_usual } from "./service-kinds.ts";

const day_ms = 24 * 3_600_000;

/** A hold has no work in it; one that a person looks at first is answered in so many hours. */
export const holdJudgingHours = 24;

/** Until when a service is promised: so many hours of days on which our warehouses work. */
export const promisedBy = (asked: Date, hours: number, settings: WithClosedDays): Date =>
  afterOpenHours(asked, hours, mainlandCalendar(settings));

/** The day (`YYYY-MM-DD`) a hold ends on: the one its owner named, or the usual one; undefined for one past or too far. */
export function holdUntil(now: Date, named: string | undefined): string | undefined {
  const dayAfter = (days: number) =>
    new Date(now.getTime() + days * day_ms).toISOString().slice(0, 10);
  const day = named ?? dayAfter(holdDays_usual);
  return day > dayAfter(0) && day <= dayAfter(holdDays_max) ? day : undefined;
}

/** What holds on a day of that name, wherever one is, is over. */
export const isHoldOver = (until: string, now: Date): boolean =>
  now.getTime() >= Date.parse(`${until}T23:59:59Z`);
