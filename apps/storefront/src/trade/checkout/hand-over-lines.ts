import { handedOverKey } from "./handed-over-key.ts";
import type { HandedOverLines } from "./handed-over-lines.ts";

/**
 * Keeps the chosen lines for the checkout page; then go to `pathTo.checkout`. Apart from how they are read and judged,
 * which no page needs that hands them over. [CART-06]
 */
export const handOverLines = (handedOver: HandedOverLines): void =>
  sessionStorage.setItem(handedOverKey, JSON.stringify(handedOver));
