import type { trade as source } from "../../zh/trade/trade.ts";
import type { SameKeys } from "../../same-keys.ts";

export const trade = {
  log: {
    placed: "Order submitted, waiting for review",
    approved: "Approved, ready to be paid",
    rejected: "Not approved: {reason}",
    closed: "Order closed",
    closed_because: "Order closed: {reason}",
    first_paid: "First payment received",
    purchased: "Bought from the seller",
    all_arrived: "Everything has reached the mainland warehouse",
    stock_out: "The seller is out of stock",
    supplement_paid: "Additional payment received",
    supplement_cancelled: "Additional payment cancelled",
    shipped: "Left the mainland",
    handed_over: "Handed over to the recipient",
    receipt_confirmed: "Receipt confirmed",
    completed: "Order completed",
    receipt_undone: "Receipt of parcel {express_no} taken back, its goods are still on the way",
    measured: "Parcel {express_no} weighed and measured, waiting to be sent on",
  },
  carrier: { 1: "Assigned by us", 2: "HCT", 3: "Kerry" },
  warehouse: { guangzhou: "Guangzhou", shenzhen: "Shenzhen" },
} as const satisfies SameKeys<typeof source>;
