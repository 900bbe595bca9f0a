import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import {
  isPendingBalanceDue,
  type BalanceDueStatus,
} from "@sampan/domain/trade/charges/balance-due-state";

/** The pending difference is one of goods: there is no freight to speak of. */
export const waitsForGoodsBalanceDue = ({
  status,
  supplement_list,
}: Pick<OrderCard, "status" | "supplement_list">): boolean =>
  status === 6 &&
  supplement_list
    .filter((supplement) => isPendingBalanceDue(supplement as BalanceDueStatus))
    .every(({ kind }) => kind === "goods");
