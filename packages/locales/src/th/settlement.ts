import type { settlement as source } from "../zh/settlement.ts";
import type { SameKeys } from "../same-keys.ts";

export const settlement = {
  title: "ชำระสินค้า",
} as const satisfies SameKeys<typeof source>;
