import type { installing as source } from "../../zh/shop/installing.ts";
import type { SameKeys } from "../../same-keys.ts";

export const installing = {
  find: "找商品",
  cart: "購物車",
  orders: "訂單",
  parcels: "包裹",
} as const satisfies SameKeys<typeof source>;
