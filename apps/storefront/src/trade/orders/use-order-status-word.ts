import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { useTranslations } from "use-intl";
import { isConsignment, isOnBehalf } from "./is-on-behalf.ts";
import { statusName } from "./order-status.ts";
import { waitsForGoodsBalanceDue } from "./waits-for-goods.ts";

/** The status of an order in a word; it waits for freight or for goods, and what is paid for somebody is not purchased. [ORD-11] */
export function useOrderStatusWord(): (
  order: Pick<OrderCard, "status" | "biz_attribute" | "supplement_list">,
) => string {
  const t = useTranslations("status.order");
  const onBehalf = useTranslations("onBehalf.paying");
  const consigned = useTranslations("consignments");
  const orders = useTranslations("orders");
  return (order) => {
    if (waitsForGoodsBalanceDue(order)) return orders("supplementStates.pending");
    const name = statusName(order.status);
    if (name !== "purchasing") return t(name);
    // Nobody buys what is paid for somebody, or what they bought themselves.
    if (isOnBehalf(order)) return onBehalf("status");
    return isConsignment(order) ? consigned("arriving") : t(name);
  };
}
