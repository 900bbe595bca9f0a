import type { orders as source } from "../zh/orders.ts";
import type { SameKeys } from "../same-keys.ts";

export const orders = {
  title: "我的訂單",
  detail: "訂單",
} as const satisfies SameKeys<typeof source>;
