import { sum, type Cents } from "../../kernel/money.ts";
import { isWithinRise } from "../price-changes/judge-price-change.ts";
import type { Instructions } from "./instructions.ts";

export interface RiseToAccept {
  /** CNY cents a piece: as it was ordered, and what the seller asks today. */
  readonly ordered_price: Cents;
  readonly price: Cents;
  /** Cents of the payment currency: what is asked for, and what was accepted of the same order before. */
  readonly amount: Cents;
  readonly accepted: Cents;
}

/**
 * Whether a customer's standing instruction accepts a rise for them: within their percent of what they ordered at,
 * however many steps it came in, and within what they let go of for an order altogether.
 */
export const mayAcceptRise = (
  { ordered_price, price, amount, accepted }: RiseToAccept,
  { rise_percent, rise_ceiling }: Pick<Instructions, "rise_percent" | "rise_ceiling">,
): boolean =>
  rise_percent > 0 &&
  isWithinRise({ paid_price: ordered_price, price }, rise_percent * 100) &&
  sum([accepted, amount]) <= rise_ceiling;
