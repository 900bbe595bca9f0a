import type { OpenCalendar } from "../../kernel/closed-days.ts";

const day_ms = 24 * 3_600_000;
const dayBegins = (moment: Date, { nextDay }: OpenCalendar): Date =>
  nextDay(new Date(moment.getTime() - day_ms));
const isClosed = (moment: Date, { dayOf, closed }: OpenCalendar): boolean =>
  closed.includes(dayOf(moment));
const justBefore = (moment: Date): Date => new Date(moment.getTime() - 1);

/**
 * When a coupon really ends: at its end, or, where its last day is a closed one of its owner's region, with the next open
 * day. An end at midnight is the end of the day before. (decision 169)
 */
export function couponEnd(ends_at: Date, calendar: OpenCalendar): Date {
  if (!isClosed(justBefore(ends_at), calendar)) return ends_at;
  let open = calendar.nextDay(justBefore(ends_at));
  while (isClosed(open, calendar)) open = calendar.nextDay(open);
  return calendar.nextDay(open);
}

/** Ends that are past and were moved: those later than `after`, up to and with `until`. None where both are one. */
export interface MovedEnds {
  readonly now: Date;
  readonly after: Date;
  readonly until: Date;
}

/**
 * Which coupons have not ended at a moment, for whoever looks for them: those whose end is later than `now`, and those whose
 * end lies in the closed days that run up to today. Of an end it says the same as `couponEnd`.
 */
export function movedEnds(now: Date, calendar: OpenCalendar): MovedEnds {
  const today = dayBegins(now, calendar);
  let after = today;
  while (isClosed(justBefore(after), calendar)) after = dayBegins(justBefore(after), calendar);
  return { now, after, until: isClosed(now, calendar) ? now : today };
}
