import { addDays } from "../../kernel/business-time.ts";
import { afterOpenHours, mainlandCalendar, type WithClosedDays } from "../../kernel/closed-days.ts";

/**
 * When goods that have arrived are sent without the rest: so many days after the first of them came, as their customer
 * said, and where nobody works in the warehouse that day, when somebody does again.
 */
export const partGoesAt = (
  first_received: Date,
  ship_after_days: number,
  settings: WithClosedDays,
): Date => afterOpenHours(addDays(first_received, ship_after_days), 0, mainlandCalendar(settings));
