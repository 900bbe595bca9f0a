import type { settlement as source } from "../zh/settlement.ts";
import type { SameKeys } from "../same-keys.ts";

export const settlement = {
  title: "結算",
} as const satisfies SameKeys<typeof source>;
