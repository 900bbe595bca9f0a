import { afterOpenHours, calendarOf, type WithClosedDays } from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import type { ClearanceState } from "./clearance-state.ts";

/** Who must act now. `declarant` acts in EZ WAY, which may be another person than the parcel's owner. */
export const clearanceHolders = ["customer", "declarant", "desk", "nobody"] as const;
export type ClearanceHolder = (typeof clearanceHolders)[number];

const holders = {
  asked: "customer",
  confirmed: "desk",
  requested: "declarant",
  matched: "nobody",
  disputed: "desk",
  refused: "customer",
  expired: "desk",
  not_needed: "nobody",
  replaced: "nobody",
} as const satisfies Record<ClearanceState, ClearanceHolder>;

export const clearanceHolderOf = (state: ClearanceState): ClearanceHolder => holders[state];

type ClearanceLimits = Pick<Limits, "clearance_answer_hours" | "clearance_desk_hours">;

/** People are reminded so long before they are late. */
export const reminded_hours = 24;

/**
 * Until when whoever has it is expected to act; null for nobody. The desk has open hours of the customer's region, since closed
 * days do not count for it; people have hours of the clock.
 */
export function clearanceDue(
  state: ClearanceState,
  from: Date,
  region: Region,
  limits: ClearanceLimits & WithClosedDays,
): Date | null {
  const later = (hours: number) => new Date(from.getTime() + hours * 3_600_000);
  switch (clearanceHolderOf(state)) {
    case "customer":
    case "declarant":
      return later(limits.clearance_answer_hours);
    case "desk":
      return afterOpenHours(from, limits.clearance_desk_hours, calendarOf(region, limits));
    case "nobody":
      return null;
  }
}
