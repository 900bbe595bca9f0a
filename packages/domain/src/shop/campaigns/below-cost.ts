import { ownPlatform } from "../../goods/sourcing/own-platform.ts";
import type { PlatformId } from "../../goods/sourcing/platforms.ts";
import type { Cents } from "../../kernel/money.ts";
import { needsSecondPerson } from "../../trade/approvals/price-cut.ts";

/** CNY cents a piece. */
interface ActivityPrice {
  readonly platform: typeof ownPlatform | PlatformId;
  readonly price: Cents;
  /** The least that a piece costs without a campaign. */
  readonly regular: Cents;
}

/**
 * Whether goods are sold for less than they cost us, which a second person has to agree to. Goods of a marketplace cost
 * what their listing says. What own goods cost nobody writes down; below the share of their price that a reviewer may
 * not go alone either, they count as sold at a loss (decision 126).
 */
export const isBelowCost = (
  { platform, price, regular }: ActivityPrice,
  share_bp: number,
): boolean =>
  platform === ownPlatform
    ? needsSecondPerson({ price, listing: regular }, share_bp)
    : price < regular;
