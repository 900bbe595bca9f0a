import type { wallet as source } from "../zh/wallet.ts";
import type { SameKeys } from "../same-keys.ts";

export const wallet = {
  title: "錢包",
} as const satisfies SameKeys<typeof source>;
