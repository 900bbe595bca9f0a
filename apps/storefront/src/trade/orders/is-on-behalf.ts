import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";

type Kind = Pick<OrderCard, "biz_attribute">;

/** Whether something is paid for the customer: no listing, nothing that is sent. [ORD-12] */
export const isOnBehalf = ({ biz_attribute }: Kind): boolean =>
  biz_attribute === bizAttributes.payment_on_behalf;

/** Whether its goods were bought elsewhere, by the customer. [ORD-12] */
export const isConsignment = ({ biz_attribute }: Kind): boolean =>
  biz_attribute === bizAttributes.consignment;
