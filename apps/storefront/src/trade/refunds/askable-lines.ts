import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { canAskRefund, isItemStatus } from "@sampan/domain/trade/orders/item-state";

export interface AskableLine {
  readonly item: OrderItem;
  /** Pieces that have not come back. */
  readonly left: number;
  /** Why it cannot be asked for now; undefined where it can. The server has the last word. */
  readonly obstacle: "gone" | "open" | "not_now" | undefined;
}

/**
 * The lines of an order as a request could name them: until goods are on their way, and again once the order is
 * completed. `open` holds lines of which a refund is under way. [ORD-20] [REF-18]
 */
export function askableLines(
  { status, items }: Pick<Order, "status" | "items">,
  open: ReadonlySet<string>,
): AskableLine[] {
  const isCompleted = status === 7;
  return goodsLines(items).map((item) => {
    const left = item.num - item.refund_num;
    const isNow = isCompleted || (isItemStatus(item.status) && canAskRefund(item.status));
    const obstacle =
      left === 0 || item.status === 15
        ? "gone"
        : open.has(item.oid)
          ? "open"
          : isNow
            ? undefined
            : "not_now";
    return { item, left, obstacle };
  });
}

/** Whether anything of an order can be asked for. Nothing was paid yet in review, unpaid, or of a closed one. */
export const canAskForAny = (order: Pick<Order, "status" | "items" | "pay_time">): boolean =>
  order.pay_time !== "" &&
  order.status !== 9 &&
  askableLines(order, new Set()).some(({ obstacle }) => obstacle === undefined);
