import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { readJsonMap } from "@sampan/domain/kernel/json-text";
import type { Cents } from "@sampan/domain/kernel/money";
import { isOrderMark, type OrderMark } from "@sampan/domain/trade/orders/order-marks";

interface OrderExtension {
  readonly marks: readonly OrderMark[];
  /** The freight abroad before its discount, and the discount: cents of the order's currency. */
  readonly freight: { readonly original: Cents; readonly discount: Cents };
}

/** What an order carries in its `ext`; unreadable text counts as nothing. [ORD-75] [ORD-91] */
export function readExtension({ ext }: Pick<OrderCard, "ext">): OrderExtension {
  const { orderMark, HD2 } = mapOf(readJsonMap(ext)["extMap"]);
  const { original_price, discount } = mapOf(HD2);
  return {
    marks: Array.isArray(orderMark) ? orderMark.filter(isOrderMark) : [],
    freight: { original: centsOf(original_price), discount: centsOf(discount) },
  };
}

const mapOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const centsOf = (value: unknown): Cents => (Number.isSafeInteger(value) ? (value as Cents) : 0);
