import { pushLife_s } from "./push-subscription.ts";

/** Services that ask for less are given this all the same: whoever is asked again at once says the same again. */
const pause_min_s = 30;

/**
 * When a notice goes to a push service that asked to be left alone for so long; undefined once it would come later than
 * the service itself would have kept it.
 */
export function pushAgainAt({
  toldAt,
  now,
  pause_s,
}: {
  readonly toldAt: Date;
  readonly now: Date;
  readonly pause_s: number;
}): Date | undefined {
  const again = new Date(now.getTime() + Math.max(pause_s, pause_min_s) * 1000);
  return again.getTime() - toldAt.getTime() > pushLife_s * 1000 ? undefined : again;
}
