import { addDays } from "../../kernel/business-time.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import type { TransportState } from "../parcels/package-state.ts";

/**
 * Where a parcel has to be seen again by somebody. One that waits to be picked up waits for its owner, and says nothing by lying
 * there.
 */
export const silentStates = [
  "international_shipping",
  "arrived_at_destination",
  "delivering",
] as const satisfies readonly TransportState[];

/** What was last seen before this opens a claim by itself; undefined where the setting lets none (0 days). */
export const silentBefore = (
  now: Date,
  { claim_no_scan_days }: Pick<Limits, "claim_no_scan_days">,
): Date | undefined => (claim_no_scan_days === 0 ? undefined : addDays(now, -claim_no_scan_days));

/** Whether a parcel is silent: it left, has not reached its owner, and was last seen before then. */
export const isSilent = (
  { state, seen_at }: { readonly state: TransportState; readonly seen_at: Date },
  before: Date | undefined,
): boolean =>
  before !== undefined && seen_at < before && silentStates.some((silent) => silent === state);
