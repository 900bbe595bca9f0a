import { orderStatuses, type OrderStatus } from "./order-state.ts";

/** The tabs of the order list, left to right. [ORD-01] */
export const orderTabs = [
  "all",
  "to_be_reviewed",
  "pending_payment",
  "in_progress",
  "shipped",
  "signed",
  "completed",
  "closed",
] as const;
export type OrderTab = (typeof orderTabs)[number];

const tabs = {
  [-1]: "to_be_reviewed",
  0: "pending_payment",
  1: "in_progress",
  2: "in_progress",
  6: "pending_payment",
  3: "in_progress",
  4: "shipped",
  5: "signed",
  7: "completed",
  9: "closed",
} as const satisfies Record<OrderStatus, Exclude<OrderTab, "all">>;

/** [ORD-30] */
export const tabOf = (status: OrderStatus): Exclude<OrderTab, "all"> => tabs[status];

/** The statuses a tab shows. [ORD-02] [ORD-30] */
export const statusesOfTab = (tab: OrderTab): OrderStatus[] =>
  orderStatuses.filter((status) => tab === "all" || tabs[status] === tab);
