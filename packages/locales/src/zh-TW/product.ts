import type { product as source } from "../zh/product.ts";
import type { SameKeys } from "../same-keys.ts";

export const product = {
  title: "商品",
} as const satisfies SameKeys<typeof source>;
