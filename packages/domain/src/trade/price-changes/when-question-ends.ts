import { afterOpenHours, calendarOf, type WithClosedDays } from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/**
 * Until when a customer may answer a question about a price; without an answer it is declined. Closed days of their
 * region do not count.
 */
export const whenQuestionEnds = (
  from: Date,
  region: Region,
  limits: Pick<Limits, "price_answer_hours"> & WithClosedDays,
): Date => afterOpenHours(from, limits.price_answer_hours, calendarOf(region, limits));
