import { isOrderStatus, type OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { useNames } from "./names.ts";
import { Tag, type Tone } from "./tag.tsx";

/** Whose turn it is decides the colour: the customer's is mango, ours and the way's is teal. */
const tones = {
  [-1]: "brand",
  0: "action",
  1: "brand",
  2: "brand",
  6: "action",
  3: "brand",
  4: "brand",
  5: "ok",
  7: "ok",
  9: "plain",
} as const satisfies Record<OrderStatus, Tone>;

export function OrderStatusTag({ status }: { readonly status: number }) {
  const names = useNames();
  return (
    <Tag tone={isOrderStatus(status) ? tones[status] : "plain"}>{names.orderStatus(status)}</Tag>
  );
}
