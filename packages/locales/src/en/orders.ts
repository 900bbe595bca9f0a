import type { orders as source } from "../zh/orders.ts";
import type { SameKeys } from "../same-keys.ts";

export const orders = {
  title: "My orders",
  detail: "Order",
} as const satisfies SameKeys<typeof source>;
