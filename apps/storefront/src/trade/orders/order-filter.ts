import type { RequestOf } from "@sampan/contract/kernel/call";
import type { queryOrderList } from "@sampan/contract/trade/orders/orders";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { OrderKind, readFilter } from "./order-filter-search.ts";

const attributeOf = {
  purchase: bizAttributes.purchase_on_behalf,
  payment: bizAttributes.payment_on_behalf,
  consignment: bizAttributes.consignment,
} as const satisfies Record<OrderKind, number>;

/** What narrows the list of orders, beside its tab. Days are the customer's own, both of them included. [ORD-04] */
export interface OrderFilter {
  readonly kind?: OrderKind | undefined;
  /** Of goods, options, shop or number. */
  readonly words?: string | undefined;
  /** The number the seller's marketplace gave the order. */
  readonly seller_no?: string | undefined;
  /** `2026-11-18` */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What was typed beyond this finds nothing more; the call takes no more. */
export const wordsMax = 60;

/** No marketplace's numbers are longer; the call takes no more. */
export const sellerNoMax = 60;

/** What was read from an address, ready to ask with. */
export const filterOf = ({ kind, words, seller_no, from, to }: ReturnType<typeof readFilter>) =>
  cleanFilter({ kind, words: `${words ?? ""}`, seller_no: `${seller_no ?? ""}`, from, to });

/** Only what narrows: empty fields are none, and a number is what stands between its spaces. */
export function cleanFilter({
  kind,
  words = "",
  seller_no = "",
  from,
  to,
}: OrderFilter): OrderFilter {
  const typed = words.trim().slice(0, wordsMax).trim();
  const number = seller_no.trim().slice(0, sellerNoMax);
  return {
    ...(kind ? { kind } : {}),
    ...(typed ? { words: typed } : {}),
    ...(number ? { seller_no: number } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Whether the last day lies before the first, so that no order can fit. */
export const isBackwards = ({ from, to }: OrderFilter): boolean => Boolean(from && to && to < from);

export const isFiltered = (filter: OrderFilter): boolean => Object.keys(filter).length > 0;

/** The filter in the words of the call. [API-68] */
export const askedBy = ({
  kind,
  words,
  seller_no,
  from,
  to,
}: OrderFilter): Omit<RequestOf<typeof queryOrderList>, "page" | "tab"> => ({
  ...(kind ? { biz_attr_array: [attributeOf[kind]] } : {}),
  ...(words ? { words } : {}),
  ...(seller_no ? { out_oid: seller_no } : {}),
  ...(from ? { start_time: from } : {}),
  ...(to ? { end_time: to } : {}),
});
