import type { Order, OrderItem } from "@sampan/contract/trade/orders/order-shapes";

/** A seller's higher price that waits for an answer. CNY cents a piece; `amount` is cents of the payment currency. */
export interface PriceQuestion {
  /** The number the difference is paid under. */
  readonly child_tid: string;
  readonly item: OrderItem;
  readonly paid_price: number;
  readonly price: number;
  readonly pieces: number;
  readonly amount: number;
  readonly due_at: string;
}

/** The questions about prices of an order that were not answered yet, the oldest first; of another option, it asks. */
export const openQuestionsOf = ({
  supplement_list,
  items,
  choices,
}: Pick<Order, "supplement_list" | "items" | "choices">): PriceQuestion[] =>
  supplement_list.flatMap(({ price_rise, amount, supplement_order_list: [part] }) => {
    const item = items.find(({ oid }) => oid === price_rise?.oid);
    if (!price_rise?.is_open || !part || !item) return [];
    if (choices.some(({ child_tid }) => child_tid === part.child_tid)) return [];
    const { paid_price, price, pieces, due_at } = price_rise;
    return [{ child_tid: part.child_tid, item, paid_price, price, pieces, amount, due_at }];
  });
