import type { consoleDashboard as source } from "../../zh/office/console-dashboard.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleDashboard = {
  queues: "Queues of the desks",
  queue: {
    reviews: "To be reviewed",
    purchases: "To be bought",
    receipts: "To be received",
    unclaimed: "Unclaimed parcels",
    billings: "To be billed",
    shipments: "To be shipped",
    refunds: "Refunds waiting",
    claims: "Claims waiting",
    topups: "Top-ups to review",
    withdrawals: "Withdrawals to audit",
    corrections: "Corrections to confirm",
    banks: "Banks to confirm",
    arrivals: "Arrivals nobody knows",
    outgoings: "Outgoing money nobody knows",
    differences: "Differences in the books",
  },
  oldest: "oldest {time}",
  overdue: "Overdue",
  nothingOverdue: "Nothing is overdue",
  lateCount: "{count, number} late",
  toDesk: "Work on: {queue}",
  byStatus: "Orders by status",
  turn: {
    ours: "With us",
    theirs: "With the customer",
    over: "Over",
  },
  orders: "{count, plural, one {# order} other {# orders}} in all",
  days: "The last 14 days",
  day: "Day",
  placed: "Placed",
  completed: "Completed",
} as const satisfies SameKeys<typeof source>;
