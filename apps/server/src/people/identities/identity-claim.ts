interface Claimed {
  readonly claimed_by: number | null;
  readonly claimed_at: Date | null;
}

/** A claim of somebody who went home keeps nobody waiting for longer. */
const claim_ms = 30 * 60_000;

/** Who is at a submission now; undefined when nobody is, or no longer. */
export function claimantOf({ claimed_by, claimed_at }: Claimed, now: Date): number | undefined {
  if (claimed_by === null || claimed_at === null) return undefined;
  return now.getTime() - claimed_at.getTime() < claim_ms ? claimed_by : undefined;
}
