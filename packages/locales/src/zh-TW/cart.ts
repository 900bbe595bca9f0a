import type { cart as source } from "../zh/cart.ts";
import type { SameKeys } from "../same-keys.ts";

export const cart = {
  title: "購物車",
  empty: {
    title: "船艙還空著",
    body: "貼上 1688、淘寶或京東的連結，我們幫您帶回來。",
    action: "去找貨",
  },
} as const satisfies SameKeys<typeof source>;
