import { ok, refuse, type Result } from "../../kernel/result.ts";

/** A version is written, waits for its moment, is read, and was read. The last three follow from the clock. [BO-40] */
export const versionStandings = ["draft", "scheduled", "in_force", "past"] as const;
export type VersionStanding = (typeof versionStandings)[number];

export const versionSteps = ["publish", "withdraw", "return"] as const;
export type VersionStep = (typeof versionSteps)[number];

/** `return` writes what an older version said as a draft; the version itself stays as it is. */
const steps = {
  draft: { publish: "scheduled" },
  scheduled: { withdraw: "draft" },
  in_force: {},
  past: { return: "past" },
} as const satisfies Record<VersionStanding, Partial<Record<VersionStep, VersionStanding>>>;

export interface VersionAtMoment {
  readonly number: number;
  readonly takes_effect_at: Date | null;
}

/** Where a version stands at a moment, beside the one that is read then. */
export function standingOf(
  { number, takes_effect_at }: VersionAtMoment,
  { inForce, now }: { readonly inForce: number | null; readonly now: Date },
): VersionStanding {
  if (takes_effect_at === null) return "draft";
  if (takes_effect_at > now) return "scheduled";
  return number === inForce ? "in_force" : "past";
}

/** Where a step leads a version; refuses `article_not_in_state` where it cannot take it. */
export function nextStanding(
  standing: VersionStanding,
  step: VersionStep,
): Result<VersionStanding, { readonly code: "article_not_in_state" }> {
  const row: Partial<Record<VersionStep, VersionStanding>> = steps[standing];
  const next = row[step];
  return next === undefined ? refuse({ code: "article_not_in_state" }) : ok(next);
}

/** Whether a version can take a step, for whoever shows the button. */
export const canStep = (standing: VersionStanding, step: VersionStep): boolean =>
  nextStanding(standing, step).ok;
