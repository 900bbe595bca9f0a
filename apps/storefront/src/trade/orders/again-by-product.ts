import type { OrderCard, OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { isConsignment, isOnBehalf } from "./is-on-behalf.ts";
import { readOrderStatus } from "./order-status.ts";

/** Whether an order's goods can be wanted once more: a purchase that is no longer being asked for. */
export const canOrderAgain = (order: Pick<OrderCard, "status" | "biz_attribute">): boolean => {
  const status = readOrderStatus(order.status);
  const hasListings = !isOnBehalf(order) && !isConsignment(order);
  return hasListings && status !== -1 && status !== 0;
};

export interface WantedLine {
  readonly item_id: string;
  /** As ordered, whatever was refunded of it since. */
  readonly num: number;
}

/** The lines of an order's goods by product: minimum quantities are asked of a product's lines together. */
export function againByProduct(
  items: readonly Pick<OrderItem, "item_id" | "num" | "spu_id" | "wholesale_item_d_o">[],
): readonly (readonly WantedLine[])[] {
  const products = new Map<string, WantedLine[]>();
  for (const { item_id, num, spu_id } of goodsLines(items))
    if (item_id !== "") products.set(spu_id, [...(products.get(spu_id) ?? []), { item_id, num }]);
  return [...products.values()];
}
