import type { consoleWirePurchases as source } from "../../zh/trade/console-wire-purchases.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleWirePurchases = {
  view: "Show",
  views: {
    needless: "Nobody needs",
    under_way: "Under way",
    all: "All",
  },
  number: "Number",
  order: "Customer's order",
  shop: "Shop",
  state: "State",
  total: "Total",
  placed: "Placed",
  buyer: "Buyer",
  empty: "No such orders",
  none: "Every order at 1688 is needed",
  cancel: "Cancel",
  cancelOf: "Cancel 1688 order {number}",
  cancelTitle: "Cancel 1688 order {number}?",
  consequence:
    "It is not paid, and is closed at 1688. Its goods came back to their customer, or were bought otherwise.",
  confirm: "Cancel order",
  done: "Cancelled",
  paid: "Ask for the money back at 1688",
  trace: "Scans",
  traceOf: "Scans of 1688 order {number}",
  noTrace: "Couriers have scanned nothing yet",
} as const satisfies SameKeys<typeof source>;
