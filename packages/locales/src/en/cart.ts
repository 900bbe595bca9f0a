import type { cart as source } from "../zh/cart.ts";
import type { SameKeys } from "../same-keys.ts";

export const cart = {
  title: "Cart",
  empty: {
    title: "The hold is still empty",
    body: "Paste a link from 1688, Taobao or JD and we will bring it to you.",
    action: "Find something",
  },
} as const satisfies SameKeys<typeof source>;
