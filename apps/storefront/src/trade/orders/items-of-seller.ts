import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";

type SellerOrder = Pick<
  Order["sell_order_list"][number],
  "wholesale_order_items" | "seller_items_list"
>;

/** What was ordered of one seller, in whichever of its two forms it came. [ORD-79] */
export const itemsOfSeller = ({
  wholesale_order_items,
  seller_items_list = [],
}: SellerOrder): readonly OrderItem[] =>
  wholesale_order_items.length > 0
    ? wholesale_order_items
    : seller_items_list.flatMap(({ item_list }) => item_list);
