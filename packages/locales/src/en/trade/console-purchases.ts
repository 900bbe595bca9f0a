import type { consolePurchases as source } from "../../zh/trade/console-purchases.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consolePurchases = {
  stages: "Stages",
  stage: {
    to_buy: "To buy",
    awaiting_seller: "Awaiting seller",
  },
  empty: {
    to_buy: "Nothing has to be bought",
    awaiting_seller: "No seller has to ship",
  },
  emptyHint: "Goods appear here once customers have paid.",
  count: "{count, plural, one {# seller order} other {# seller orders}}, the longest waiting first",
  freight: "Mainland freight",
  paidAt: "paid {time}",
  remark: "Customer's remark: {remark}",
  choose: "Choose {name}",
  outOid: "marketplace order {number}",
  purchase: {
    number: "Marketplace order number",
    chosen: "{count, number} chosen, {amount}",
    record: "Record purchase",
    title: "Ordered as {number}?",
    consequence:
      "{count, plural, one {# line} other {# lines}} ({amount}) will await the seller, and the customer sees it.",
    confirm: "Record purchase",
    done: "Purchase recorded",
  },
  shipment: {
    batchTitle: "Pieces under this express number; fewer make a batch",
    pieces: "Pieces shipped of {name}",
    number: "Express number",
    carrier: "Carrier",
    record: "Record shipment",
    title: "Shipped under {number}?",
    whole: "All {pieces, number} pieces are under way; the warehouse awaits this number.",
    batch:
      "A batch of {pieces, number} pieces is under way, the rest is still awaited; the warehouse awaits this number.",
    confirm: "Record shipment",
    done: "Shipment recorded",
  },
} as const satisfies SameKeys<typeof source>;
