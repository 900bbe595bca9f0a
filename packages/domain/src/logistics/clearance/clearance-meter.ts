import { type Cents, wholeUnits } from "../../kernel/money.ts";
import type { Customs } from "../../people/regions/customs.ts";
import { isSmall } from "../ship-plans/clearance.ts";

/** How often somebody has received for nothing in this half of the year; the value that is free in cents. */
export interface ClearanceMeter {
  readonly free_up_to: Cents;
  readonly times: number;
  readonly used: number;
  readonly coming: number;
}

/** A parcel of this half of the year as it counts at the border. */
export interface CountedAtBorder {
  /** On its way or there; else it is billed and has not left. */
  readonly has_left: boolean;
  /** Goods, insurance and freight, cents. */
  readonly value: Cents;
  /** Duty and tax are in its freight: it takes no free time. */
  readonly is_tax_included: boolean;
}

/**
 * What of the free times is used up by what left, and will be by what is billed. What was worth more than is free, or had
 * its tax in the freight, takes none. Null where nothing is free.
 */
export function meterOf(
  counted: readonly CountedAtBorder[],
  customs: Customs,
): ClearanceMeter | null {
  if (customs.freeUpTo_units === 0) return null;
  const free = counted.filter((one) => !one.is_tax_included && isSmall(one.value, customs));
  const used = free.filter(({ has_left }) => has_left).length;
  return {
    free_up_to: wholeUnits(customs.freeUpTo_units),
    times: customs.freeTimes,
    used,
    coming: free.length - used,
  };
}

/** What is asked of a parcel: nothing, tax for its worth, or tax because the free times are used up. */
export const borderVerdicts = ["free", "worth_too_much", "times_used_up", "tax_included"] as const;
export type BorderVerdict = (typeof borderVerdicts)[number];

/** What becomes of a parcel of this worth, with so many others of the half year that take a free time before it. */
export function verdictOf(
  { value, is_tax_included }: Omit<CountedAtBorder, "has_left">,
  othersBefore: number,
  customs: Customs,
): BorderVerdict {
  if (is_tax_included) return "tax_included";
  if (!isSmall(value, customs)) return "worth_too_much";
  return othersBefore < customs.freeTimes ? "free" : "times_used_up";
}

/** Whose free times a parcel takes. */
export interface CountedOf {
  readonly has_left: boolean;
  /** Of whoever declared it; null for one that nobody was named for. */
  readonly mobile: string | null;
}

/**
 * Whether a parcel of an account counts for somebody who declares: their own do, and so does what left before anybody was
 * named, since it may have been them.
 */
export const countsFor = ({ has_left, mobile }: CountedOf, declarant: string): boolean =>
  mobile === null ? has_left : mobile === declarant;
