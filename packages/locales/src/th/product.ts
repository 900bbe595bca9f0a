import type { product as source } from "../zh/product.ts";
import type { SameKeys } from "../same-keys.ts";

export const product = {
  title: "สินค้า",
} as const satisfies SameKeys<typeof source>;
