import type { consoleSellers as source } from "../../zh/trade/console-sellers.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleSellers = {
  orderLabel: "Order",
  order: {
    lines: "Most bought",
    shortages: "Most often out of stock",
    refunds: "Most often refunded",
    slow: "Slowest",
    margin: "Lowest margin",
  },
  name: "Seller",
  lines: "Lines",
  speed: "Sends in",
  hours: "{half} / {most} hours",
  notSent: "Not sent",
  shortages: "Out of stock",
  refunds: "Refunded by its fault",
  paid: "Customers paid",
  cost: "Cost",
  margin: "Margin",
  share: "{count, number} ({percent}%)",
  empty: "Nothing is known of sellers yet",
  emptyHint: "Reckoned every night from orders paid within half a year.",
} as const satisfies SameKeys<typeof source>;
