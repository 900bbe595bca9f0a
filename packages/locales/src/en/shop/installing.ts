import type { installing as source } from "../../zh/shop/installing.ts";
import type { SameKeys } from "../../same-keys.ts";

export const installing = {
  find: "Find",
  cart: "Cart",
  orders: "Orders",
  parcels: "Parcels",
} as const satisfies SameKeys<typeof source>;
