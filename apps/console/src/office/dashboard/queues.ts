import type { Dashboard } from "@sampan/contract/office/dashboard/staff-dashboard";

export type Queues = Dashboard["queues"];

/** In the order in which an order passes the desks; money beside them comes last. */
export const queueNames = [
  "reviews",
  "purchases",
  "needless",
  "receipts",
  "unclaimed",
  "storage",
  "services",
  "packings",
  "billings",
  "clearances",
  "shipments",
  "stuck",
  "refunds",
  "claims",
  "work_orders",
  "invitations",
  "topups",
  "withdrawals",
  "corrections",
  "banks",
  "arrivals",
  "outgoings",
  "statements",
  "differences",
  "purchase_payments",
] as const satisfies readonly (keyof Queues)[];
export type QueueName = (typeof queueNames)[number];
