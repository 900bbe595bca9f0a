import {
  hasLeftMainland,
  isAtMainlandWarehouse,
  isLiveItem,
  type ItemStatus,
} from "./item-state.ts";
import { bizAttributes, type BizAttribute, type OrderStatus } from "./order-state.ts";

/** Everything an order's status follows from. */
export interface OrderFacts {
  readonly biz_attribute: BizAttribute;
  /** The goods of the order; charge lines (9999) are fees and stay out. */
  readonly items: readonly ItemStatus[];
  /** Stored decision: a reviewer approved the order. */
  readonly isApproved: boolean;
  /** Stored decision: rejected by staff, closed by the customer, or expired unpaid. */
  readonly isClosed: boolean;
  /** Stored decision: receipt was confirmed, or the days after hand-over have passed. */
  readonly isCompleted: boolean;
  /** The first (or only) payment was made, or there was nothing to pay first. */
  readonly isFirstPaid: boolean;
  /** Freight was measured and charged, or the estimate already paid covers it. */
  readonly isFreightBilled: boolean;
  /** BalancesDue not yet paid: goods or freight, cancelled ones not counted. */
  readonly pendingBalancesDue: number;
}

/**
 * The one place an order's status comes from: the stored decisions first, then what is still to be
 * paid, then the goods, of which the least advanced decides. [ORD-68]
 */
export function deriveOrderStatus(facts: OrderFacts): OrderStatus {
  const live = facts.items.filter(isLiveItem);
  if (facts.isClosed) return 9;
  if (facts.isCompleted) return 7;
  if (live.length === 0) return 9;
  if (!facts.isApproved) return -1;
  if (!facts.isFirstPaid) return 0;
  if (facts.pendingBalancesDue > 0) return 6;
  // It passes no warehouse: bought and done until somebody completes it, which sets the moment claims count from.
  if (facts.biz_attribute === bizAttributes.payment_on_behalf) return 1;
  return statusOfGoods(live, facts.isFreightBilled);
}

function statusOfGoods(live: readonly ItemStatus[], isFreightBilled: boolean): OrderStatus {
  if (live.every((status) => status === 12)) return 5;
  if (live.every(hasLeftMainland)) return 4;
  const hasArrived = live.every(
    (status) => isAtMainlandWarehouse(status) || hasLeftMainland(status),
  );
  if (!hasArrived) return 1;
  return isFreightBilled ? 3 : 2;
}
