import { addDays } from "../../kernel/business-time.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import type { OrderStatus } from "../../trade/orders/order-state.ts";

/** The last instant at which something of a completed order can be claimed. [CONST-26] */
export const claimableUntil = (edate: Date, limits: Limits): Date =>
  addDays(edate, limits.claim_window_days);

/**
 * True while a broken item can be claimed: the order is completed, and no more than 14 days have
 * passed since. A closed order has an `edate` too, and it opens nothing. [ORD-26] [CLM-01]
 */
export const isClaimable = (
  order: { readonly status: OrderStatus; readonly edate: Date | null },
  now: Date,
  limits: Limits,
): boolean =>
  order.status === 7 && order.edate !== null && now <= claimableUntil(order.edate, limits);
