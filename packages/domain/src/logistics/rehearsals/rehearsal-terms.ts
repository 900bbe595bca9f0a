import type { Cents } from "../../kernel/money.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

type RehearsalLimits = Pick<
  Limits,
  | "rehearsal_fee_units"
  | "rehearsal_answer_hours"
  | "rehearsal_price_hours"
  | "rehearsal_reminder_hours"
>;

const hour_ms = 3_600_000;
const hoursAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * hour_ms);

/**
 * What packing first costs, cents of the payment currency: once, and again for every earlier packing of these goods that
 * was taken apart, the first of which is free.
 */
export const feeOfRehearsal = (
  { rehearsal_fee_units }: Pick<RehearsalLimits, "rehearsal_fee_units">,
  takenApart: number,
): Cents => rehearsal_fee_units * 100 * Math.max(1, takenApart);

/** From its packing on: until when its owner answers, and how long the tariff of that moment prices it. */
export const termsOfRehearsal = (
  packedAt: Date,
  limits: Omit<RehearsalLimits, "rehearsal_fee_units" | "rehearsal_reminder_hours">,
) => ({
  answer_by: hoursAfter(packedAt, limits.rehearsal_answer_hours),
  price_until: hoursAfter(packedAt, limits.rehearsal_price_hours),
});

/** Whoever has until then or less is reminded now. */
export const remindedUntil = (
  now: Date,
  { rehearsal_reminder_hours }: Pick<RehearsalLimits, "rehearsal_reminder_hours">,
): Date => hoursAfter(now, rehearsal_reminder_hours);
