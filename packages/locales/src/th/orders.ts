import type { orders as source } from "../zh/orders.ts";
import type { SameKeys } from "../same-keys.ts";

export const orders = {
  title: "คำสั่งซื้อของฉัน",
  detail: "คำสั่งซื้อ",
} as const satisfies SameKeys<typeof source>;
