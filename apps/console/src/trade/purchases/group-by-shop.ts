import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { SellerOrder } from "./seller-order.ts";

/** What stands together at the desk: everything wanted of one shop, or one payment on behalf. */
export interface ShopOrders {
  readonly key: string;
  readonly platform: number;
  readonly shop_name: string;
  readonly isOnBehalf: boolean;
  readonly orders: readonly SellerOrder[];
}

/** Sellers' orders by marketplace and shop, in the order in which they came. What is paid for somebody has no shop. */
export function groupByShop(orders: readonly SellerOrder[]): ShopOrders[] {
  const groups = new Map<string, ShopOrders>();
  for (const order of orders) {
    const { platform, shop_name, id } = order;
    const isOnBehalf = order.biz_attribute === bizAttributes.payment_on_behalf;
    const key = isOnBehalf ? id : `${platform} ${shop_name}`;
    const before = groups.get(key)?.orders ?? [];
    groups.set(key, { key, platform, shop_name, isOnBehalf, orders: [...before, order] });
  }
  return [...groups.values()];
}
