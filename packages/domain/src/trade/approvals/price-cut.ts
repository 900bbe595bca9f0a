import { percentage, type BasisPoints, type Cents } from "../../kernel/money.ts";

export interface CorrectedPrice {
  /** What a reviewer set, and what the listing says now, CNY cents each. */
  readonly price: Cents;
  readonly listing: Cents;
}

/**
 * Whether a price that a reviewer set needs a second person before its order is approved: nothing at all, and less
 * than `share_bp` of what the listing says. A price above the listing does not: its customer sees it in the order's
 * log and pays it or not.
 */
export const needsSecondPerson = (
  { price, listing }: CorrectedPrice,
  share_bp: BasisPoints,
): boolean => price === 0 || price < percentage(listing, share_bp, "up");
