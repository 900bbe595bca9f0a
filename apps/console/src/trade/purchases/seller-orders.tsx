import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { groupByShop } from "./group-by-shop.ts";
import { OnBehalfCard } from "./on-behalf-card.tsx";
import { SellerOrderCard } from "./seller-order-card.tsx";
import type { SellerOrder } from "./seller-order.ts";
import { ShopGroup } from "./shop-group.tsx";
import type { Stage } from "./stages.ts";

interface SellerOrdersProps {
  readonly orders: readonly SellerOrder[];
  readonly stage: Stage;
  readonly isByShop: boolean;
}

/** A page of the queue: order by order, or everything of one shop together. [BO-10] */
export function SellerOrders({ orders, stage, isByShop }: SellerOrdersProps) {
  if (isByShop)
    return groupByShop(orders).map((group) => <ShopGroup key={group.key} group={group} />);
  return orders.map((order) =>
    order.biz_attribute === bizAttributes.payment_on_behalf ? (
      <OnBehalfCard key={order.id} order={order} />
    ) : (
      <SellerOrderCard key={`${stage} ${order.id}`} order={order} stage={stage} />
    ),
  );
}
