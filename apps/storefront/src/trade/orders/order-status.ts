import {
  isOrderStatus,
  orderStatusNames,
  type OrderStatus,
} from "@sampan/domain/trade/orders/order-state";
import type { Tone } from "@sampan/ui/chip";

/** What colour a status has: waiting, your turn, moving, done. The chip always says it in words too. */
export const toneOfStatus = {
  [-1]: "neutral",
  0: "action",
  1: "brand",
  2: "brand",
  6: "action",
  3: "brand",
  4: "brand",
  5: "ok",
  7: "ok",
  9: "neutral",
} as const satisfies Record<OrderStatus, Tone>;

/** The status of an answer; the contract only says that it is a number. */
export function readOrderStatus(status: number): OrderStatus {
  if (!isOrderStatus(status)) throw new RangeError(`${status} is no status of an order`);
  return status;
}

export const statusName = (status: number) => orderStatusNames[readOrderStatus(status)];
