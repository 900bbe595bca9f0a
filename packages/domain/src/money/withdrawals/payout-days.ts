import { calendarOf, type OpenCalendar, type WithClosedDays } from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

type PayoutLimits = Pick<Limits, "payout_min_working_days" | "payout_max_working_days"> &
  WithClosedDays;

/**
 * Between which days (`YYYY-MM-DD` in the region) a withdrawal that is applied for now reaches the bank account: so many
 * days after today on which banks work: Monday to Friday, closed days of the region not counted. [CONST-13] [WAL-07]
 */
export const payoutDays = (
  now: Date,
  region: Region,
  limits: PayoutLimits,
): { readonly from: string; readonly until: string } => ({
  from: afterWorkingDays(now, calendarOf(region, limits), limits.payout_min_working_days),
  until: afterWorkingDays(now, calendarOf(region, limits), limits.payout_max_working_days),
});

function afterWorkingDays(
  now: Date,
  { dayOf, nextDay, closed }: OpenCalendar,
  days: number,
): string {
  let moment = now;
  for (let left = days; left > 0;) {
    moment = nextDay(moment);
    const day = dayOf(moment);
    if (isWeekday(day) && !closed.includes(day)) left -= 1;
  }
  return dayOf(moment);
}

/** Monday to Friday. */
function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
