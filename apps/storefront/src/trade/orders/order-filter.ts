import type { RequestOf } from "@sampan/contract/kernel/call";
import type { queryOrderList } from "@sampan/contract/trade/orders/orders";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { type Field, fields, oneOf, text } from "../../shell/search-fields.ts";

/** The types of an order, as the address names them. [ORD-11] */
export const orderKinds = ["purchase", "payment", "consignment"] as const;
export type OrderKind = (typeof orderKinds)[number];

const attributeOf = {
  purchase: bizAttributes.purchase_on_behalf,
  payment: bizAttributes.payment_on_behalf,
  consignment: bizAttributes.consignment,
} as const satisfies Record<OrderKind, number>;

/** What narrows the list of orders, beside its tab. Days are the customer's own, both of them included. [ORD-04] */
export interface OrderFilter {
  readonly kind?: OrderKind | undefined;
  /** The number the seller's marketplace gave the order. */
  readonly seller_no?: string | undefined;
  /** `2026-11-18` */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** No marketplace's numbers are longer; the call takes no more. */
export const sellerNoMax = 60;

const day: Field<string> = (given) =>
  typeof given === "string" && /^\d{4}-\d\d-\d\d$/.test(given) ? given : undefined;

/** The router reads bare digits as a number, and loses those beyond 16: such a number names no order. */
const number: Field<string | number> = (given) =>
  typeof given === "number" && Number.isSafeInteger(given) ? given : text(given);

/** The filter's part of an address. */
export const readFilter = fields({
  kind: oneOf(orderKinds),
  seller_no: number,
  from: day,
  to: day,
});

/** What was read from an address, ready to ask with. */
export const filterOf = ({ kind, seller_no, from, to }: ReturnType<typeof readFilter>) =>
  cleanFilter({ kind, seller_no: `${seller_no ?? ""}`, from, to });

/** Only what narrows: empty fields are none, and a number is what stands between its spaces. */
export function cleanFilter({ kind, seller_no = "", from, to }: OrderFilter): OrderFilter {
  const number = seller_no.trim().slice(0, sellerNoMax);
  return {
    ...(kind ? { kind } : {}),
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
  seller_no,
  from,
  to,
}: OrderFilter): Omit<RequestOf<typeof queryOrderList>, "page" | "tab"> => ({
  ...(kind ? { biz_attr_array: [attributeOf[kind]] } : {}),
  ...(seller_no ? { out_oid: seller_no } : {}),
  ...(from ? { start_time: from } : {}),
  ...(to ? { end_time: to } : {}),
});
