import { afterOpenHours, calendarOf, type WithClosedDays } from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

type ClockLimits = Pick<
  Limits,
  "work_order_answer_hours" | "work_order_silence_days" | "work_order_notice_hours"
> &
  WithClosedDays;

/** Until when a customer's word is answered. Closed days of their region do not count. */
export const answerDue = (from: Date, region: Region, limits: ClockLimits): Date =>
  afterOpenHours(from, limits.work_order_answer_hours, calendarOf(region, limits));

/**
 * When silence after an answer closes a work order, and when its customer is told of it: so many hours of open days
 * before.
 */
export function silenceEnds(
  answeredAt: Date,
  region: Region,
  limits: ClockLimits,
): { readonly warn_at: Date; readonly close_at: Date } {
  const calendar = calendarOf(region, limits);
  const hours = limits.work_order_silence_days * 24;
  return {
    warn_at: afterOpenHours(answeredAt, hours - limits.work_order_notice_hours, calendar),
    close_at: afterOpenHours(answeredAt, hours, calendar),
  };
}

/** Until when a conversation stays open whose customer is told now that silence closes it: they have all of their notice. */
export const noticeEnds = (toldAt: Date, region: Region, limits: ClockLimits): Date =>
  afterOpenHours(toldAt, limits.work_order_notice_hours, calendarOf(region, limits));
