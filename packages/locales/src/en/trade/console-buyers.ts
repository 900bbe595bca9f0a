import type { SameKeys } from "../../same-keys.ts";
import type { consoleBuyers as source } from "../../zh/trade/console-buyers.ts";

export const consoleBuyers = {
  period: "Period",
  days: "Last {days, number} days",
  buyers: "Buyers",
  empty: "Nothing was bought in this time",
  buyer: "Buyer",
  purchases: "Purchases",
  orders: "Orders",
  pieces: "Pieces",
  cost: "Cost",
  costless: "{count, number} lines without a cost",
  margin: "Margin",
  late: "Bought after a day",
  mistakes: "Payments that differ",
  made: "What was bought",
  orderLabel: "Order",
  order: {
    latest: "Latest",
    margin: "Least margin",
  },
  number: "Purchase",
  paid: "Customers paid",
  unknown: "not recorded",
} as const satisfies SameKeys<typeof source>;
