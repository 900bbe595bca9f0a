/** With fewer voyages than these, what one usually carries is not known. */
export const voyagesNeeded = 3;

export interface LineVolumes {
  /** Cubic millimetres that are paid and wait, in boxes or not. */
  readonly waiting_mm3: number;
  /** Cubic millimetres that are paid a day, on average of past weeks. */
  readonly per_day_mm3: number;
  /** What past voyages carried, cubic millimetres each. */
  readonly carried_mm3: readonly number[];
}

export interface ExpectedFill {
  /** What a voyage of the line usually carries, the middle of past ones; null where too few left. */
  readonly usual_mm3: number | null;
  /** What waits today, and in so many days if nothing leaves. */
  readonly today_mm3: number;
  readonly later_mm3: number;
  /** In how many days it is as much as usually leaves, 0 for today; null where not within these days. */
  readonly full_in_days: number | null;
}

/** How a line fills in days to come while nothing leaves. */
export function expectFill(
  { waiting_mm3, per_day_mm3, carried_mm3 }: LineVolumes,
  days: number,
): ExpectedFill {
  const sorted = carried_mm3.toSorted((one, other) => one - other);
  const usual = sorted.length < voyagesNeeded ? undefined : sorted[Math.floor(sorted.length / 2)];
  const later_mm3 = Math.round(waiting_mm3 + per_day_mm3 * days);
  return {
    usual_mm3: usual ?? null,
    today_mm3: waiting_mm3,
    later_mm3,
    full_in_days: usual === undefined ? null : daysUntil(usual, { waiting_mm3, per_day_mm3, days }),
  };
}

interface Filling extends Pick<LineVolumes, "waiting_mm3" | "per_day_mm3"> {
  readonly days: number;
}

function daysUntil(usual_mm3: number, { waiting_mm3, per_day_mm3, days }: Filling): number | null {
  if (waiting_mm3 >= usual_mm3) return 0;
  if (per_day_mm3 <= 0) return null;
  const needed = Math.ceil((usual_mm3 - waiting_mm3) / per_day_mm3);
  return needed <= days ? needed : null;
}
