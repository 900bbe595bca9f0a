/** How long a stored answer of a source is used. */
export interface Lifetime {
  readonly fresh_minutes: number;
  readonly keep_hours: number;
}

/**
 * - `fresh`: the answer.
 * - `stale`: shown at once with its age, and renewed behind it.
 * - `expired`: shown only when its source does not answer.
 */
export type AgeOfCopy = "fresh" | "stale" | "expired";

/** What an answer of `fetched_at` is worth at `now`. */
export function ageOfCopy(fetched_at: Date, now: Date, lifetime: Lifetime): AgeOfCopy {
  const age_ms = now.getTime() - fetched_at.getTime();
  if (age_ms < lifetime.fresh_minutes * 60_000) return "fresh";
  return age_ms < lifetime.keep_hours * 3_600_000 ? "stale" : "expired";
}

/** Until when a copy is fresh. */
export const freshUntil = (
  fetched_at: Date,
  { fresh_minutes }: Pick<Lifetime, "fresh_minutes">,
): Date => new Date(fetched_at.getTime() + fresh_minutes * 60_000);
