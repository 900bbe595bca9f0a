import { businessDay } from "../../kernel/business-time.ts";
import type { Region } from "../../kernel/regions.ts";
import type { ClearanceMeter } from "./clearance-meter.ts";

/** How often somebody may still receive for nothing in this half of the year. */
export const timesLeft = ({ times, used, coming }: ClearanceMeter): number =>
  Math.max(0, times - used - coming);

/** The first day on which the free times are new: 1 July, or 1 January of the next year, there (`YYYY-MM-DD`). */
export function nextHalfFrom(now: Date, region: Region): string {
  const [year = "", month = ""] = businessDay(now, region).split("-");
  return Number(month) > 6 ? `${Number(year) + 1}-01-01` : `${year}-07-01`;
}

/** What of a plan is taxed, though it is worth so little that it would be free: the times of whoever declares are used up. */
export interface Crossing {
  /** Boxes, and the free times that all small boxes of the plan want. */
  readonly count: number;
  readonly wanted: number;
}

interface Cleared {
  readonly clearance: "free" | "taxed" | "tax_included";
  readonly customs: { readonly isFree: boolean };
}

/** How a plan crosses the free times; undefined where no box is taxed for that alone. */
export function crossingOf(boxes: readonly Cleared[]): Crossing | undefined {
  const small = boxes.filter(
    ({ clearance, customs }) => clearance !== "tax_included" && customs.isFree,
  );
  const count = small.filter(({ clearance }) => clearance === "taxed").length;
  return count > 0 ? { count, wanted: small.length } : undefined;
}

/**
 * Of those who receive for an account, whom to declare by instead: whoever has room for all small boxes and least more than
 * that, else who has most room, as long as it is more than what is left now. Undefined where nobody has.
 */
export function withRoomFor<Recipient extends { readonly meter: ClearanceMeter }>(
  others: readonly Recipient[],
  { wanted, left }: { readonly wanted: number; readonly left: number },
): Recipient | undefined {
  const roomOf = ({ meter }: Recipient) => timesLeft(meter);
  const enough = others
    .filter((one) => roomOf(one) >= wanted)
    .toSorted((one, other) => roomOf(one) - roomOf(other));
  const some = others
    .filter((one) => roomOf(one) > left)
    .toSorted((one, other) => roomOf(other) - roomOf(one));
  return enough[0] ?? some[0];
}
