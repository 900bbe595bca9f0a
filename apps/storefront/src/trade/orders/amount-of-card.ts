import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { goodsLines } from "@sampan/domain/trade/charges/charge-lines";
import { shownTotal } from "@sampan/domain/trade/refunds/refund-bits";

export interface CardAmount {
  readonly label: "firstDue" | "secondDue" | "paidTotal" | "total";
  /** Cents of the order's currency. */
  readonly cents: number;
  /** What came back of it, beside it: cents, 0 where nothing did. */
  readonly refunded: number;
}

/**
 * The one amount a card shows: what is due now, else what was charged, with refunds counted in again,
 * else what the order will cost. [ORD-05] [REF-13]
 */
export function amountOfCard(
  order: Pick<OrderCard, "due" | "pay_time" | "pay_real" | "fee_total" | "items">,
): CardAmount {
  const { due } = order;
  const { total, refunded } = shownTotal(order.pay_real, order.items);
  if (due)
    return { label: due.instalment === 1 ? "firstDue" : "secondDue", cents: due.amount, refunded };
  if (order.pay_time !== "") return { label: "paidTotal", cents: total, refunded };
  return { label: "total", cents: order.fee_total, refunded };
}

/** Pieces that are still wanted; of an order without any, those it was placed with. [ORD-84] */
export const piecesOf = ({
  piece_count,
  items,
}: Pick<OrderCard, "piece_count" | "items">): number =>
  piece_count || goodsLines(items).reduce((pieces, { num }) => pieces + num, 0);
