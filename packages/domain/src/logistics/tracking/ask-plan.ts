import type { Cents } from "../../kernel/money.ts";
import { isOver, type ScanState } from "./scan-state.ts";
import type { TrackedLeg } from "./trackers.ts";

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;
const day_ms = 24 * hour_ms;

/** How often parcels are asked about, and when nobody asks any more. */
export interface AskingLimits {
  /** Hours between two asks before anything was scanned, on the way, and on the last mile. */
  readonly tracking_first_hours: number;
  readonly tracking_way_hours: number;
  readonly tracking_door_hours: number;
  /** Days after which a number that tells nothing new is given up. */
  readonly tracking_days: number;
}

interface Asked {
  readonly leg: TrackedLeg;
  /** The last scan; null before the first. */
  readonly state: ScanState | null;
  readonly scanned_at: Date | null;
  readonly tracked_at: Date;
  readonly now: Date;
}

/** When to ask next, having asked now; null for a parcel that is delivered, returned or given up. */
export function nextAskAt(
  { leg, state, scanned_at, tracked_at, now }: Asked,
  limits: AskingLimits,
): Date | null {
  if (state !== null && isOver(state)) return null;
  const since = scanned_at ?? tracked_at;
  if (now.getTime() - since.getTime() >= limits.tracking_days * day_ms) return null;
  return new Date(now.getTime() + hoursOf(leg, state, limits) * hour_ms);
}

function hoursOf(leg: TrackedLeg, state: ScanState | null, limits: AskingLimits): number {
  if (state === null || state === "announced") return limits.tracking_first_hours;
  if (leg === "door" || state === "out_for_delivery" || state === "at_pickup_point")
    return limits.tracking_door_hours;
  return limits.tracking_way_hours;
}

/** However often a tracker says that there is news, a parcel is asked about once in so long. */
const pause_ms = 15_000;

/** When to ask because a tracker said that there is something new. */
export const askAfterHint = (asked_at: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), asked_at === null ? 0 : asked_at.getTime() + pause_ms));

/** What so many asks cost, in CNY cents, where a thousand cost `price`; parts of a cent count up. */
export const costOfAsks = (asks: number, price: number): Cents => Math.ceil((asks * price) / 1_000);

/** Asks in a row that brought nothing, after which another tracker is tried. */
const misses_max = 3;

/** When to try again where nobody answered, and whether somebody else is asked then. */
export const afterMiss = (misses: number, now: Date) => ({
  isNextsTurn: misses >= misses_max,
  ask_at: new Date(now.getTime() + Math.min(2 ** misses * 5 * minute_ms, hour_ms)),
});
